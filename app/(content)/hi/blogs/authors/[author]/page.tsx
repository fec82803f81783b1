import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthorScreen } from '@/components/content/author-screen';
import { HINDI_HOW_WE_WRITE } from '@/content/hi/authors';
import { PAGE_COPY } from '@/lib/content/copy';
import { authorPath } from '@/lib/content/rules';
import { pageMetadata } from '@/lib/content/seo/service';
import { findHindiAuthor, listHindiArticles, listHindiAuthors } from '@/lib/content/translation/service';
import { siteUrl } from '@/lib/server/site-env';

/** Any other name is not found. */
export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await listHindiAuthors()).map(({ slug }) => ({ author: slug }));

export async function generateMetadata({
  params,
}: PageProps<'/hi/blogs/authors/[author]'>): Promise<Metadata> {
  const author = await findHindiAuthor((await params).author);
  if (!author) notFound();
  const { slug, name, description } = author;
  const title = `${name}, ${PAGE_COPY.hi.brand.desk}`;
  return pageMetadata({ language: 'hi', path: authorPath(slug), title, description });
}

export default async function HindiAuthorPage({ params }: PageProps<'/hi/blogs/authors/[author]'>) {
  const author = await findHindiAuthor((await params).author);
  if (!author) notFound();
  const articles = (await listHindiArticles()).filter((one) => one.author === author.slug);
  return (
    <AuthorScreen
      language="hi"
      author={author}
      howWeWrite={HINDI_HOW_WE_WRITE}
      articles={articles}
      site={siteUrl().origin}
    />
  );
}

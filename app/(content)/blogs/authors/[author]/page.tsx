import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AuthorScreen } from '@/components/content/author-screen';
import { HOW_WE_WRITE } from '@/content/authors';
import { PAGE_COPY } from '@/lib/content/copy';
import { authorPath } from '@/lib/content/rules';
import { pageMetadata } from '@/lib/content/seo/service';
import { findAuthor, listArticles, listAuthors } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

/** Any other name is not found. */
export const dynamicParams = false;

export const generateStaticParams = async () => (await listAuthors()).map(({ slug }) => ({ author: slug }));

export async function generateMetadata({ params }: PageProps<'/blogs/authors/[author]'>): Promise<Metadata> {
  const author = await findAuthor((await params).author);
  if (!author) notFound();
  const { slug, name, description } = author;
  return pageMetadata({ path: authorPath(slug), title: `${name}, ${PAGE_COPY.en.brand.desk}`, description });
}

export default async function AuthorPage({ params }: PageProps<'/blogs/authors/[author]'>) {
  const author = await findAuthor((await params).author);
  if (!author) notFound();
  const articles = (await listArticles()).filter((one) => one.author === author.slug);
  return (
    <AuthorScreen
      language="en"
      author={author}
      howWeWrite={HOW_WE_WRITE}
      articles={articles}
      site={siteUrl().origin}
    />
  );
}

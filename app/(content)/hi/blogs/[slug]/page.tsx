import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleScreen } from '@/components/content/article-screen';
import { PAGE_COPY } from '@/lib/content/copy';
import { pageMetadata } from '@/lib/content/seo/service';
import { findReview } from '@/lib/content/service';
import {
  findHindiArticle,
  findHindiAuthor,
  listHindiArticles,
  listHindiTopics,
  pickHindiArticles,
} from '@/lib/content/translation/service';
import { siteUrl } from '@/lib/server/site-env';

/** Any other slug is not found. */
export const dynamicParams = false;

export const generateStaticParams = async () => (await listHindiArticles()).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<'/hi/blogs/[slug]'>): Promise<Metadata> {
  const article = await findHindiArticle((await params).slug);
  if (!article) notFound();
  const { slug, title, description, hero } = article;
  return pageMetadata({
    language: 'hi',
    path: `/blogs/${slug}`,
    title,
    description,
    imageAlt: hero.alt,
    article: { ...article, author: PAGE_COPY.hi.brand.desk },
  });
}

export default async function HindiArticlePage({ params }: PageProps<'/hi/blogs/[slug]'>) {
  const article = await findHindiArticle((await params).slug);
  if (!article) notFound();
  const author = await findHindiAuthor(article.author);
  if (!author) notFound();
  return (
    <ArticleScreen
      language="hi"
      article={article}
      author={author}
      review={await findReview(article.slug)}
      related={await pickHindiArticles(article.related)}
      topics={(await listHindiTopics()).filter((topic) => topic.related.includes(article.slug))}
      site={siteUrl().origin}
    />
  );
}

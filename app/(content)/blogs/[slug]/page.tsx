import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleScreen } from '@/components/content/article-screen';
import { PAGE_COPY } from '@/lib/content/copy';
import { pageMetadata } from '@/lib/content/seo/service';
import { findArticle, findAuthor, findReview, listArticles, pickArticles } from '@/lib/content/service';
import { topicsOfArticle } from '@/lib/content/topics/service';
import { siteUrl } from '@/lib/server/site-env';

/** Any other slug is not found. */
export const dynamicParams = false;

export const generateStaticParams = async () => (await listArticles()).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<'/blogs/[slug]'>): Promise<Metadata> {
  const article = await findArticle((await params).slug);
  if (!article) notFound();
  const { slug, title, description, hero } = article;
  return pageMetadata({
    path: `/blogs/${slug}`,
    title,
    description,
    imageAlt: hero.alt,
    article: { ...article, author: PAGE_COPY.en.brand.desk },
  });
}

export default async function ArticlePage({ params }: PageProps<'/blogs/[slug]'>) {
  const article = await findArticle((await params).slug);
  if (!article) notFound();
  const author = await findAuthor(article.author);
  if (!author) notFound();
  return (
    <ArticleScreen
      language="en"
      article={article}
      author={author}
      review={await findReview(article.slug)}
      related={await pickArticles(article.related)}
      topics={topicsOfArticle(article.slug)}
      site={siteUrl().origin}
    />
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleScreen } from '@/components/content/article-screen';
import { BRAND } from '@/content/brand';
import { pageMetadata } from '@/lib/content/seo/service';
import { findArticle, findAuthor, findReview, listArticles, pickArticles } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

/** Any other slug is not found. */
export const dynamicParams = false;

export const generateStaticParams = async () => (await listArticles()).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<'/blogs/[slug]'>): Promise<Metadata> {
  const article = await findArticle((await params).slug);
  if (!article) notFound();
  const { slug, title, description, hero } = article;
  const author = `${BRAND.name} Editorial`;
  return pageMetadata({
    path: `/blogs/${slug}`,
    title,
    description,
    imageAlt: hero.alt,
    article: { ...article, author },
  });
}

export default async function ArticlePage({ params }: PageProps<'/blogs/[slug]'>) {
  const article = await findArticle((await params).slug);
  if (!article) notFound();
  const author = await findAuthor(article.author);
  if (!author) notFound();
  return (
    <ArticleScreen
      article={article}
      author={author}
      review={await findReview(article.slug)}
      related={await pickArticles(article.related)}
      site={siteUrl().origin}
    />
  );
}

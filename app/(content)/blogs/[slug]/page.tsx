import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ArticleScreen } from '@/components/content/article-screen';
import { pageMetadata } from '@/lib/content/seo/service';
import { findArticle, listArticles, pickArticles } from '@/lib/content/service';
import { siteUrl } from '@/lib/server/site-env';

/** Any other slug is not found. */
export const dynamicParams = false;

export const generateStaticParams = async () => (await listArticles()).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: PageProps<'/blogs/[slug]'>): Promise<Metadata> {
  const article = await findArticle((await params).slug);
  if (!article) notFound();
  const { slug, title, description, hero } = article;
  return pageMetadata({ path: `/blogs/${slug}`, title, description, imageAlt: hero.alt, article });
}

export default async function ArticlePage({ params }: PageProps<'/blogs/[slug]'>) {
  const article = await findArticle((await params).slug);
  if (!article) notFound();
  const related = await pickArticles(article.related);
  return <ArticleScreen article={article} related={related} site={siteUrl().origin} />;
}

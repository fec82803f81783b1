import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TopicTextScreen } from '@/components/content/topic-text-screen';
import { topicPath } from '@/lib/content/rules';
import { pageMetadata } from '@/lib/content/seo/service';
import { findReview } from '@/lib/content/service';
import { listHindiTopics, pickHindiArticles } from '@/lib/content/translation/service';
import { siteUrl } from '@/lib/server/site-env';

/** Any other slug is not found. */
export const dynamicParams = false;

type Props = PageProps<'/hi/psychologist/topic/[slug]'>;

export const generateStaticParams = async () => (await listHindiTopics()).map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const topic = (await listHindiTopics()).find((one) => one.slug === slug);
  if (!topic) notFound();
  const { title, description } = topic;
  return pageMetadata({ language: 'hi', path: topicPath(slug), title, description });
}

export default async function HindiTopicPage({ params }: Props) {
  const { slug } = await params;
  const topics = await listHindiTopics();
  const topic = topics.find((one) => one.slug === slug);
  if (!topic) notFound();
  return (
    <TopicTextScreen
      language="hi"
      topic={topic}
      review={await findReview(slug)}
      related={await pickHindiArticles(topic.related)}
      others={topics.filter((one) => one !== topic)}
      site={siteUrl().origin}
    />
  );
}

import type { Metadata } from 'next';
import { TopicMissingScreen } from '@/components/companions/topic-missing-screen';
import { TopicScreen } from '@/components/companions/topic-screen';
import { Notices } from '@/components/settings/notices';
import { PageData } from '@/lib/client/page-data';
import { listForTopic } from '@/lib/companions/topics/service';
import { topicPath } from '@/lib/content/rules';
import { pageMetadata } from '@/lib/content/seo/service';
import { findTopic, openTopic } from '@/lib/content/topics/service';
import { t } from '@/lib/kit/text';
import { answerNotFound } from '@/lib/server/answer-not-found';
import { readPageData } from '@/lib/server/page-data';
import { jobScope } from '@/lib/server/scope';
import { siteUrl } from '@/lib/server/site-env';
import { getMe } from '@/lib/users/contract';
import * as users from '@/lib/users/service';

type Props = PageProps<'/psychologist/topic/[slug]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const topic = findTopic((await params).slug);
  if (!topic) return { title: t('Topic not found'), robots: { index: false } };
  const { slug, title, description } = topic;
  return pageMetadata({ path: topicPath(slug), title, description });
}

export default async function TopicPage({ params }: Props) {
  const opened = await openTopic((await params).slug);
  if (!opened) {
    answerNotFound();
    return <TopicMissingScreen />;
  }
  const [companions, { state, notices }] = await Promise.all([
    listForTopic(jobScope(), opened.topic.expertise),
    readPageData((read) => [read(getMe, users.getMe)]),
  ]);
  return (
    <PageData state={state}>
      <Notices notices={notices} />
      <TopicScreen opened={opened} companions={companions} site={siteUrl().origin} />
    </PageData>
  );
}

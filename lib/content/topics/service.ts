import type { Topic } from '@/content/formats';
import { REVIEWS } from '@/content/reviews';
import { TOPICS } from '@/content/topics';
import { openArticle } from '../service';
import type { OpenTopic } from './rules';

/*
 * Invariants:
 * - Reads nothing from disk and checks nothing: a topic's page is made for every request, and the build has judged it (lib/content/service).
 */

/** The topic of a slug; undefined when there is none. */
export const findTopic = (slug: string): Topic | undefined => TOPICS.find((one) => one.slug === slug);

/** The topic of a slug, with its articles and the other topics; undefined when there is none. */
export async function openTopic(slug: string): Promise<OpenTopic | undefined> {
  const topic = findTopic(slug);
  if (!topic) return undefined;
  const related = await Promise.all(topic.related.map(openArticle));
  return { topic, review: REVIEWS[slug], related, others: TOPICS.filter((one) => one !== topic) };
}

/** The topics whose pages lead to an article, which leads back. */
export const topicsOfArticle = (slug: string): readonly Topic[] =>
  TOPICS.filter(({ related }) => related.includes(slug));

import type { Article, Block, Review, Topic } from '@/content/formats';

/** A topic with all its page needs besides companions. */
export type OpenTopic = {
  topic: Topic;
  review: Review | undefined;
  related: readonly Article[];
  others: readonly Topic[];
};

/** What stands before the first heading of a text, and the rest. */
export function introductionOf(body: readonly Block[]): [readonly Block[], readonly Block[]] {
  const at = body.findIndex(({ kind }) => kind === 'heading');
  return at === -1 ? [body, []] : [body.slice(0, at), body.slice(at)];
}

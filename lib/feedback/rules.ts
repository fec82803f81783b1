import { RATING_TAGS, type Rating } from './constants';

/** What a person said with a rating. */
export type Said = { rating: number; selectedTags: readonly string[] | null; feedbackText: string | null };

/** Whether two ratings of one chat are the same one, sent twice; the order of tags does not matter. */
export function saysTheSame(one: Said, other: Said | null): boolean {
  if (other === null) return false;
  const tags = ({ selectedTags }: Said) => JSON.stringify([...(selectedTags ?? [])].sort());
  return one.rating === other.rating && one.feedbackText === other.feedbackText && tags(one) === tags(other);
}

/** Whether every tag is offered for that rating. */
export function tagsFit(rating: number, tags: readonly string[]): boolean {
  const offered: readonly string[] = RATING_TAGS[rating as Rating] ?? [];
  return tags.every((tag) => offered.includes(tag));
}

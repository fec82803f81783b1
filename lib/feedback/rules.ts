import { RATING_TAGS, type Rating } from './constants';

/** Whether every tag is offered for that rating. */
export function tagsFit(rating: number, tags: readonly string[]): boolean {
  const offered = RATING_TAGS[rating as Rating] ?? [];
  return tags.every((tag) => offered.includes(tag));
}

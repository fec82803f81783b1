import { LOOK_BACK, LOOK_EVERY_MS, MARKED_ID_CHARS, REMOVED_MARK } from './constants';

type Held = { id: string; removed?: true | undefined; reaction?: string | undefined };

/** Whether another device may have written, so that it is time to look: the rarer, the longer the chat has been calm (ms). */
export function isTimeToLook(sinceLookMs: number, calmForMs: number): boolean {
  const pace = LOOK_EVERY_MS.findLast((one) => calmForMs >= one.calmForMs);
  return pace !== undefined && sinceLookMs >= pace.everyMs;
}

/** Which messages carry a reaction or were removed, in few characters; find-news.sql writes the same. */
const marksOf = (held: readonly Held[]): string =>
  held
    .map(({ id, removed, reaction }) => [id.slice(0, MARKED_ID_CHARS), removed ? REMOVED_MARK : reaction])
    .flatMap(([id, mark]) => (mark === undefined ? [] : `${id}${mark}`))
    .join('');

/** What to look for: the messages after this one, how many of them are here, and their marks. */
export function lookFrom(held: readonly Held[]) {
  const after = held.at(-1 - LOOK_BACK)?.id;
  const newest = held.slice(after === undefined ? 0 : -LOOK_BACK);
  return { after, messages: newest.length, marks: marksOf(newest) };
}

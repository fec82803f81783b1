import { LOOK_BACK, LOOK_EVERY_MS } from './constants';

/** Whether another device may have written, so that it is time to look: the rarer, the longer the chat has been calm (ms). */
export function isTimeToLook(sinceLookMs: number, calmForMs: number): boolean {
  const pace = LOOK_EVERY_MS.findLast((one) => calmForMs >= one.calmForMs);
  return pace !== undefined && sinceLookMs >= pace.everyMs;
}

/** What to look for: the messages after this one, and how many of them are here. */
export function lookFrom(held: readonly { id: string }[]): { after: string | undefined; messages: number } {
  const after = held.at(-1 - LOOK_BACK)?.id;
  return { after, messages: after === undefined ? held.length : LOOK_BACK };
}

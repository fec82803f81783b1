import { TALKING_MS, USUAL_SIMULTANEOUS_CHATS } from './constants';

/**
 * When a companion has a place free again, or null while it has one.
 * @param lastHeard when each person who is talking with it wrote last, in any order
 * @param places people it talks to at once; null for the usual number
 */
export function fullUntil(lastHeard: readonly Date[], places: number | null): Date | null {
  const over = lastHeard.length - (places ?? USUAL_SIMULTANEOUS_CHATS);
  // Free once `over` + 1 of them have gone quiet, the longest quiet first.
  const last = lastHeard.toSorted((a, b) => a.getTime() - b.getTime())[over];
  return over < 0 || last === undefined ? null : new Date(last.getTime() + TALKING_MS);
}

import { TALKING_MS, USUAL_SIMULTANEOUS_CHATS } from './constants';

/**
 * When a companion has a free place again, or null while it has one.
 * @param lastHeard when each person talking with it last wrote, in any order
 * @param places how many people it talks to at once; null for the default
 */
export function fullUntil(lastHeard: readonly Date[], places: number | null): Date | null {
  const excess = lastHeard.length - (places ?? USUAL_SIMULTANEOUS_CHATS);
  // A place is free once `excess` + 1 of them have gone quiet, the longest quiet first.
  const last = lastHeard.toSorted((a, b) => a.getTime() - b.getTime())[excess];
  return excess < 0 || last === undefined ? null : new Date(last.getTime() + TALKING_MS);
}

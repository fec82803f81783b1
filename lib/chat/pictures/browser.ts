import type { SentPicture } from './rules';

/** A picture that did not go out with its message, and the words beside it. */
export type ReturnedPicture = { picture: SentPicture; words: string };

const returned = new Map<string, ReturnedPicture>();
const listeners = new Set<() => void>();

/** @returns stops telling that a picture was given back */
export function subscribeToReturned(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was given back in a chat and not taken up yet. It lives as long as the page. */
export const readReturned = (sessionId: string): ReturnedPicture | undefined => returned.get(sessionId);

/** Gives a picture back whose message did not go out; none: it has been taken up. */
export function writeReturned(sessionId: string, given: ReturnedPicture | undefined): void {
  if (given) returned.set(sessionId, given);
  else if (!returned.delete(sessionId)) return;
  for (const listener of listeners) listener();
}

import { readDraft, writeDraft } from '../browser';

const listeners = new Set<() => void>();

/** It is kept where drafts are, and as long. */
const draftOf = (sessionId: string) => `quote-${sessionId}`;

/** @returns stops telling that another message is to be answered */
export function subscribeToQuotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The id of the message that the next one of a chat is to answer. */
export const readQuote = (sessionId: string): string | undefined =>
  readDraft(draftOf(sessionId)) || undefined;

/** Chooses the message that the next one is to answer, or none. */
export function writeQuote(sessionId: string, id: string | undefined): void {
  if (readQuote(sessionId) === id) return;
  writeDraft(draftOf(sessionId), id ?? '');
  for (const listener of listeners) listener();
}

/** @returns the id of the message that is answered; from then on none is to be */
export function takeQuote(sessionId: string): string | undefined {
  const id = readQuote(sessionId);
  writeQuote(sessionId, undefined);
  return id;
}

import { readDraft, writeDraft } from '../../browser';

const draftOf = (sessionId: string) => `${sessionId}-picture`;

/** The unsent words beside a picture of a chat. They outlive the dialog and a reload, as a chat's own draft does; the picture does not. */
export const readWords = (sessionId: string): string => readDraft(draftOf(sessionId));

/** Keeps the words beside a picture; none: they were sent. */
export const writeWords = (sessionId: string, words: string): void => writeDraft(draftOf(sessionId), words);

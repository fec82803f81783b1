/*
 * Invariants:
 * - Only the console reads a talk of somebody, and it writes down that it did, why, and for whose export.
 */
import type { Runner } from '@/lib/kit/scope';
import { listMessages } from '../store';
import * as store from './store';

export { findMessage, findTalk } from './store';

/** The newest messages of a talk in the order in which they were said, or those before a message; none of a chat that is gone. */
export const readTalk = listMessages;

/** The text of a message and the names in its talk; null when either is gone. */
export async function findSaid(db: Runner, sessionId: string, messageId: string) {
  const [talk, message] = await Promise.all([
    store.findTalk(db, sessionId),
    store.findMessage(db, sessionId, messageId),
  ]);
  return talk && message ? { ...talk, text: message.content } : null;
}

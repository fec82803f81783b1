/*
 * Invariants:
 * - Nothing that is remembered only after a yes, that a newer fact replaced, or that was asked about before is among what is found.
 * - Who has switched memory off is asked about nothing.
 */
import { CHAT_TYPES, type ChatType } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { dayOf } from '../learning/dates/rules';
import * as store from './store';

export type Past = Omit<store.PastFact, 'chatType'> & { chatType: ChatType };

/**
 * What a person told that it was still to come, and whose day is over: plans and events of their own, the newest day first.
 * @param days how long ago that day may be
 */
export async function findPast(
  db: Runner,
  userId: string,
  now: Date,
  { days, limit }: { days: number; limit: number },
): Promise<Past[]> {
  const found = await store.findPast(db, { userId, today: dayOf(now), days, limit });
  return found.map((one) => ({ ...one, chatType: oneOf(CHAT_TYPES, one.chatType) }));
}

/**
 * Notes that it was asked about; nobody asks again. Inside the transaction that stores the question.
 * @param askedIn an id of the question, as of a turn
 * @returns false when it is no longer in force, or was asked about meanwhile
 */
export const markAsked = store.markAsked;

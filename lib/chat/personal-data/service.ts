/*
 * Invariants:
 * - A chat is deleted by its user alone, and never while a reply is under way in it.
 * - Deleting a chat takes its messages, turns and rating, and what companions noted of it; ledger and payments stay.
 * - Deleting holds its rows without waiting for them, so that it is never one half of a deadlock with a send.
 */

import { AppError } from '@/lib/kit/app-error';
import { retryBusy } from '@/lib/kit/retry-busy';
import type { Db, Runner } from '@/lib/kit/scope';
import { forgetChat } from '@/lib/memory/service';
import type { MoveBelongings } from '@/lib/users/ports';
import { endBalance } from '@/lib/wallet/service';
import { moveCheckIns } from '../check-ins/store';
import { SESSION_NOT_FOUND } from '../copy';
import { moveSessions } from '../store';
import { CHAT_BUSY } from './copy';
import * as store from './store';

export type { ExportedMessageRow, OwnChatRow } from './store';
export { countMessages, countMessagesOf, findNames, listChats, listPictures } from './store';

type Person = { userId: string; visitorIds: readonly string[] };

/**
 * Deletes one chat of a user.
 * @param holdPayments holds the payments of that session, so that none settles meanwhile
 * @throws AppError `not_found` (missing or somebody else's), `conflict` (a reply is under way)
 */
export async function deleteChat(
  db: Db,
  userId: string,
  sessionId: string,
  now: Date,
  holdPayments: (tx: Runner, sessionId: string) => Promise<void>,
): Promise<void> {
  await retryBusy(() =>
    db.transaction(async (tx) => {
      await store.lockUser(tx, userId);
      await holdPayments(tx, sessionId);
      const [session] = await store.lockSessions(tx, { userId, visitorIds: [] }, sessionId);
      if (!session) throw new AppError('not_found', SESSION_NOT_FOUND);
      if ((await store.lockPending(tx, [sessionId])) > 0) throw new AppError('conflict', CHAT_BUSY);
      await forgetChat(tx, userId, sessionId, now);
      await store.deleteSessions(tx, userId, [sessionId]);
    }),
  );
}

/**
 * Removes every chat of a person, those that a browser began before it had a user included. A reply under way finds
 * its turn gone and is thrown away. Runs inside the caller's transaction, which holds the user's row.
 * @throws an error that `isRowBusy` knows
 */
export async function deletePersonalData(tx: Runner, person: Person, now: Date): Promise<void> {
  const sessions = await store.lockSessions(tx, person, null);
  const ids = sessions.map((session) => session.id);
  await store.lockPending(tx, ids);
  for (const session of sessions) {
    if (session.userId !== null) continue;
    await endBalance(tx, { kind: 'session', id: session.id }, session.messagesLeft, now);
  }
  await store.deleteSessions(tx, person.userId, ids);
}

/** Implements the port `MoveBelongings` of lib/users for chats. */
export const movePersonalData: MoveBelongings = async (tx, { guestId, accountId }) => {
  if (guestId === null) return;
  await moveSessions(tx, guestId, accountId);
  await moveCheckIns(tx, guestId, accountId);
};

/** Messages read in one go. */
const BATCH = 1_000;
const CHATS_BATCH = 200;

/** All chats of a user, newest activity first; an incognito chat as long as it is there. */
export async function collectPersonalData(
  db: Runner,
  userId: string,
  now: Date,
): Promise<store.OwnChatRow[]> {
  const chats: store.OwnChatRow[] = [];
  for (;;) {
    const page = await store.listChats(db, userId, chats.at(-1) ?? null, CHATS_BATCH, now);
    chats.push(...page);
    if (page.length < CHATS_BATCH) return chats;
  }
}

/** The messages of one of those chats, oldest first, a batch at a time. */
export async function* collectMessages(
  db: Runner,
  sessionId: string,
): AsyncGenerator<store.ExportedMessageRow[]> {
  let seq = '0';
  for (;;) {
    const batch = await store.listMessagesAfter(db, sessionId, seq, BATCH);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    seq = last.seq;
  }
}

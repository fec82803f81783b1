/*
 * Invariants:
 * - A person sees the orders of the own wallet, nobody else's.
 * - Orders outlive the account, as orders of nobody: what is paid on them later goes back (settle/service.ts).
 */
import type { Runner } from '@/lib/kit/scope';
import type { MoveBelongings } from '@/lib/users/ports';
import { movePayments } from '../store';
import * as store from './store';

export type { RecordRow } from './store';
export { findRecord, listRecords } from './store';

/** Every order of a user, newest first. */
export function collectPersonalData(db: Runner, userId: string): Promise<store.RecordRow[]> {
  return store.listRecords(db, userId, null, null);
}

/** For lib/chat: holds the orders of a chat that is being deleted. @throws an error that `isRowBusy` knows */
export const holdPaymentsOfChat = store.lockOfSession;

/**
 * Takes a person out of the orders; amounts and Cashfree's numbers stay for the books. Inside the caller's transaction,
 * which holds the user's row.
 * @throws an error that `isRowBusy` knows
 */
export const deletePersonalData = store.anonymise;

/** Implements the port `MoveBelongings` of lib/users for orders, open ones included. */
export const movePersonalData: MoveBelongings = (tx, { guestId, visitorId, accountId }) =>
  movePayments(tx, guestId, visitorId, accountId);

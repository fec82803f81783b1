/*
 * Invariants:
 * - A person sees the orders of their own wallet, nobody else's.
 * - Orders outlive the account without an owner: what is paid on them later is refunded (settle/service.ts).
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

/** For deleting a chat: locks its orders, so that none settles meanwhile. @throws an error that `isRowBusy` knows */
export const lockPaymentsOfSession = store.lockPaymentsOfSession;

/**
 * Takes a person out of their orders; amounts and Cashfree's numbers stay for the books. Runs inside the caller's
 * transaction, which locks the user's row.
 * @throws an error that `isRowBusy` knows
 */
export const deletePersonalData = store.anonymisePayments;

/** Implements the port `MoveBelongings` of lib/users for orders, open ones included. */
export const movePersonalData: MoveBelongings = (tx, { guestId, visitorId, accountId }) =>
  movePayments(tx, guestId, visitorId, accountId);

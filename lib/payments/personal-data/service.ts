/*
 * Invariants:
 * - A person sees the orders of their own wallet, nobody else's.
 * - What the person asked back before is still paid back; what is unused then is fixed.
 * - Orders outlive the account without an owner: what is paid on them later is refunded (settle/service.ts).
 */
import { inBatches } from '@/lib/kit/in-batches';
import type { JobScope, Runner } from '@/lib/kit/scope';
import type { MoveBelongings } from '@/lib/users/ports';
import { fixRefunds, listRequests } from '../refund-requests/service';
import { movePayments } from '../store';
import { booksStart } from './rules';
import * as store from './store';

export type { RecordRow } from './store';
export { findRecord, listRecords } from './store';

/** Every order of a user, newest first. */
export function collectPersonalData(db: Runner, userId: string): Promise<store.RecordRow[]> {
  return store.listRecords(db, userId, null, null);
}

/** For deleting a chat: locks its orders, so that none settles meanwhile. @throws an error that `isRowBusy` knows */
export const lockPaymentsOfSession = store.lockPaymentsOfSession;

/** Every refund of a user, the newest order first. */
export async function collectRefunds(db: Runner, userId: string) {
  const requests = await listRequests(db, { userId, visitorId: null });
  return requests.map(({ id: _, ...request }) => request);
}

/**
 * Takes a person out of their orders; amounts, refunds that are under way and Cashfree's numbers stay for the books. Runs inside the
 * caller's transaction, which locks the user's row.
 * @throws an error that `isRowBusy` knows
 */
export async function deletePersonalData(
  tx: Runner,
  person: { userId: string; visitorIds: readonly string[] },
  now: Date,
): Promise<void> {
  const { userId, visitorIds } = person;
  for (const visitorId of visitorIds) await fixRefunds(tx, { userId, visitorId }, now);
  await store.anonymisePayments(tx, person);
}

/** Implements the port `MoveBelongings` of lib/users for orders, open ones included. */
export const movePersonalData: MoveBelongings = (tx, { guestId, visitorId, accountId }) =>
  movePayments(tx, guestId, visitorId, accountId);

/** Takes the persons out of orders of more than 8 financial years ago; amounts and Cashfree's numbers stay. @returns orders */
export function anonymiseOldOrders({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = booksStart(now());
  return inBatches((rows) => store.anonymiseOld(db, { before, rows }));
}

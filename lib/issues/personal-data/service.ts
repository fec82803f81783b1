/*
 * Invariants:
 * - An issue is found by the person who sent it, never by the number in it: numbers are recycled, and anybody can type one.
 */
import type { Runner } from '@/lib/kit/scope';
import type { MoveBelongings } from '@/lib/users/ports';
import * as store from './store';

/** The issues that a person raised, also in this browser before it had a user. */
export function collectPersonalData(db: Runner, person: { userId: string; visitorId: string }) {
  return store.listIssues(db, { userId: person.userId, visitorIds: [person.visitorId] });
}

/** Deletes them. Inside the caller's transaction. */
export function deletePersonalData(tx: Runner, person: store.Sender): Promise<void> {
  return store.deleteIssues(tx, person);
}

/** Implements the port `MoveBelongings` of lib/users: what a guest raised is the account's from now on. */
export const movePersonalData: MoveBelongings = (tx, { guestId, visitorId, accountId }) =>
  store.moveIssues(tx, { guestId, visitorId }, accountId);

/*
 * Invariants:
 * - Of a friend a person learns the first letter of the name, never more.
 * - A friend's deletion changes nothing in what the referrer has earned.
 */
import type { Runner } from '@/lib/kit/scope';
import { deleteReferrals, listReferrals, type ReferralRow } from './store';

/** A person's link, the friends who came by it, and by which link the person came. */
export function collectPersonalData(db: Runner, userId: string): Promise<ReferralRow[]> {
  return listReferrals(db, userId);
}

/** Takes a person out of the referrals. Inside the caller's transaction. @throws an error that `isRowBusy` knows */
export function deletePersonalData(tx: Runner, person: { userId: string }): Promise<void> {
  return deleteReferrals(tx, person.userId);
}

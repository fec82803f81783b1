/*
 * Invariants:
 * - Of a friend a person sees the first letter of the name, never more.
 * - The deletion of a friend changes nothing about what the referrer has earned; a reward for a payment that goes back is lost.
 */
import type { Runner } from '@/lib/kit/scope';
import type { MoveBelongings } from '@/lib/users/ports';
import { weighFriends } from '../rewards/store';
import { deleteClaim } from '../store';
import { deleteReferrals, listReferrals } from './store';

/** A person's link, the friends who came by it, and the link by which the person came. */
export function collectPersonalData(db: Runner, userId: string) {
  return listReferrals(db, userId);
}

/** Takes a person out of the referrals. Inside the caller's transaction, while the user is still there. */
export async function deletePersonalData(tx: Runner, person: { userId: string }, now: Date): Promise<void> {
  await weighFriends(tx, now, person.userId);
  await deleteReferrals(tx, person.userId);
}

/**
 * Implements the port `MoveBelongings` of lib/users: a guest who signs in to an existing account is no new friend, so the
 * referrer no longer waits for one.
 */
export const movePersonalData: MoveBelongings = async (tx, { guestId }) => {
  if (guestId !== null) await deleteClaim(tx, guestId);
};

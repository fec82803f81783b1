/*
 * Invariants:
 * - What a Google account was given in an account that was deleted is not given again to the next one.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Runner, Scope } from '@/lib/kit/scope';
import { expireFree, offerMessages } from '@/lib/wallet/service';
import { closeOffer } from '../../gifts/service';
import { lockUser } from '../../store';
import { SIGN_IN_FAILED } from '../copy';

/** Whether a user has bought the ₹3 offer. */
export const boughtOffer = async (tx: Runner, userId: string): Promise<boolean> =>
  (await offerMessages(tx, { kind: 'user', id: userId })) > 0;

/**
 * Ends what a Google account had before, in an account that was deleted: as at a sign-in to an existing account, free messages
 * expire, and a used offer is used.
 * @param given its gifts of before
 * @throws AppError `conflict`
 */
export async function endGiftsOfBefore(
  scope: Pick<Scope, 'actor' | 'now'>,
  tx: Runner,
  userId: string,
  given: ReadonlySet<string>,
): Promise<void> {
  if (given.has('offer')) {
    // Paid at this very moment: the next attempt finds it.
    if (await boughtOffer(tx, userId)) throw new AppError('conflict', SIGN_IN_FAILED);
    await closeOffer(tx, userId);
  }
  if (given.has('starter')) {
    const member = await lockUser(tx, { userId, visitorId: scope.actor.visitorId });
    if (member) await expireFree(tx, member, scope.now());
  }
}

/*
 * Invariants:
 * - Everything about the person goes in one transaction; ledger and orders stay as entries of nobody, the ledger at 0.
 * - The user's row is held first and nothing else is waited for: no send, payment or sign-in can deadlock with it.
 * - Whatever is under way finds its rows gone and changes nothing; a payment that comes later is queued to go back.
 */

import { eraseChats } from '@/lib/chat/own/service';
import { eraseReviews } from '@/lib/companions/personal/service';
import { eraseFeedback } from '@/lib/feedback/personal/service';
import { eraseIssues } from '@/lib/issues/personal/service';
import type { Answer } from '@/lib/kit/endpoint';
import { retryBusy } from '@/lib/kit/retry-busy';
import type { Scope } from '@/lib/kit/scope';
import { eraseMemory } from '@/lib/memory/service';
import { erasePayments } from '@/lib/payments/records/service';
import { eraseReferrals } from '@/lib/referrals/personal/service';
import { eraseUser, lockUser } from '@/lib/users/personal/service';
import { endBalance } from '@/lib/wallet/service';
import type { deleteAccount as deleteEndpoint } from '../contract';
import { requireCaller } from '../service';

/**
 * Deletes the caller's account, a guest's like a member's. Afterwards the cookie finds nobody.
 * @throws AppError `not_signed_in`, `conflict` (something is under way for seconds)
 */
export async function deleteAccount(scope: Scope): Promise<Answer<typeof deleteEndpoint>> {
  const { id: userId } = await requireCaller(scope);
  await retryBusy(() =>
    scope.db.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user) return;
      const visitorIds = [...new Set([scope.actor.visitorId, user.visitorId ?? scope.actor.visitorId])];
      const person = { userId, visitorIds };
      const now = scope.now();
      await erasePayments(tx, person);
      await eraseFeedback(tx, person);
      await eraseMemory(tx, userId);
      await eraseChats(tx, person, now);
      await eraseReviews(tx, userId);
      await eraseReferrals(tx, userId);
      await eraseIssues(tx, user.verifiedNumber);
      await endBalance(tx, { kind: 'user', id: userId }, user.messageBalance, now);
      await eraseUser(tx, person);
    }),
  );
  scope.forget();
  scope.log.info({}, 'account deleted');
  return { success: true };
}

/*
 * Invariants:
 * - Everything about the person goes in one transaction; ledger and orders stay as entries of nobody, the ledger at 0.
 * - The user's row is held first and nothing else is waited for: no send, payment or sign-in can deadlock with it.
 * - Whatever is under way finds its rows gone and changes nothing; a payment that comes later is queued to go back.
 */

import * as chatData from '@/lib/chat/personal-data/service';
import * as companionsData from '@/lib/companions/personal-data/service';
import * as feedbackData from '@/lib/feedback/personal-data/service';
import * as issuesData from '@/lib/issues/personal-data/service';
import type { Answer } from '@/lib/kit/endpoint';
import { retryBusy } from '@/lib/kit/retry-busy';
import type { Scope } from '@/lib/kit/scope';
import * as memoryData from '@/lib/memory/personal-data/service';
import * as paymentsData from '@/lib/payments/personal-data/service';
import * as referralsData from '@/lib/referrals/personal-data/service';
import * as usersData from '@/lib/users/personal-data/service';
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
      const user = await usersData.lockUser(tx, userId);
      if (!user) return;
      const visitorIds = [...new Set([scope.actor.visitorId, user.visitorId ?? scope.actor.visitorId])];
      const person = { userId, visitorIds, verifiedNumber: user.verifiedNumber };
      const now = scope.now();
      await paymentsData.deletePersonalData(tx, person);
      await feedbackData.deletePersonalData(tx, person);
      await memoryData.deletePersonalData(tx, person);
      await chatData.deletePersonalData(tx, person, now);
      await companionsData.deletePersonalData(tx, person);
      await referralsData.deletePersonalData(tx, person);
      await issuesData.deletePersonalData(tx, person);
      await endBalance(tx, { kind: 'user', id: userId }, user.messageBalance, now);
      await usersData.deletePersonalData(tx, person);
    }),
  );
  scope.forget();
  scope.log.info({}, 'account deleted');
  return { success: true };
}

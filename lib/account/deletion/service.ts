/*
 * Invariants:
 * - Everything about the person is deleted in one transaction; ledger entries and orders stay without an owner, the ledger
 *   at 0.
 * - The user's row is locked first and no other lock is waited for: no send, payment or sign-in can deadlock with it.
 * - Whatever is in progress finds its rows gone and changes nothing; a payment that arrives later is queued for a refund.
 */

import * as chatData from '@/lib/chat/personal-data/service';
import * as companionsData from '@/lib/companions/personal-data/service';
import * as feedbackData from '@/lib/feedback/personal-data/service';
import * as issuesData from '@/lib/issues/personal-data/service';
import type { Answer } from '@/lib/kit/endpoint';
import { failWhenBusy, retryBusy } from '@/lib/kit/retry-busy';
import type { Scope } from '@/lib/kit/scope';
import * as memoryData from '@/lib/memory/personal-data/service';
import * as paymentsData from '@/lib/payments/personal-data/service';
import * as referralsData from '@/lib/referrals/personal-data/service';
import * as crisisData from '@/lib/safety/care/personal-data/service';
import * as usersData from '@/lib/users/personal-data/service';
import { endBalance } from '@/lib/wallet/service';
import type { deleteAccount as deleteEndpoint } from '../contract';
import { requireCaller } from '../service';

/**
 * Deletes the caller's account, a guest's as well as a member's. Afterwards the cookie finds no user.
 * @throws AppError `not_signed_in`, `conflict` (something else held a lock for seconds)
 */
export async function deleteAccount(scope: Scope): Promise<Answer<typeof deleteEndpoint>> {
  const { id: userId } = await requireCaller(scope);
  await retryBusy(() =>
    scope.db.transaction(async (tx) => {
      const person = await usersData.lockPerson(tx, { ...scope.actor, userId });
      if (!person) return;
      await failWhenBusy(tx);
      const now = scope.now();
      await paymentsData.deletePersonalData(tx, person);
      await feedbackData.deletePersonalData(tx, person);
      await memoryData.deletePersonalData(tx, person);
      await chatData.deletePersonalData(tx, person, now);
      await crisisData.deletePersonalData(tx, person);
      await companionsData.deletePersonalData(tx, person);
      await referralsData.deletePersonalData(tx, person);
      await issuesData.deletePersonalData(tx, person);
      await endBalance(tx, { kind: 'user', id: userId }, person.messageBalance, now);
      await usersData.deletePersonalData(tx, person);
    }),
  );
  scope.forget();
  scope.log.info({}, 'account deleted');
  return { success: true };
}

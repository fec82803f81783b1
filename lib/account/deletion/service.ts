/*
 * Invariants:
 * - Everything about the person is deleted in one transaction; ledger entries and orders stay without an owner, the ledger
 *   at 0.
 * - The user's row is locked first and no other lock is waited for: no send, payment or sign-in can deadlock with it.
 * - What remains are keyed hashes that keep gifts from being given again, for 24 months.
 * - A person who is held as a minor, or suspended, stays so: in the browser, and by a keyed hash of the Google subject.
 * - Nothing is deleted of whom an authority wants everything kept (lib/users/legal-hold).
 * - Whatever is in progress finds its rows gone and changes nothing; a payment that arrives later is queued for a refund.
 */

import * as chatData from '@/lib/chat/personal-data/service';
import * as companionsData from '@/lib/companions/personal-data/service';
import * as feedbackData from '@/lib/feedback/personal-data/service';
import * as issuesData from '@/lib/issues/personal-data/service';
import type { Answer } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { failWhenBusy, retryBusy } from '@/lib/kit/retry-busy';
import type { JobScope, Runner, Scope } from '@/lib/kit/scope';
import * as memoryData from '@/lib/memory/personal-data/service';
import * as paymentsData from '@/lib/payments/personal-data/service';
import * as referralsData from '@/lib/referrals/personal-data/service';
import * as crisisData from '@/lib/safety/care/personal-data/service';
import { heldVisitor, rememberHeldAccount } from '@/lib/users/age-hold/service';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { refuseWhileKept } from '@/lib/users/legal-hold/service';
import * as usersData from '@/lib/users/personal-data/service';
import { rememberSuspendedAccount, suspendedVisitor } from '@/lib/users/suspensions/service';
import { endBalance } from '@/lib/wallet/service';
import type { deleteAccount as deleteEndpoint } from '../contract';
import { requireCaller } from '../service';

/**
 * Deletes the caller's account, a guest's as well as a member's. Afterwards the cookie finds no user.
 * @throws AppError `not_signed_in`, `not_allowed` with `signIn: 'again'` (a member whose sign-in is not fresh), `conflict` (something
 * else held a lock for seconds, or the law has it kept)
 */
export async function deleteAccount(
  scope: Scope & { keyedHash: KeyedHash },
): Promise<Answer<typeof deleteEndpoint>> {
  const { id: userId } = await requireCaller(scope);
  requireFreshSignIn(scope);
  const names = { userId, visitorId: scope.actor.visitorId };
  const minor = await heldVisitor(scope.db, names);
  const { sessionId } = scope.actor;
  const next = await suspendedVisitor(scope.db, { ...names, sessionId }, scope.now(), minor);
  await erasePerson(scope, names);
  scope.forget(next);
  return { success: true };
}

/** Nobody's: for what belongs to a browser that has no user. */
const NO_USER = '00000000-0000-0000-0000-000000000000';

/**
 * Deletes everything about a person: the user with all that is theirs, or what a browser without a user has left. A hold as
 * a minor stays with the browser, and with a keyed hash of the Google subject.
 * @param isDue asked first, inside the transaction: whether the person is still to be erased
 * @returns whether there was anybody, and this call erased them
 * @throws AppError `conflict` (something else held a lock for seconds, or the law has it kept)
 */
export async function erasePerson(
  scope: JobScope & { keyedHash: KeyedHash },
  names: { userId: string | null; visitorId: string },
  isDue: (tx: Runner) => Promise<boolean> = async () => true,
): Promise<boolean> {
  return retryBusy(() =>
    scope.db.transaction(async (tx) => {
      if (!(await isDue(tx))) return false;
      const user = await usersData.lockPerson(tx, names);
      if (!user && names.userId !== null) return false;
      const person = user ?? {
        userId: NO_USER,
        visitorIds: [names.visitorId],
        messageBalance: 0,
      };
      const { userId } = person;
      await refuseWhileKept(tx, userId);
      await failWhenBusy(tx);
      const now = scope.now();
      await rememberHeldAccount(scope, tx, { ...names, userId });
      await rememberSuspendedAccount(scope, tx, userId);
      await paymentsData.deletePersonalData(tx, person, now);
      await feedbackData.deletePersonalData(tx, person);
      await memoryData.deletePersonalData(tx, person);
      await chatData.deletePersonalData(tx, person, now);
      await crisisData.deletePersonalData(tx, person);
      await companionsData.deletePersonalData(tx, person);
      await referralsData.deletePersonalData(tx, person, now);
      await issuesData.deletePersonalData(tx, person);
      await endBalance(tx, { kind: 'user', id: userId }, person.messageBalance, now);
      await usersData.deletePersonalData(scope, tx, person);
      return true;
    }),
  );
}

/*
 * Invariants:
 * - A new user gets one starter at most, at once or after some work, and within the budgets at that moment.
 * - Starters of deleted accounts count on.
 */
import { AppError } from '@/lib/kit/app-error';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Runner, Scope } from '@/lib/kit/scope';
import { FREE_WINDOW_MS } from '@/lib/wallet/starters/constants';
import type { VisitorCheck } from '@/lib/wallet/starters/ports';
import { decideFree, type FreeScope, grantFree, inNetworkTurn } from '@/lib/wallet/starters/service';
import { STARTER_BALANCE_MESSAGES } from '../constants';
import { countGifts } from '../gifts/service';
import { endStarterWait } from '../store';
import { STARTER_NOT_PROVEN } from './copy';

export type StarterScope = Scope & FreeScope & { keyedHash: KeyedHash };

/**
 * The starter of a new user.
 * @param fingerprint its keyed hash, as it is stored
 * @param challengeId the solved challenge; null: none
 */
export const starterFor = (fingerprint: string | null, challengeId: string | null) => ({
  ...{ kind: 'starter' as const, messages: STARTER_BALANCE_MESSAGES },
  ...{ fingerprint: fingerprint ?? '', challengeId },
});

/** Until when starters count that were remembered; what was given in the last day is counted with the others. */
export const givenBefore = ({ now }: Pick<Scope, 'now'>): Date => new Date(now().getTime() - FREE_WINDOW_MS);

/**
 * Gives a user the starter for which the browser has done some work, or ends the wait for it when the budgets are used up.
 * @throws AppError `bad_input` when nothing was proven, `conflict` when it was proven before, `provider_failed`
 */
export async function earnStarter(
  scope: StarterScope & { visitorCheck: VisitorCheck },
  user: { id: string; browserFingerprint: string | null },
  proof: string,
): Promise<void> {
  const { visitorId, ipAddress } = scope.actor;
  const visitor = { visitorId, ipAddress, now: scope.now() };
  const challengeId = await scope.visitorCheck.check(proof, visitor).catch((cause: unknown) => {
    throw new AppError('provider_failed', STARTER_NOT_PROVEN, { cause, retryAfter: 10 });
  });
  if (challengeId === null) throw new AppError('bad_input', STARTER_NOT_PROVEN);
  const starter = starterFor(user.browserFingerprint, challengeId);
  const device = { browserFingerprint: starter.fingerprint, ipAddress };
  const earn = async (tx: Runner) => {
    const before = await countGifts(scope, tx, 'starter', { device }, givenBefore(scope));
    const granted = (await decideFree(scope, tx, { ...starter, before })) === 'granted';
    const ended = await endStarterWait(tx, user.id, granted);
    if (ended && granted) await grantFree(scope, tx, { kind: 'user', id: user.id }, starter);
  };
  await inNetworkTurn(scope, () => retryDeadlock(() => scope.db.transaction(earn)));
}

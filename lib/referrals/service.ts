/*
 * Invariants:
 * - A referrer has one link for ever; a friend counts once, for one referrer, and is rewarded at most once.
 * - Own links, existing accounts and a second claim bring nothing.
 * - The reward and the state `rewarded` are one statement; the ledger's reference is the row of the friend.
 */
import { randomBytes } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Runner, Scope } from '@/lib/kit/scope';
import type { AdoptSessions, MoveBelongings, NoteSignUp } from '@/lib/users/ports';
import { findCaller, registerUser } from '@/lib/users/service';
import { earnedByReferrals } from '@/lib/wallet/service';
import { REFERRAL_CODE_LENGTH } from './constants';
import type {
  createReferralGuest as createReferralGuestEndpoint,
  generateReferral as generateReferralEndpoint,
  listReferrals as listReferralsEndpoint,
} from './contract';
import { GENERATE_FAILED, SIGN_IN_NEEDED } from './copy';
import { codeOf, firstInitial, readCode } from './rules';
import * as store from './store';

/** A code is taken once in 10^12 tries, so a second try is for a link made at the same moment. */
const TRIES = 10;

/**
 * The caller's code, made at the first call.
 * @throws AppError `not_signed_in` with requireAuth for everybody but Google-authenticated users
 */
export async function generateReferral(scope: Scope): Promise<Answer<typeof generateReferralEndpoint>> {
  const user = await findCaller(scope);
  if (!user?.isGoogleAuthenticated) {
    throw new AppError('not_signed_in', SIGN_IN_NEEDED, { fields: { requireAuth: true } });
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = codeOf(randomBytes(REFERRAL_CODE_LENGTH));
    const referralCode = await store.makeLink(scope.db, user.id, code, scope.now());
    if (referralCode !== null) return { referralCode };
  }
  throw new AppError('internal', GENERATE_FAILED);
}

/** The caller's link, friends and earnings; empty for whoever has none. */
export async function listReferrals(scope: Scope): Promise<Answer<typeof listReferralsEndpoint>> {
  const user = await findCaller(scope);
  if (!user) return { referralCode: null, earnedMessages: 0, waiting: 0, rewarded: 0, friends: [] };
  const [referralCode, earnedMessages, counted, friends] = await Promise.all([
    store.findLink(scope.db, user.id),
    earnedByReferrals(scope.db, user.id),
    store.countFriends(scope.db, user.id),
    store.listFriends(scope.db, user.id),
  ]);
  return {
    referralCode,
    earnedMessages,
    ...counted,
    friends: friends.map(({ id, name, status, createdAt }) => ({
      id,
      initial: firstInitial(name),
      status,
      date: createdAt.toISOString(),
    })),
  };
}

async function claim(scope: Scope, userId: string, code: string): Promise<boolean> {
  return scope.db.transaction((tx) => store.claimGuest(tx, userId, code, scope.now()));
}

/**
 * A browser came by a link: its guest, made if there is none, becomes a friend of the link. A code that is none, an own
 * link, an existing account and a second claim change nothing and are no error.
 */
export async function createReferralGuest(
  scope: Scope & { adoptSessions: AdoptSessions; trackingOffered: boolean },
  input: Input<typeof createReferralGuestEndpoint>,
): Promise<Answer<typeof createReferralGuestEndpoint>> {
  const nothing = { success: false, guestUserId: null };
  const code = readCode(input.referralCode);
  if (code === null || (await store.findReferrer(scope.db, code)) === null) return nothing;
  const { id: guestUserId } =
    (await findCaller(scope)) ??
    (await registerUser(scope, { trackingParams: input.trackingParams ?? null }));
  return (await claim(scope, guestUserId, code)) ? { success: true, guestUserId } : nothing;
}

/** Completes and rewards whatever is ready for it. Repeats find nothing. */
async function settle(tx: Runner, userId: string, now: Date): Promise<void> {
  await store.markCompleted(tx, userId, now);
  await store.reward(tx, userId, now);
}

/** Implements the port of the same name of lib/users; it is not called for an account that existed before. */
export const noteSignUp: NoteSignUp = async (tx, userId, now) => {
  await store.markSignedUp(tx, userId);
  await settle(tx, userId, now);
};

/** A guest who signs in to an existing account is no new friend: the referrer no longer waits. */
export const dropPendingClaim: MoveBelongings = async (tx, { guestId }) => {
  if (guestId !== null) await store.dropPending(tx, guestId);
};

/**
 * A user began a chat, perhaps by a link. A chat never fails because of this: what goes wrong is logged, and made up
 * for with the next chat.
 */
export async function noteFirstChat(
  scope: Scope,
  userId: string,
  referralCode?: string | null,
): Promise<void> {
  try {
    const code = referralCode ? readCode(referralCode) : null;
    if (code !== null) await claim(scope, userId, code);
    const now = scope.now();
    const status = await store.markChatted(scope.db, userId, now);
    if (status === 'signed_up' || status === 'completed')
      await scope.db.transaction((tx) => settle(tx, userId, now));
  } catch (error) {
    scope.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'referral not noted');
  }
}

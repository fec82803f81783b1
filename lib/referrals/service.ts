/*
 * Invariants:
 * - A referrer has one link for good; a friend counts once, for one referrer.
 * - One's own link, an existing account, one that was deleted, and a second claim earn nothing.
 * - A friend is completed here; the reward is given by jobs.ts once the friend has stayed or paid.
 */
import { randomBytes } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { Runner, Scope } from '@/lib/kit/scope';
import { deviceHash } from '@/lib/users/gifts/service';
import type { NoteSignUp } from '@/lib/users/ports';
import { findCaller, type RegisterScope, registerUser } from '@/lib/users/service';
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

/** A random code is taken once in 10^12 attempts. */
const ATTEMPTS_MAX = 10;

/**
 * The caller's code, created by the first call.
 * @throws AppError `not_signed_in` with requireAuth for everybody who is not signed in with Google
 */
export async function generateReferral(scope: Scope): Promise<Answer<typeof generateReferralEndpoint>> {
  const user = await findCaller(scope);
  if (!user?.isGoogleAuthenticated) {
    throw new AppError('not_signed_in', SIGN_IN_NEEDED, { fields: { requireAuth: true } });
  }
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const code = codeOf(randomBytes(REFERRAL_CODE_LENGTH));
    const referralCode = await store.makeLink(scope.db, user.id, code, scope.now());
    if (referralCode !== null) return { referralCode };
  }
  throw new AppError('internal', GENERATE_FAILED);
}

/** The caller's link, friends and earnings. */
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

/**
 * A browser came by a link: its guest, created if there is none, becomes a friend of the link. An unknown code, one's own
 * link, an existing account and a second claim change nothing and are no error.
 */
export async function createReferralGuest(
  scope: RegisterScope,
  input: Input<typeof createReferralGuestEndpoint>,
): Promise<Answer<typeof createReferralGuestEndpoint>> {
  const unchanged = { success: false, guestUserId: null };
  const code = readCode(input.referralCode);
  if (code === null || (await store.findReferrer(scope.db, code)) === null) return unchanged;
  const { id: guestUserId } =
    (await findCaller(scope)) ??
    (await registerUser(scope, { trackingParams: input.trackingParams ?? null }));
  const claimed = await claim(scope, guestUserId, code);
  return claimed ? { success: true, guestUserId } : unchanged;
}

/** Makes a guest the friend of a link. @returns whether the guest is one */
function claim(scope: Scope & { keyedHash: KeyedHash }, guestUserId: string, code: string): Promise<boolean> {
  const hashDevice = (device: Parameters<typeof deviceHash>[1]) => deviceHash(scope, device);
  return store.claimGuest(scope.db, guestUserId, code, hashDevice, scope.now());
}

/** Implements the port of the same name of lib/users; it is not called for an existing account. */
export const noteSignUp: NoteSignUp = async (tx, { userId, wasMember }, now) => {
  if (wasMember) return store.deleteClaim(tx, userId);
  if (await store.markSignedUp(tx, userId)) await store.markCompleted(tx, userId, now);
};

/**
 * A user began a chat, perhaps by a link. A chat never fails because of this: an error is logged, and the next chat
 * catches up.
 */
export async function noteFirstChat(
  scope: Scope & { keyedHash: KeyedHash },
  userId: string,
  referralCode?: string | null,
): Promise<void> {
  try {
    const code = referralCode ? readCode(referralCode) : null;
    const now = scope.now();
    if (code !== null) await claim(scope, userId, code);
    const status = await store.markChatted(scope.db, userId, now);
    if (status === 'signed_up') await store.markCompleted(scope.db, userId, now);
  } catch (error) {
    scope.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'referral not noted');
  }
}

/** Whose invitation has that code; null for none. */
export const findReferrerOf = (db: Runner, code: string): Promise<string | null> =>
  store.findReferrer(db, code);

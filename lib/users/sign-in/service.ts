/*
 * Invariants:
 * - One Google account has one user, however many sign-ins arrive at once.
 * - A guest becomes the member (new account), or hands everything over to the member and is deleted (existing account).
 *   Only bought messages come along; free ones expire, also when the Google account had an account here that was deleted.
 * - The ₹3 offer's messages stay with nobody whose Google account had the offer before, in an account that was deleted or in one that is there.
 * - A sign-in begins a session and ends the one the browser had; after a sign-out its cookie opens nothing.
 * - A browser that signs out has had its starter: signing in and out in a circle brings nothing.
 * - Who is held as a minor stays held: a browser's hold comes into the account, and an account's hold stays with the browser.
 * - A suspended browser stays suspended, whoever signs in; a suspended guest's account is suspended, and an account that is born there.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import { isOwnerGone } from '@/lib/kit/database-error';
import type { Answer } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Runner, Scope } from '@/lib/kit/scope';
import { VISITS } from '@/lib/tracking/visits/constants';
import { countVisit } from '@/lib/tracking/visits/service';
import { closeGuestBalance } from '@/lib/wallet/service';
import { type FreeScope, noteStarterHad } from '@/lib/wallet/starters/service';
import type { NoteHeld } from '../age-hold/ports';
import { carryAge, heldVisitor } from '../age-hold/service';
import { beginSession, endOwnSession, endSessions } from '../devices/service';
import { givenGifts } from '../gifts/service';
import { mergeLimits } from '../limits/service';
import type { AdoptSessions, CarryCrisis, MoveBelongings, NoteSignUp } from '../ports';
import { putPush, takePush } from '../push/service';
import { createUser } from '../service';
import { lockUser } from '../store';
import { carrySuspension, recallSuspension, suspendedVisitor, suspendGuest } from '../suspensions/service';
import { hasLeft, lookBack, type Past } from '../traces/service';
import type { signOut as signOutEndpoint } from './contract';
import { OTHER_ACCOUNT, SIGN_IN_FAILED } from './copy';
import { boughtOffer, endGiftsOfBefore } from './gifts/service';
import * as store from './store';

type SignInScope = Scope &
  FreeScope & {
    adoptSessions: AdoptSessions;
    moveBelongings: readonly MoveBelongings[];
    noteSignUp: NoteSignUp;
    noteHeld: NoteHeld;
    keyedHash: KeyedHash;
  };

export type SignedIn = { id: string; sessionId: string };

async function moveEverything(scope: SignInScope, tx: Runner, guestId: string | null, accountId: string) {
  const { visitorId } = scope.actor;
  const now = scope.now();
  for (const move of scope.moveBelongings) await move(tx, { guestId, visitorId, accountId, now });
  await store.moveConsents(tx, guestId, visitorId, accountId);
}

type Account = { id: string; newUserOfferEnabled: boolean };

/** What was there before the sign-in, and what the Google account was given in an account that was deleted. */
type Before = Past & { given: ReadonlySet<string> };

/** Moves everything of the browser's guest into an account, and deletes the guest. */
async function mergeInto(scope: SignInScope, tx: Runner, account: Account, guestId: string | null) {
  const now = scope.now();
  const { visitorId } = scope.actor;
  const { id: accountId, newUserOfferEnabled } = account;
  // Orders and chats are locked before the guest, in the order in which a payment is settled and a message is given
  // back, or the two could deadlock. The second pass takes what was ordered or begun in between.
  if (guestId !== null) await moveEverything(scope, tx, guestId, accountId);
  const guest = guestId === null ? null : await lockUser(tx, { userId: guestId, visitorId });
  // The guest has become a member meanwhile: the first pass must be rolled back.
  if (guest?.isGoogleAuthenticated) throw new AppError('conflict', SIGN_IN_FAILED);
  if (guest) {
    await moveEverything(scope, tx, guest.id, accountId);
    await closeGuestBalance(tx, guest, { accountId, takesOffer: newUserOfferEnabled }, now);
    await store.absorbGuest(tx, accountId, guest.id);
    await mergeLimits(tx, guest.id, accountId, now);
    await store.deleteGuest(tx, guest.id, accountId, now);
  }
  if (await hasLeft(tx, visitorId)) {
    if (!guest) await moveEverything(scope, tx, null, accountId);
    await scope.adoptSessions(tx, { visitorId, userId: accountId, now });
  }
}

/** Makes the browser's guest, or a new user when it has none, the member of a Google account. */
async function becomeMember(
  scope: SignInScope,
  tx: Runner,
  profile: store.GoogleProfile,
  caller: store.Person | null,
  before: Before,
): Promise<string> {
  const now = scope.now();
  const { visitorId } = scope.actor;
  const found = guestOf(caller);
  // Before the guest is locked, as in mergeInto: an order of the browser may be settling into this very guest.
  if (found && before.hasLeft) await moveEverything(scope, tx, null, found.id);
  const guest = found && guestOf(await lockUser(tx, scope.actor));
  if (guest?.id !== found?.id) throw new AppError('conflict', SIGN_IN_FAILED);
  const isUnknown = caller === null && !before.isNoted && !before.hadStarter;
  const made = guest ? null : await createUser(scope, tx, isUnknown);
  // The browser may have got its guest at this very moment.
  const id = guest?.id ?? made ?? (await lockUser(tx, { userId: null, visitorId }))?.id;
  if (id === undefined) throw new AppError('internal', SIGN_IN_FAILED);
  if (await hasLeft(tx, visitorId)) {
    await moveEverything(scope, tx, null, id);
    await scope.adoptSessions(tx, { visitorId, userId: id, now });
  }
  await store.upgradeGuest(tx, id, profile, now);
  if (made === null) await endSessions(tx, id);
  await endGiftsOfBefore(scope, tx, id, before.given);
  // Nobody has come by a link as a user that was just made.
  if (made === null) await scope.noteSignUp(tx, { userId: id, wasMember: before.given.has('friend') }, now);
  return id;
}

/**
 * Opens an empty account for a Google account that had the ₹3 offer before, in an account that was deleted, when this browser's guest has bought
 * the offer as well: the guest comes into it as into any other account, and the offer's messages expire. Any other guest becomes the member.
 */
async function openAgain(
  scope: SignInScope,
  tx: Runner,
  { googleId }: store.GoogleProfile,
  caller: store.Person | null,
  given: ReadonlySet<string>,
) {
  const guest = guestOf(caller);
  if (!guest || !given.has('offer') || !(await boughtOffer(tx, guest.id))) return null;
  const account = await store.openAccount(tx, googleId, guest.id, scope.now());
  if (account) await recallSuspension(scope, tx, googleId, account.id);
  return account;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The user, as long as it is no member. */
const guestOf = <User extends { isGoogleAuthenticated: boolean }>(user: User | null): User | null =>
  user?.isGoogleAuthenticated ? null : user;

/**
 * Signs the caller's browser in to a Google account. docs/decisions.md, "Who is who"; docs/decisions/0008-one-cookie.md.
 * A caller who is already a member only switches to the account: nothing ever moves from one member to another.
 * @param options.again the member goes on with something afterwards, so that no other account will do
 * @throws AppError `not_allowed` when it is another account
 */
export async function signIn(
  scope: SignInScope,
  profile: store.GoogleProfile,
  options: { again?: boolean } = {},
): Promise<SignedIn> {
  const { again = false } = options;
  const signedIn = await retryDeadlock(
    () => scope.db.transaction((tx) => signInOnce(scope, tx, profile, again)),
    // The guest became a member, or disappeared, between two reads; the next attempt finds no guest.
    (error) => (error instanceof AppError && error.code === 'conflict') || isOwnerGone(error),
  );
  countVisit(scope, VISITS.signIns);
  return signedIn;
}

async function signInOnce(
  scope: SignInScope,
  tx: Runner,
  profile: store.GoogleProfile,
  again: boolean,
): Promise<SignedIn> {
  const { visitorId } = scope.actor;
  await store.lockSignIn(tx, profile.googleId, visitorId);
  const { known, caller } = await store.findPeople(tx, profile.googleId, scope.actor);
  if (again && caller?.isGoogleAuthenticated && caller.id !== known?.id)
    throw new AppError('not_allowed', OTHER_ACCOUNT, { reason: 'another account' });
  const given = known ? NOTHING : await givenGifts(scope, tx, profile);
  const account = known ?? (await openAgain(scope, tx, profile, caller, given));
  const before = { ...(await lookBack(scope, tx, caller?.id ?? null, profile.googleId)), given };
  const { isNoted } = before;
  // The session by which a suspended device is known ends with the sign-in.
  if (isNoted) await suspendedVisitor(tx, scope.actor, scope.now(), visitorId);
  // A device goes on being told, in the account that its guest comes into; of one member another is told nothing.
  const told = await takePush(tx, scope.actor.sessionId, { caller, account });
  // Before the guest goes, whose row the hold hangs on; nobody else writes one meanwhile.
  const ageOf = { callerId: caller?.id ?? null, visitorId, googleId: profile.googleId };
  if (!account) {
    const memberId = await becomeMember(scope, tx, profile, caller, before);
    if (isNoted) {
      await suspendGuest(tx, visitorId, memberId, scope.now());
      await recallSuspension(scope, tx, profile.googleId, memberId);
      if (await carryAge(scope, tx, ageOf, memberId)) await noteHeldNow(scope, tx, memberId);
    }
    // All it had have ended.
    return beginMemberSession(scope, tx, memberId, told, true);
  }
  const isHeldNow = isNoted && (await carryAge(scope, tx, ageOf, account.id));
  if (!caller?.isGoogleAuthenticated) {
    // Also what an operator has decided since the look back: the guest that it is about goes.
    if (caller) await carrySuspension(tx, caller.id, account.id, scope.now());
    await mergeInto(scope, tx, account, caller?.id ?? null);
  }
  if (isHeldNow) await noteHeldNow(scope, tx, account.id);
  await store.refreshProfile(tx, account.id, profile, scope.now());
  return beginMemberSession(scope, tx, account.id, told, false);
}

/** Ends the session that the browser had, also that of an account it leaves, and begins the member's. */
async function beginMemberSession(
  scope: SignInScope,
  tx: Runner,
  userId: string,
  told: Awaited<ReturnType<typeof takePush>>,
  isFirst: boolean,
): Promise<SignedIn> {
  const now = scope.now();
  const { userAgent } = scope.actor;
  if (!isFirst || userId !== scope.actor.userId) await endOwnSession(tx, scope.actor);
  const sessionId = await beginSession(tx, { userId, userAgent, authenticatedAt: now, now, isFirst });
  await putPush(tx, { userId, sessionId }, told);
  return { id: userId, sessionId };
}

/** An account is held from now on. After the merge, so that what the guest had bought counts as well. */
const noteHeldNow = (scope: SignInScope, tx: Runner, userId: string) =>
  scope.noteHeld(tx, { userId, visitorId: scope.actor.visitorId }, scope.now());

/**
 * Signs out on this device: nobody who has kept the cookie gets in again, a guest's neither. A held or suspended person's browser stays so, and
 * nothing is sold in one whose person was in a crisis less than a day ago; and one that had a user has had its starter.
 */
export async function signOut(
  scope: Scope & { carryCrisis: CarryCrisis; keyedHash: FreeScope['keyedHash'] },
): Promise<Answer<typeof signOutEndpoint>> {
  const minor = await heldVisitor(scope.db, scope.actor);
  const held = await suspendedVisitor(scope.db, scope.actor, scope.now(), minor);
  const visitorId = held ?? randomUUID();
  // A guest's cookie ends, as the privacy notice says; a member's browser has had its starter.
  const isMember = scope.actor.authenticatedAt !== null;
  const carried = await scope.carryCrisis(scope.db, scope.actor, visitorId, scope.now());
  await scope.db.transaction((tx) => endOwnSession(tx, scope.actor));
  if (isMember) await noteStarterHad(scope, visitorId);
  scope.forget(held !== undefined || carried || isMember ? visitorId : undefined);
  return { success: true };
}

/** Where a member's picture is at Google; null when there is none. */
export function findPicture(db: Runner, userId: string): Promise<string | null> {
  return store.findPicture(db, userId);
}

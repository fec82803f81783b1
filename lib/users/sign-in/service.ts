/*
 * Invariants:
 * - One Google account has one user, however many sign-ins arrive at once.
 * - A guest becomes the member (new account), or leaves everything to the member and is gone (existing account). Of the
 *   messages only bought ones come along; free ones end.
 * - After a sign-in no cookie from before it opens the account; after a log-out no cookie does.
 */
import { AppError } from '@/lib/kit/app-error';
import { isOwnerGone } from '@/lib/kit/database-error';
import type { Answer } from '@/lib/kit/endpoint';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Runner, Scope } from '@/lib/kit/scope';
import { closeGuestBalance } from '@/lib/wallet/service';
import type { AdoptSessions, MoveBelongings, NoteSignUp } from '../ports';
import { createUser } from '../service';
import type { signOut as signOutEndpoint } from './contract';
import { SIGN_IN_FAILED } from './copy';
import * as store from './store';

type SignInScope = Scope & {
  adoptSessions: AdoptSessions;
  moveBelongings: readonly MoveBelongings[];
  noteSignUp: NoteSignUp;
};

export type SignedIn = { id: string; tokenVersion: number };

async function moveAll(scope: SignInScope, tx: Runner, guestId: string | null, accountId: string) {
  const { visitorId } = scope.actor;
  for (const move of scope.moveBelongings) await move(tx, { guestId, visitorId, accountId });
  await store.moveConsents(tx, guestId, visitorId, accountId);
}

/** Leaves everything of the browser's guest to an account, and takes the guest's row away. */
async function mergeInto(
  scope: SignInScope,
  tx: Runner,
  account: store.PersonRow,
  found: store.PersonRow | null,
) {
  const now = scope.now();
  // Orders and chats are locked before the guest, as settling a payment and giving back a message do; otherwise the
  // two could wait for each other. What is ordered or begun in between is seen by the second look.
  await moveAll(scope, tx, found?.id ?? null, account.id);
  if (found) {
    const guest = await store.lockPerson(tx, { userId: found.id, visitorId: scope.actor.visitorId });
    // What was moved above is a member's by now: all of it has to be undone.
    if (guest?.isMember) throw new AppError('conflict', SIGN_IN_FAILED);
    if (guest) {
      await moveAll(scope, tx, guest.id, account.id);
      await closeGuestBalance(tx, guest, account.id, now);
      await store.absorbGuest(tx, account.id, guest.id);
      await store.deleteGuest(tx, guest.id);
    }
  }
  await scope.adoptSessions(tx, { visitorId: scope.actor.visitorId, userId: account.id, now });
}

/** Makes the browser's guest, or a new user when it has none, the member of a Google account. */
async function becomeMember(scope: SignInScope, tx: Runner, profile: store.GoogleProfile): Promise<SignedIn> {
  const now = scope.now();
  const { visitorId } = scope.actor;
  const found = await store.findPerson(tx, scope.actor);
  // Before the guest's own row, as in mergeInto: an order of the browser may be settling into this very guest.
  if (found && !found.isMember) await moveAll(scope, tx, null, found.id);
  const caller = await store.lockPerson(tx, scope.actor);
  const guest = caller?.isMember ? null : caller;
  if (guest?.id !== (found?.isMember ? undefined : found?.id)) throw new AppError('conflict', SIGN_IN_FAILED);
  const id =
    guest?.id ??
    (await createUser(scope, tx)) ??
    // The browser has got its guest in this very moment.
    (await store.lockPerson(tx, { userId: null, visitorId }))?.id;
  if (id === undefined) throw new AppError('internal', SIGN_IN_FAILED);
  await moveAll(scope, tx, null, id);
  await scope.adoptSessions(tx, { visitorId, userId: id, now });
  const tokenVersion = await store.upgradeGuest(tx, id, profile, now);
  await scope.noteSignUp(tx, id, now);
  return { id, tokenVersion };
}

/**
 * Signs the caller's browser in to a Google account. docs/decisions.md, "Who is who"; docs/decisions/0008-one-cookie.md.
 * A caller who is a member already only changes to the account: nothing of one member ever goes to another.
 */
export async function signIn(scope: SignInScope, profile: store.GoogleProfile): Promise<SignedIn> {
  return retryDeadlock(
    () => scope.db.transaction((tx) => signInOnce(scope, tx, profile)),
    // Between two looks the guest became a member, or was gone; at the next one the caller is no guest.
    (error) => (error instanceof AppError && error.code === 'conflict') || isOwnerGone(error),
  );
}

async function signInOnce(scope: SignInScope, tx: Runner, profile: store.GoogleProfile): Promise<SignedIn> {
  await store.lockGoogleAccount(tx, profile.googleId);
  const account = await store.findAccount(tx, profile.googleId);
  if (!account) return becomeMember(scope, tx, profile);
  const caller = await store.findPerson(tx, scope.actor);
  if (!caller?.isMember) await mergeInto(scope, tx, account, caller);
  await store.refreshProfile(tx, account.id, profile, scope.now());
  return { id: account.id, tokenVersion: account.tokenVersion };
}

/** Signs a member out, on every device; a guest's browser only forgets who it was. */
export async function signOut(scope: Scope): Promise<Answer<typeof signOutEndpoint>> {
  if (scope.actor.userId !== null) await store.raiseTokenVersion(scope.db, scope.actor.userId);
  scope.forget();
  return { success: true };
}

/** Where a member's picture is at Google; null when there is none. */
export function findPicture(db: Runner, userId: string): Promise<string | null> {
  return store.findPicture(db, userId);
}

/*
 * Invariants:
 * - One visitor cookie has at most one user, however many registrations arrive at once.
 * - Everybody can register. Free starters are given within budgets (lib/wallet/starters); on a busy network to a browser that has
 *   done some work for them; everybody else begins with 0. Those
 *   of deleted accounts count for 24 months (gifts/service.ts).
 * - Who the caller is comes from the cookie alone.
 */
import { AppError } from '@/lib/kit/app-error';
import { isOwnerGone } from '@/lib/kit/database-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Runner, Scope } from '@/lib/kit/scope';
import { CARE_MS } from '@/lib/safety/care/constants';
import { rulesReminder } from '@/lib/settings/reminder/rules';
import { VISITS } from '@/lib/tracking/visits/constants';
import { countVisit } from '@/lib/tracking/visits/service';
import type { VisitorCheck } from '@/lib/wallet/starters/ports';
import { decideFree, grantFree, inNetworkTurn } from '@/lib/wallet/starters/service';
import { isHeld, refuseMinor } from './age-hold/service';
import { NOTICE } from './consent/constants';
import { RENEW_COOKIE_AFTER_MS, SEEN_EVERY_MS } from './constants';
import type {
  claimStarter as claimStarterEndpoint,
  getMe as getMeEndpoint,
  recordConsent as recordConsentEndpoint,
  registerUser as registerEndpoint,
} from './contract';
import { REGISTER_FAILED } from './copy';
import { beginSession } from './devices/service';
import { allNames, earlierNames } from './fingerprint/service';
import { countOfNewUser } from './gifts/service';
import type { AdoptSessions } from './ports';
import { browserRecord, NO_RECORD } from './registration/service';
import { isFirstOfDay } from './rules';
import { earnStarter, givenBefore, type StarterScope, starterFor } from './starter/service';
import * as store from './store';

export { findMember, findMemberEmail } from './store';

import { countShown } from './shown/service';
import { refuseSuspended, suspendGuest, suspendKnownDevice } from './suspensions/service';
import * as traces from './traces/service';

type Screens = { trackingOffered: boolean; visitorCheck: VisitorCheck; offerBelowBalance: number };

/** What registering needs besides the caller. */
export type RegisterScope = StarterScope & Screens & { adoptSessions: AdoptSessions };

/** A user as the contract describes it. */
function toUser(
  { trackingOffered, visitorCheck, offerBelowBalance, actor, now }: Scope & Screens,
  user: store.UserRow,
): Answer<typeof getMeEndpoint> {
  const choice = user.trackingGranted === null ? 'unasked' : user.trackingGranted ? 'granted' : 'refused';
  const isSuspended = user.suspendedUntil !== null && user.suspendedUntil > now();
  const sellsNothing = user.lastSignAt !== null && now().getTime() - user.lastSignAt.getTime() < CARE_MS;
  return {
    ...user,
    sellsNothing,
    offerBelowBalance,
    rulesReminder: rulesReminder(user.createdAt, now()),
    tracking: trackingOffered ? choice : 'off',
    chatLock: actor.lock,
    held: user.isHeld ? 'minor' : isSuspended ? 'suspended' : null,
    starterChallenge: user.starterDue ? visitorCheck.ask(actor.visitorId, now()) : null,
  };
}

/**
 * The user of the cookie.
 * @throws AppError `not_signed_in` while this browser has no user
 */
export async function getMe(scope: Scope & Screens): Promise<Answer<typeof getMeEndpoint>> {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', 'This browser is not registered yet.');
  const now = scope.now();
  // A browser keeps a cookie for a limited time, counted from when it was set.
  const cookieAges = now.getTime() - user.lastSeenAt.getTime() > RENEW_COOKIE_AFTER_MS;
  // A page leaves it to the screen's own call, which also begins to earn a starter.
  const isNamed = user.id === scope.actor.userId && !cookieAges && !user.starterDue;
  const named =
    isNamed || scope.identify({ id: user.id, sessionId: await sessionOf(scope, scope.db, user.id) });
  // A visit whose cookie could not be renewed is not noted: the call that the page makes then has to find it due.
  const wasJustHere =
    user.domain === scope.actor.origin && now.getTime() - user.lastSeenAt.getTime() < SEEN_EVERY_MS;
  if (named && !wasJustHere) {
    // Of two looks at once one notes the visit, and counts it.
    const noted = await store.touchUser(scope.db, user.id, now, scope.actor.origin);
    if (noted && isFirstOfDay(user, now)) countVisit(scope, VISITS.visitors);
  }
  return toUser(scope, user);
}

/** The session of the caller's user on this device; a browser that names only its visitor gets a new one. */
async function sessionOf({ actor, now }: Scope, db: Runner, userId: string, isFirst = false) {
  if (actor.sessionId !== null && actor.userId === userId) return actor.sessionId;
  return beginSession(db, { userId, userAgent: actor.userAgent, authenticatedAt: null, now: now(), isFirst });
}

type NewGuest = {
  browser: store.BrowserRecord;
  trackingParams: store.Tracking;
  /** By what else its fingerprint may have been remembered. */
  earlier?: readonly string[];
  /** Nothing is known of the browser: nobody suspended, no starter that it had. */
  isUnknown?: boolean;
};

async function createGuest(
  scope: StarterScope,
  tx: Runner,
  { browser, trackingParams, earlier = [], isUnknown = false }: NewGuest,
): Promise<string | null> {
  const { visitorId, ipAddress } = scope.actor;
  const { browserFingerprint } = browser;
  const isSuspended =
    !isUnknown && (await suspendKnownDevice(scope, tx, allNames(browserFingerprint, earlier)));
  const starter = starterFor(browserFingerprint, null);
  const device = { browserFingerprint: browserFingerprint ?? '', earlier, ipAddress };
  const given = await countOfNewUser(scope, tx, device, givenBefore(scope));
  const wish = { ...starter, before: given.starters, isFirst: isUnknown };
  const decision = isSuspended ? 'refused' : await decideFree(scope, tx, wish);
  const gifts = {
    ...{ starterGranted: decision === 'granted', starterDue: decision === 'asked' },
    newUserOfferEnabled: given.offers === 0,
  };
  const id = await store.insertUser(tx, visitorId, { ...gifts, ...browser }, trackingParams, scope.now());
  if (id !== null && decision === 'granted') await grantFree(scope, tx, { kind: 'user', id }, starter);
  if (id !== null && isSuspended) await suspendGuest(tx, visitorId, id, scope.now());
  return id;
}

/**
 * Creates a user for somebody who signs in before this browser has one, with a guest's starter.
 * @param isUnknown nothing is known of the browser: nobody suspended, no starter that it had
 * @returns null when the browser has got a user at this very moment
 */
export function createUser(scope: StarterScope, tx: Runner, isUnknown: boolean): Promise<string | null> {
  return createGuest(scope, tx, { browser: browserRecord(scope, {}), trackingParams: null, isUnknown });
}

/**
 * The user of the cookie, or a new guest with the starter balance (0 messages past the budgets of free starters).
 * Product description, "Guest and authenticated"; limits from docs/decisions.md and docs/abuse.md.
 */
export async function registerUser(
  scope: RegisterScope,
  input: Input<typeof registerEndpoint>,
): Promise<Answer<typeof registerEndpoint>> {
  const { visitorId } = scope.actor;
  const attempt = async (tx: Runner) => {
    const earlier = earlierNames(scope, input.browserFingerprint);
    const record = browserRecord(scope, input);
    const isUnknown = await traces.isUnknown(scope, tx, allNames(record.browserFingerprint, earlier));
    // Of a minor nothing is stored that the next erasure would have to delete.
    const isMinor = !isUnknown && (await isHeld(tx, scope.actor));
    const browser = isMinor ? NO_RECORD : record;
    const trackingParams = isMinor ? null : (input.trackingParams ?? null);
    const known = isUnknown ? null : await store.findUser(tx, scope.actor);
    const guest = { browser, trackingParams, earlier, isUnknown };
    const made = known ? null : await createGuest(scope, tx, guest);
    const id = known?.id ?? made ?? (await store.findUser(tx, { ...scope.actor, userId: null }))?.id;
    if (id === undefined) throw new AppError('conflict', REGISTER_FAILED);
    const now = scope.now();
    if (await traces.hasLeft(tx, visitorId)) {
      await store.adoptConsents(tx, visitorId, id);
      await scope.adoptSessions(tx, { visitorId, userId: id, now });
    }
    if (made === null) await store.describeUser(tx, id, browser, trackingParams, now);
    const user = await store.findUser(tx, { ...scope.actor, userId: id });
    if (!user) throw new AppError('conflict', REGISTER_FAILED);
    return { known, user, sessionId: await sessionOf(scope, tx, id, made !== null) };
  };
  // A sign-in in another tab of this browser locks the same chats and users in another order, and may delete the guest.
  const { known, user, sessionId } = await inNetworkTurn(scope, () =>
    retryDeadlock(
      () => scope.db.transaction(attempt),
      (error) => (error instanceof AppError && error.code === 'conflict') || isOwnerGone(error),
    ),
  );
  scope.identify({ id: user.id, sessionId });
  if (known === null || isFirstOfDay(known, scope.now())) countVisit(scope, VISITS.visitors);
  if (known === null && input.isHome) await countShown(scope, user.id, VISITS.home);
  return toUser(scope, user);
}

/**
 * Gives the caller the starter for which the browser has done some work, while the budgets still have it.
 * @throws AppError `not_allowed` (suspended), `not_signed_in`, and as `earnStarter`
 */
export async function claimStarter(
  scope: StarterScope & Screens,
  { proof }: Input<typeof claimStarterEndpoint>,
): Promise<Answer<typeof claimStarterEndpoint>> {
  const user = await findCaller(scope);
  if (user === null || user.suspendedUntil !== null) await refuseSuspended(scope);
  if (user?.starterDue) await earnStarter(scope, user, proof);
  return getMe(scope);
}

/**
 * Records that this browser's person consented to something, or withdrew a consent.
 * @throws AppError `not_allowed` with `held: 'minor'` when a minor would consent
 */
export async function recordConsent(
  scope: Scope,
  input: Input<typeof recordConsentEndpoint>,
): Promise<Answer<typeof recordConsentEndpoint>> {
  const { visitorId } = scope.actor;
  const user = await findCaller(scope);
  if (input.granted && (user === null || user.isHeld)) await refuseMinor(scope);
  await store.insertConsent(scope.db, {
    visitorId,
    userId: user?.id ?? null,
    purpose: input.purpose,
    granted: input.granted,
    noticeVersion: NOTICE.version,
    noticeLanguage: input.language ?? NOTICE.language,
    createdAt: scope.now(),
  });
  return { success: true };
}

/** Whether a cookie from before there were sessions, for that user at that token version, is still valid. */
export const isCurrentToken = store.isCurrentToken;

/** The caller's user, or null while this browser has none. */
export function findCaller(scope: Scope) {
  return store.findUser(scope.db, scope.actor);
}

/**
 * Lets nobody on who is held as a minor or suspended. What was read of a user says already of nearly everybody that they are neither.
 * @param user the caller's; null while this browser has none
 * @throws AppError `not_allowed` with `held`
 */
export async function refuseBarred(scope: Scope, user: store.UserRow | null): Promise<void> {
  if (user === null || user.isHeld) await refuseMinor(scope);
  if (user === null || user.suspendedUntil !== null) await refuseSuspended(scope);
}

/** Whether this browser's person confirmed being 18 or older. */
export async function isAdultConfirmed(scope: Scope): Promise<boolean> {
  return store.findAdultConsent(scope.db, scope.actor);
}

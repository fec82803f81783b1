/*
 * Invariants:
 * - One visitor cookie has at most one user, however many registrations arrive at once.
 * - Free starters are granted at most FREE_STARTERS_MAX times per (fingerprint, address) in the window.
 * - Who the caller is comes from the cookie alone.
 */
import { AppError } from '@/lib/kit/app-error';
import { isOwnerGone } from '@/lib/kit/database-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Runner, Scope } from '@/lib/kit/scope';
import { CARE_MS } from '@/lib/safety/care/constants';
import { grantStarter } from '@/lib/wallet/service';
import { isHeld, refuseMinor } from './age-hold/service';
import { FREE_STARTERS_MAX, RENEW_COOKIE_AFTER_MS, STARTER_BALANCE_MESSAGES } from './constants';
import type {
  getMe as getMeEndpoint,
  recordConsent as recordConsentEndpoint,
  registerUser as registerEndpoint,
} from './contract';
import { REGISTER_FAILED } from './copy';
import type { AdoptSessions } from './ports';
import { namesOf } from './registration/rules';
import * as store from './store';

type TrackingOffer = { trackingOffered: boolean };

/** A user as the contract describes it. */
function toUser(
  { trackingOffered, now }: Scope & TrackingOffer,
  user: store.UserRow,
): Answer<typeof getMeEndpoint> {
  const choice = user.trackingGranted === null ? 'unasked' : user.trackingGranted ? 'granted' : 'refused';
  const sellsNothing = user.lastSignAt !== null && now().getTime() - user.lastSignAt.getTime() < CARE_MS;
  return {
    ...user,
    sellsNothing,
    tracking: trackingOffered ? choice : 'off',
    held: user.isHeld ? 'minor' : null,
  };
}

/**
 * The user of the cookie.
 * @throws AppError `not_signed_in` while this browser has no user
 */
export async function getMe(scope: Scope & TrackingOffer): Promise<Answer<typeof getMeEndpoint>> {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', 'This browser is not registered yet.');
  const now = scope.now();
  // A browser keeps a cookie for a limited time, counted from when it was set.
  const cookieAges = now.getTime() - user.lastSeenAt.getTime() > RENEW_COOKIE_AFTER_MS;
  const named = user.id === scope.actor.userId && !cookieAges ? true : scope.identify(user);
  // A visit whose cookie could not be renewed is not noted: the call that the page makes then has to find it due.
  if (named) await store.touchUser(scope.db, user.id, now, scope.actor.origin);
  return toUser(scope, user);
}

/** What is stored of a browser; what it does not name itself is read from its user agent. */
function browserRecord(scope: Scope, input: Input<typeof registerEndpoint>): store.BrowserRecord {
  const names = namesOf(input.userAgent);
  return {
    browserFingerprint: input.browserFingerprint ?? '',
    ipAddress: scope.actor.ipAddress,
    userAgent: input.userAgent ?? null,
    browserName: input.browserName ?? names.browserName,
    browserVersion: input.browserVersion ?? names.browserVersion,
    osName: input.osName ?? names.osName,
    osVersion: input.osVersion ?? names.osVersion,
    deviceType: input.deviceType ?? names.deviceType,
    screenResolution: input.screenResolution ?? null,
    timezone: input.timezone ?? null,
    language: input.language ?? null,
    currentDomainUrl: scope.actor.origin,
  };
}

const NO_RECORD: store.BrowserRecord = {
  browserFingerprint: null,
  ipAddress: null,
  userAgent: null,
  browserName: null,
  browserVersion: null,
  osName: null,
  osVersion: null,
  deviceType: null,
  screenResolution: null,
  timezone: null,
  language: null,
  currentDomainUrl: null,
};

async function createGuest(scope: Scope, tx: Runner, browser: store.BrowserRecord): Promise<string | null> {
  const { visitorId, ipAddress } = scope.actor;
  const fingerprint = browser.browserFingerprint ?? '';
  await store.lockStarters(tx, fingerprint, ipAddress);
  const now = scope.now();
  const free = (await store.countStarters(tx, fingerprint, ipAddress, now)) < FREE_STARTERS_MAX;
  const userId = await store.insertUser(tx, visitorId, free, now);
  if (userId === null) return null;
  if (free) await grantStarter(tx, { kind: 'user', id: userId }, STARTER_BALANCE_MESSAGES, now);
  return userId;
}

/**
 * Creates a user for somebody who signs in before this browser has one, with a guest's starter.
 * @returns null when the browser has got a user at this very moment
 */
export async function createUser(scope: Scope, tx: Runner): Promise<string | null> {
  const browser = browserRecord(scope, {});
  const id = await createGuest(scope, tx, browser);
  if (id !== null) await store.describeUser(tx, id, browser, null, scope.now());
  return id;
}

/**
 * The user of the cookie, or a new guest with the starter balance (0 messages past the limit on free starters).
 * Product description, "Guest and authenticated"; limits from docs/decisions.md.
 */
export async function registerUser(
  scope: Scope & TrackingOffer & { adoptSessions: AdoptSessions },
  input: Input<typeof registerEndpoint>,
): Promise<Answer<typeof registerEndpoint>> {
  // Of a minor nothing is stored that the next erasure would have to delete.
  const isMinor = await isHeld(scope.db, scope.actor);
  const browser = isMinor ? NO_RECORD : browserRecord(scope, input);
  const trackingParams = isMinor ? null : (input.trackingParams ?? null);
  const attempt = async (tx: Runner) => {
    const known = await store.findUser(tx, scope.actor);
    const id =
      known?.id ??
      (await createGuest(scope, tx, browser)) ??
      (await store.findUser(tx, { ...scope.actor, userId: null }))?.id;
    if (id === undefined) throw new AppError('conflict', REGISTER_FAILED);
    const now = scope.now();
    await store.adoptConsents(tx, scope.actor.visitorId, id);
    await scope.adoptSessions(tx, { visitorId: scope.actor.visitorId, userId: id, now });
    await store.describeUser(tx, id, browser, trackingParams, now);
    const user = await store.findUser(tx, { ...scope.actor, userId: id });
    if (!user) throw new AppError('conflict', REGISTER_FAILED);
    return user;
  };
  // A sign-in in another tab of this browser locks the same chats and users in another order, and may delete the guest.
  const user = await retryDeadlock(
    () => scope.db.transaction(attempt),
    (error) => (error instanceof AppError && error.code === 'conflict') || isOwnerGone(error),
  );
  scope.identify(user);
  return toUser(scope, user);
}

/**
 * Records that this browser's person consented to something, or withdrew a consent.
 * @throws AppError `not_allowed` with `held: 'minor'` when a minor would consent
 */
export async function recordConsent(
  scope: Scope,
  input: Input<typeof recordConsentEndpoint>,
): Promise<Answer<typeof recordConsentEndpoint>> {
  if (input.granted) await refuseMinor(scope);
  const { visitorId } = scope.actor;
  const user = await findCaller(scope);
  await store.insertConsent(scope.db, {
    visitorId,
    userId: user?.id ?? null,
    purpose: input.purpose,
    granted: input.granted,
    createdAt: scope.now(),
  });
  return { success: true };
}

/** Whether a cookie issued for that user at that token version is still valid. */
export function isCurrentToken(db: Runner, userId: string, tokenVersion: number): Promise<boolean> {
  return store.isCurrentToken(db, userId, tokenVersion);
}

/** The caller's user, or null while this browser has none. */
export function findCaller(scope: Scope) {
  return store.findUser(scope.db, scope.actor);
}

/** Whether this browser's person confirmed being 18 or older. */
export async function isAdultConfirmed(scope: Scope): Promise<boolean> {
  return store.findAdultConsent(scope.db, scope.actor);
}

/*
 * Invariants:
 * - A cookie that names a session opens its user as long as the session is in the table and has not run out, and no longer.
 * - A new session begins at every registration and sign-in; the one before it ends.
 * - The cookie of before a registration opens the new user only until the browser has shown the one it was given. From then on it does
 *   nothing in that visitor's name, and the sessions that it was given before are over: whoever planted it is left with nothing.
 */
import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { JobScope, Runner, Scope } from '@/lib/kit/scope';
import type { LockState } from '../lock/constants';
import { lockState } from '../lock/rules';
import { namesOf } from '../registration/rules';
import { DEVICES_MAX, GUEST_IDLE_MS, MEMBER_ABSOLUTE_MS, MEMBER_IDLE_MS, SEEN_EVERY_MS } from './constants';
import type {
  listDevices as listEndpoint,
  signOutDevice as signOutEndpoint,
  signOutOthers as signOutOthersEndpoint,
} from './contract';
import { DEVICE_GONE, SIGN_IN_AGAIN } from './copy';
import { deviceName, isFresh, isOver, isSeenDue } from './rules';
import * as store from './store';

/** Characters; a browser may call itself what it likes. */
const NAME_MAX = 60;

const shortened = (name: string | null) => (name === null ? null : [...name].slice(0, NAME_MAX).join(''));

export type OpenSession = { userId: string; authenticatedAt: Date | null; lock: LockState };

/** Whom a session's cookie opens; null when it is signed out or has run out. Notes now and then that the device was seen. */
export async function findSession(db: Runner, sessionId: string, now: Date): Promise<OpenSession | null> {
  const found = await store.findSession(db, sessionId);
  if (!found || isOver(found, now)) return null;
  const { userId, authenticatedAt } = found;
  if (found.isUnconfirmed) await store.closeVisitor(db, userId, sessionId);
  if (isSeenDue(found, now)) {
    await store.touchSession(db, sessionId, now, new Date(now.getTime() - SEEN_EVERY_MS));
  }
  return { userId, authenticatedAt, lock: lockState(found, now) };
}

/** Whether a visitor's cookie counts no more, because a browser has registered with it and shows a session since. */
export const isClosedVisitor = store.isClosed;

type NewSession = {
  userId: string;
  userAgent: string | null;
  /** When the person came from Google; null for a guest. */
  authenticatedAt: Date | null;
  now: Date;
};

function sessionRow({ userId, userAgent, authenticatedAt, now }: NewSession) {
  const { browserName, osName, deviceType } = namesOf(userAgent);
  return {
    userId,
    browserName: shortened(browserName),
    osName: shortened(osName),
    deviceType,
    authenticatedAt,
    createdAt: now,
    lastSeenAt: now,
    // Who has just come from Google need not unlock.
    chatsOpenAt: authenticatedAt?.getTime() === now.getTime() ? now : null,
  };
}

/** Begins a session of a user on the caller's device. @returns its id, for the cookie */
export async function beginSession(
  tx: Runner,
  { isFirst = false, ...session }: NewSession & { /** Of a user that was just made. */ isFirst?: boolean },
): Promise<string> {
  const id = randomUUID();
  if (!isFirst) await store.deleteOldest(tx, session.userId, DEVICES_MAX - 1);
  await store.insertSession(tx, { id, ...sessionRow(session) });
  return id;
}

/** The id of the session that a cookie from before there were sessions becomes: one, however many calls bring it at once. */
function adoptedId(cookie: { userId: string; visitorId: string; tokenVersion: number }): string {
  const hash = createHash('sha256')
    .update(`${cookie.visitorId}|${cookie.userId}|${cookie.tokenVersion}`)
    .digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Gives a session to a genuine cookie from before there were sessions. @returns its id */
export async function adoptCookie(
  db: Runner,
  cookie: { userId: string; visitorId: string; tokenVersion: number },
  session: NewSession,
): Promise<string> {
  const id = adoptedId(cookie);
  await store.insertSession(db, { id, ...sessionRow(session) });
  return id;
}

/** Ends every session of a user. */
export async function endSessions(tx: Runner, userId: string): Promise<void> {
  await store.deleteSessions(tx, userId, {});
}

/** Ends the caller's session, as at a sign-out or before another begins. */
export async function endOwnSession(
  tx: Runner,
  { userId, sessionId }: { userId: string | null; sessionId: string | null },
): Promise<void> {
  if (userId !== null && sessionId !== null) await store.deleteSessions(tx, userId, { id: sessionId });
}

/** @throws AppError `not_signed_in` */
function requireUser({ actor }: Scope): string {
  if (actor.userId === null) throw new AppError('not_signed_in', 'This browser is not registered yet.');
  return actor.userId;
}

/**
 * Lets a member on who came from Google a moment ago. ASVS 5.0, 7.5.1 and 7.5.2.
 * @throws AppError `not_allowed` with `signIn: 'again'`
 */
export function requireFreshSignIn({ actor, now }: Scope): void {
  if (!isFresh(actor.authenticatedAt, now()))
    throw new AppError('not_allowed', SIGN_IN_AGAIN, {
      fields: { signIn: 'again' },
      reason: 'sign-in not fresh',
    });
}

/** Where the caller is signed in. @throws AppError `not_signed_in` */
export async function listDevices(scope: Scope): Promise<Answer<typeof listEndpoint>> {
  const now = scope.now();
  const sessions = await store.listSessions(scope.db, requireUser(scope));
  return {
    devices: sessions
      .filter((session) => !isOver(session, now))
      .map(({ id, browserName, osName, createdAt, lastSeenAt }) => ({
        id,
        name: deviceName(browserName, osName),
        isCurrent: id === scope.actor.sessionId,
        signedInAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
  };
}

/**
 * Signs one of the caller's devices out.
 * @throws AppError `not_signed_in`, `not_allowed` with `signIn: 'again'`, `not_found` (gone, or somebody else's)
 */
export async function signOutDevice(
  scope: Scope,
  { id }: Input<typeof signOutEndpoint>,
): Promise<Answer<typeof signOutEndpoint>> {
  const userId = requireUser(scope);
  requireFreshSignIn(scope);
  const ended = await scope.db.transaction((tx) => store.deleteSessions(tx, userId, { id }));
  if (ended === 0) throw new AppError('not_found', DEVICE_GONE);
  return { success: true };
}

/** Signs every other device of the caller out. @throws AppError `not_signed_in`, `not_allowed` with `signIn: 'again'` */
export async function signOutOthers(scope: Scope): Promise<Answer<typeof signOutOthersEndpoint>> {
  const userId = requireUser(scope);
  requireFreshSignIn(scope);
  const { sessionId } = scope.actor;
  const others = sessionId === null ? {} : { id: { not: sessionId } };
  await scope.db.transaction((tx) => store.deleteSessions(tx, userId, others));
  return { success: true };
}

/** How many sessions a user has. */
export const countDevices = store.countSessions;

/** A person's devices, for the export of their data. */
export const collectPersonalData = store.listSessions;

/** Deletes the sessions that have run out. Any number of processes may do this at once. @returns how many */
export function forgetOldSessions({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  return store.deleteOver(db, {
    guestSeen: before(GUEST_IDLE_MS),
    memberSeen: before(MEMBER_IDLE_MS),
    memberCreated: before(MEMBER_ABSOLUTE_MS),
  });
}

import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/kit/scope';
import { adoptCookie, findSession, isClosedVisitor } from '@/lib/users/devices/service';
import { hasLock } from '@/lib/users/lock/service';
import { findMember, isCurrentToken } from '@/lib/users/service';
import { env, sessionRing } from './env';
import { jobScope } from './scope';
import { type Found, findVisitor } from './visitor-cookie';

/** Who sent a request, as far as the cookie says it. */
export type Caller = Pick<Actor, 'visitorId' | 'userId' | 'sessionId' | 'authenticatedAt' | 'lock'>;

/** What the cookies of a request say; null for an unknown browser. */
export const readVisitor = (cookieHeader: string | null): Found | null =>
  findVisitor(cookieHeader, sessionRing(), env().APP_URL);

/** Who has no user yet. */
export const withoutUser = (visitorId: string): Caller => ({
  ...{ visitorId, userId: null, sessionId: null, authenticatedAt: null, lock: 'off' },
});

/** A cookie from before there were sessions becomes one; the answer replaces it. */
async function adoptOld({ visitor, old }: Found, userAgent: string | null): Promise<Caller | null> {
  if (!old) return withoutUser(visitor.visitorId);
  const { db, now } = jobScope();
  if (!(await isCurrentToken(db, old.userId, old.tokenVersion))) return null;
  const { userId } = old;
  // When its member came from Google is not known any more: long ago.
  const authenticatedAt = await findMember(db, userId);
  const cookie = { ...old, visitorId: visitor.visitorId };
  const sessionId = await adoptCookie(db, cookie, { userId, userAgent, authenticatedAt, now: now() });
  const lock = (await hasLock(db, userId)) ? 'closed' : 'off';
  return { visitorId: visitor.visitorId, userId, sessionId, authenticatedAt, lock };
}

/**
 * The caller of a genuine cookie; null when its session has ended, so that it no longer counts.
 * @param changes whether something is to be done in the caller's name, and not only read
 */
export async function currentCaller(
  found: Found | null,
  userAgent: string | null,
  changes = false,
): Promise<Caller | null> {
  if (found === null) return null;
  const { visitorId, sessionId } = found.visitor;
  const { db, now } = jobScope();
  if (sessionId === null) {
    // Nobody in particular, and no cookie to take the browser's own away: this may be a call that was under way meanwhile.
    if (changes && (await isClosedVisitor(db, visitorId))) return withoutUser(randomUUID());
    return adoptOld(found, userAgent);
  }
  const session = await findSession(db, sessionId, now());
  return session && { visitorId, sessionId, ...session };
}

/** Who sent a request, by its cookies; null for an unknown browser. */
export function callerOf(header: (name: string) => string | null): Promise<Caller | null> {
  return currentCaller(readVisitor(header('cookie')), header('user-agent'));
}

/*
 * Invariants:
 * - Who is no operator of a role that may learns nothing, not even that there is something.
 * - A role counts from the next request on, given or taken away.
 * - A console that lay idle opens again only after a new sign-in.
 */
import type { Operator, OperatorRole } from '@/lib/kit/operator';
import type { Actor, JobScope } from '@/lib/kit/scope';
import { findMemberEmail } from '@/lib/users/service';
import { isConsoleOpen, isConsoleSeenDue, plainEmail, roleOf } from './rules';
import * as store from './store';

type Caller = Pick<Actor, 'userId' | 'sessionId' | 'authenticatedAt'>;

export type Admitted = {
  operator: Operator;
  /** The console lay idle: this operator has to sign in again. */
  isIdle: boolean;
};

/**
 * Who enters the console.
 * @param owners e-mail addresses of the settings
 * @param roles that may
 * @returns null for everybody to whom there is no such thing
 */
export async function admitOperator(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  { userId, sessionId, authenticatedAt }: Caller,
  { owners, roles }: { owners: readonly string[]; roles: readonly OperatorRole[] },
): Promise<Admitted | null> {
  if (userId === null || sessionId === null || authenticatedAt === null) return null;
  const found = await findMemberEmail(db, userId);
  if (found === null) return null;
  const email = plainEmail(found);
  const role = roleOf(email, owners, await store.findRole(db, email));
  if (role === null || !roles.includes(role)) return null;
  const lastSeenAt = await store.findLastSeen(db, sessionId);
  const visit = { now: now(), authenticatedAt, lastSeenAt };
  const isIdle = !isConsoleOpen(visit);
  if (!isIdle && isConsoleSeenDue(visit)) await store.noteSeen(db, sessionId, visit.now);
  return { operator: { email, role }, isIdle };
}

/*
 * Invariants:
 * - Who suspends or lifts has signed in a moment ago and says why; deed and line of the log are there together.
 * - The person reads the reason, and the reference by which to object.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { OperatorScope } from '@/lib/kit/scope';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { describePerson, lift, suspend } from '@/lib/users/suspensions/service';
import { recordDeed } from '../audit/service';
import { subjectOf } from '../people/rules';
import type { liftSuspension as liftEndpoint, suspendPerson as suspendEndpoint } from './contract';
import { NO_SUCH_DEVICE, NO_SUCH_SUSPENSION, SUSPENDED_ALREADY } from './copy';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Suspends a person or one of their devices.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `not_found`, `conflict` (suspended already)
 */
export async function suspendPerson(
  scope: OperatorScope & { keyedHash: KeyedHash },
  { id, scope: what, sessionId: device, reason, days }: Input<typeof suspendEndpoint>,
): Promise<Answer<typeof suspendEndpoint>> {
  requireFreshSignIn(scope);
  const endsAt = days === undefined ? null : new Date(scope.now().getTime() + days * DAY_MS);
  const sessionId = device ?? null;
  const known = await describePerson(scope, id, sessionId === null ? [] : [sessionId]);
  if (known.suspensions.some((one) => one.scope === what)) throw new AppError('conflict', SUSPENDED_ALREADY);
  const reference = await scope.db.transaction(async (tx) => {
    const made = await suspend(scope, tx, { scope: what, userId: id, sessionId, reason, endsAt });
    if (made === null) throw new AppError('not_found', NO_SUCH_DEVICE);
    const detail = { scope: what, reference: made, endsAt: endsAt?.toISOString() ?? null };
    await recordDeed(tx, scope, { action: 'person.suspend', subject: subjectOf(id), reason, detail });
    return made;
  });
  scope.log.security('role_changed', { reason: 'suspended', person: id });
  return { success: true, reference };
}

/** Lifts a suspension. @throws AppError `not_allowed` with `signIn: 'again'`, `not_found` */
export async function liftSuspension(
  scope: OperatorScope,
  { id, reference, reason }: Input<typeof liftEndpoint>,
): Promise<Answer<typeof liftEndpoint>> {
  requireFreshSignIn(scope);
  await scope.db.transaction(async (tx) => {
    if (!(await lift(tx, reference, scope.now()))) throw new AppError('not_found', NO_SUCH_SUSPENSION);
    const detail = { reference };
    await recordDeed(tx, scope, { action: 'person.lift', subject: subjectOf(id), reason, detail });
  });
  scope.log.security('role_changed', { reason: 'suspension lifted', person: id });
  return { success: true };
}

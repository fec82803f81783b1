/*
 * Invariants:
 * - A hold is corrected by an operator who has signed in a moment ago, with a reason; refunds that nobody has approved are refused with it, and
 *   the line of the log is there with both.
 */
import { liftHeld } from '@/lib/account/age-hold/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed } from '../audit/service';
import { subjectOf } from '../people/rules';
import { LIFTED_BY_MAX } from './constants';
import type { liftAgeHold as liftEndpoint } from './contract';
import { NO_SUCH_HOLD } from './copy';

/** Corrects a hold that was a mistake. @throws AppError `not_allowed` with `signIn: 'again'`, `not_found` */
export async function liftAgeHold(
  scope: OperatorScope,
  { reference, reason }: Input<typeof liftEndpoint>,
): Promise<Answer<typeof liftEndpoint>> {
  requireFreshSignIn(scope);
  const decision = { by: scope.operator.email.slice(0, LIFTED_BY_MAX), because: reason };
  await scope.db.transaction(async (tx) => {
    const names = await liftHeld(tx, reference, decision, scope.now());
    if (names.length === 0) throw new AppError('not_found', NO_SUCH_HOLD);
    const [userId] = names.flatMap((name) => name.userId ?? []);
    const subject = userId === undefined ? { kind: 'age_hold', id: reference } : subjectOf(userId);
    await recordDeed(tx, scope, { action: 'person.age_lift', subject, reason, detail: { reference } });
  });
  scope.log.security('role_changed', { reason: 'age hold lifted' });
  return { success: true };
}

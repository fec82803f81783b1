/*
 * Invariants:
 * - A hold is corrected by an operator who has signed in a moment ago, with a reason; refunds that nobody has approved are refused with it, and
 *   the line of the log is there with both.
 */
import { liftHeld, listAgeHolds as listHolds } from '@/lib/account/age-hold/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { erasureAt } from '@/lib/users/age-hold/rules';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed } from '../audit/service';
import { subjectOf } from '../people/rules';
import { LIFTED_BY_MAX } from './constants';
import type { liftAgeHold as liftEndpoint, listAgeHolds as listEndpoint } from './contract';
import { NO_SUCH_HOLD } from './copy';

/** Who is held as a minor now, people without an account too. */
export async function listAgeHolds(
  { db }: Pick<OperatorScope, 'db'>,
  { state = 'all' }: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const holds = await listHolds({ db });
  const isWanted = (accounts: number) => state === 'all' || accounts > 0 === (state === 'with');
  return {
    holds: holds.flatMap(({ reference, heldAt, erasedAt, userIds, browsers }) =>
      heldAt !== null && isWanted(userIds.length)
        ? {
            ...{ reference, userIds, browsers, heldAt: heldAt.toISOString() },
            erasedAt: (erasedAt ?? erasureAt(heldAt)).toISOString(),
            isErased: erasedAt !== null,
          }
        : [],
    ),
  };
}

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

/*
 * Invariants:
 * - A file of holds names nobody: the accounts stay on the screen (docs/decisions/0019-the-console.md).
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
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import { subjectOf } from '../people/rules';
import { LIFTED_BY_MAX } from './constants';
import type {
  exportAgeHolds as exportEndpoint,
  liftAgeHold as liftEndpoint,
  listAgeHolds as listEndpoint,
} from './contract';
import { NO_SUCH_HOLD } from './copy';

type Asked = Input<typeof listEndpoint>;
type Hold = Awaited<ReturnType<typeof listHolds>>[number];

const LISTING: Listing<Hold, 'when'> = {
  first: '-when',
  placeOf: ({ heldAt, reference }) => ({ value: heldAt.getTime(), key: reference }),
};

const filterOf = ({ state = 'all', ...days }: Asked) => ({ state, ...timesOf(days) });

/** When the person's data are erased, or were. */
const endOf = ({ erasedAt, heldAt }: Hold) => erasedAt ?? erasureAt(heldAt);

/** Who is held as a minor now, people without an account too. */
export async function listAgeHolds(
  scope: Pick<OperatorScope, 'db'>,
  asked: Asked,
): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const { rows, ...ends } = await readPage(asked, LISTING, (cut) => listHolds(scope, filter, cut));
  return {
    holds: rows.map((hold) => ({
      ...{ reference: hold.reference, userIds: hold.userIds, browsers: hold.browsers },
      heldAt: hold.heldAt.toISOString(),
      erasedAt: endOf(hold).toISOString(),
      isErased: hold.erasedAt !== null,
    })),
    ...ends,
  };
}

/** The same as CSV, without the accounts. */
export function exportAgeHolds(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'age-holds', asked, LISTING, (cut) => listHolds(scope, filter, cut), {
    reference: ({ reference }) => reference,
    held_utc: ({ heldAt }) => heldAt,
    accounts: ({ accounts }) => accounts,
    browsers: ({ browsers }) => browsers,
    erased_utc: endOf,
    is_erased: ({ erasedAt }) => erasedAt !== null,
  });
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

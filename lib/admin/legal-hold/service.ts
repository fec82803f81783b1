/*
 * Invariants:
 * - A hold begins and ends with a line of the audit log in the same transaction.
 * - Nobody has two holds: the second order is refused until the first has ended, so that none is forgotten.
 */
import type { JobScope } from '@/lib/kit/scope';
import { findHold, type Hold, listHolds, writeHold } from '@/lib/users/legal-hold/service';
import type { AuditAction } from '../audit/constants';
import { recordDeed } from '../audit/service';

type HoldScope = Pick<JobScope, 'db' | 'now' | 'log'>;
/** By the command line of the server, which only owners have. */
type Order = { userId: string; operator: string; reference: string };

/** Stands in the audit log for the address of whoever did it. */
const AT_THE_SERVER = 'command line';

function decide(
  scope: HoldScope,
  action: AuditAction,
  { userId, operator, reference }: Order,
  next: (before: Hold | null) => Hold | null | 'nothing',
): Promise<boolean> {
  return scope.db.transaction(async (tx) => {
    const hold = next(await findHold(tx, userId));
    if (hold === 'nothing' || !(await writeHold(tx, userId, hold))) return false;
    const by = {
      operator: { email: operator, role: 'owner' as const },
      actor: { ipAddress: AT_THE_SERVER },
    };
    const subject = { kind: 'user', id: userId };
    await recordDeed(tx, { ...scope, ...by }, { action, subject, reason: reference });
    return true;
  });
}

/** Has everything about a user kept. @returns false when there is no such user, or one who is held already */
export const placeLegalHold = (scope: HoldScope, order: Order): Promise<boolean> =>
  decide(scope, 'person.hold', order, (before) =>
    before ? 'nothing' : { reference: order.reference, at: scope.now() },
  );

/** Ends that. @returns false when nobody was held */
export const liftLegalHold = (scope: HoldScope, order: Order): Promise<boolean> =>
  decide(scope, 'person.unhold', order, (before) => (before ? null : 'nothing'));

/** Everybody who is held. */
export const listLegalHolds = ({ db }: Pick<HoldScope, 'db'>) => listHolds(db);

/*
 * Invariants:
 * - A held person learns why, until when their data stay, and what becomes of what they paid.
 * - A hold is lifted by an operator alone, who gives a name and a reason; refunds nobody has approved are then refused, and
 *   the messages stay.
 */
import type { Answer } from '@/lib/kit/endpoint';
import type { Cut } from '@/lib/kit/keyset';
import type { JobScope, Runner, Scope } from '@/lib/kit/scope';
import { listRequests, withdrawMinorRefunds } from '@/lib/payments/refund-requests/service';
import { shownOrderId } from '@/lib/payments/result/rules';
import { erasureAt } from '@/lib/users/age-hold/rules';
import { findHold, type HoldFilter, liftHold, listHolds } from '@/lib/users/age-hold/service';
import type { getAgeHold as getAgeHoldEndpoint } from './contract';

/** The hold of the caller; null for everybody who may chat and pay. */
export async function getAgeHold(scope: Scope): Promise<Answer<typeof getAgeHoldEndpoint>> {
  const hold = await findHold(scope);
  if (!hold?.heldAt || hold.reference === null) return { hold: null };
  const refunds = await listRequests(scope.db, scope.actor);
  return {
    hold: {
      reference: hold.reference,
      heldAt: hold.heldAt.toISOString(),
      erasedAt: (hold.erasedAt ?? erasureAt(hold.heldAt)).toISOString(),
      isErased: hold.erasedAt !== null,
      refunds: refunds.map(({ orderId, messages, amount, state }) => ({
        ...{ shownId: shownOrderId(orderId), messages, amount, state },
      })),
    },
  };
}

/** The holds of now by a filter, those of a cut: when, in which chat, and by how many names; nothing personal and no texts. */
export async function listAgeHolds({ db }: Pick<JobScope, 'db'>, filter: HoldFilter, cut: Cut<'when'>) {
  return (await listHolds(db, filter, cut)).map(({ reference, heldAt, names }) => ({
    reference,
    heldAt,
    accounts: names.filter(({ userId }) => userId !== null).length,
    userIds: names.flatMap(({ userId }) => userId ?? []),
    browsers: names.filter(({ visitorId }) => visitorId !== null).length,
    chat: names.find(({ heldSessionId }) => heldSessionId !== null)?.heldSessionId ?? null,
    erasedAt: names[0]?.erasedAt ?? null,
  }));
}

/**
 * Ends a hold that an operator found to be a mistake, for the account and every browser of it. For a command.
 * @param decision.by the operator
 * @param decision.because why; never a text of the person
 * @returns false when nobody is held under that reference
 */
export function liftAgeHold(
  { db, now }: Pick<JobScope, 'db' | 'now'>,
  reference: string,
  decision: { by: string; because: string },
): Promise<boolean> {
  return db.transaction(async (tx) => (await liftHeld(tx, reference, decision, now())).length > 0);
}

/** As `liftAgeHold`, inside the caller's transaction. @returns the names that were held */
export async function liftHeld(
  tx: Runner,
  reference: string,
  decision: { by: string; because: string },
  now: Date,
) {
  const names = await liftHold(tx, reference, decision, now);
  for (const { userId, visitorId } of names) await withdrawMinorRefunds(tx, { userId, visitorId }, now);
  return names;
}

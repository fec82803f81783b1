/*
 * Invariants:
 * - A request is made once for an order, and never for more than was paid for the messages that are bought and unused.
 * - Nothing is paid out here, and no balance changes: a request only waits for an operator.
 */
import type { Runner } from '@/lib/kit/scope';
import type { NoteHeld } from '@/lib/users/age-hold/ports';
import { unusedBought } from '@/lib/wallet/service';
import { refundsOf } from './rules';
import * as store from './store';

export { listRequests } from './store';

/** Implements the port `NoteHeld`: asks for the money of what a minor has bought and not used. May run again at any time. */
export const queueMinorRefunds: NoteHeld = async (tx, names, now) => {
  for (const { owner, balance } of await store.findBalances(tx, names)) {
    const unused = await unusedBought(tx, owner, balance);
    if (unused > 0) await store.putRequests(tx, refundsOf(await store.findLots(tx, owner), unused), now);
  }
};

/** Takes the requests back that nobody has approved, because the person is an adult after all and keeps the messages. */
export function withdrawMinorRefunds(
  tx: Runner,
  names: { userId: string | null; visitorId: string | null },
  now: Date,
): Promise<number> {
  return store.refuseAsked(tx, names, now);
}

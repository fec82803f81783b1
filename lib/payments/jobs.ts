import { RECONCILE_BATCH, RECONCILE_LEASE_MS } from './constants';
import type { PaymentProvider } from './ports';
import { nextCheckAt } from './rules';
import { type CreditScope, settleOrder } from './settle/service';
import * as store from './store';

/**
 * Asks Cashfree about every open order that is due. Any number of processes may do this at once: each order is claimed
 * by one of them, and claimed again if that one dies.
 * @returns orders asked about
 */
export async function reconcileOpenOrders(
  scope: CreditScope & { payments: PaymentProvider },
): Promise<number> {
  const now = scope.now();
  const leaseUntil = new Date(now.getTime() + RECONCILE_LEASE_MS);
  const due = await store.claimDuePayments(scope.db, now, leaseUntil, RECONCILE_BATCH);
  for (const order of due) {
    await settleOrder(scope, order).catch((error: unknown) => {
      scope.log.warn(
        { orderId: order.orderId, reason: error instanceof Error ? error.message : 'unknown' },
        'order stays open',
      );
    });
    await store.rescheduleCheck(scope.db, order.orderId, nextCheckAt(order.createdAt, scope.now()));
  }
  return due.length;
}

import { AppError } from '@/lib/kit/app-error';
import { ASK_LATER_MS, RECONCILE_BATCH, RECONCILE_LEASE_MS } from './constants';
import { nextCheckAt } from './rules';
import { type SettleScope, settleForReconciler } from './settle/service';
import * as store from './store';

/** When an order is asked about that could not be: soon where only the minute's share was used up, else by the plan. */
function retryAt(createdAt: Date, now: Date, error: unknown): Date | null {
  const isOver = error instanceof AppError && error.cause === undefined;
  return isOver ? new Date(now.getTime() + ASK_LATER_MS) : nextCheckAt(createdAt, now);
}

/**
 * Asks Cashfree about every open order that is due. Any number of processes may do this at once: each order is claimed
 * by one of them, and claimed again if that one dies.
 * @returns orders asked about
 */
export async function reconcileOpenOrders(scope: SettleScope): Promise<number> {
  const now = scope.now();
  const leaseUntil = new Date(now.getTime() + RECONCILE_LEASE_MS);
  const due = await store.claimDuePayments(scope.db, now, leaseUntil, RECONCILE_BATCH);
  for (const order of due) {
    const again = await settleForReconciler(scope, order).then(
      () => nextCheckAt(order.createdAt, scope.now()),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : 'unknown';
        scope.log.warn({ orderId: order.orderId, reason }, 'order stays open');
        return retryAt(order.createdAt, scope.now(), error);
      },
    );
    await store.rescheduleCheck(scope.db, order.orderId, again);
  }
  return due.length;
}

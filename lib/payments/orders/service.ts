/*
 * Invariants:
 * - Only the console reads orders of everybody, and it writes down that it did.
 * - A story is told from what is stored; nothing is asked of Cashfree for it.
 */
import type { Runner } from '@/lib/kit/scope';
import { entriesOfOrder } from '@/lib/wallet/service';
import { listEvents } from '../events/service';
import { type StoryLine, tellStory } from './rules';
import * as store from './store';

export type { StoryLine } from './rules';
export type { OrderDetail, OrderFilter, OrderLine, OrdersBy } from './store';
export { countOrders, findDueOrders, listOrders } from './store';

/** One order and what came when, the oldest first; null when there is none. */
export async function readOrder(
  db: Runner,
  orderId: string,
): Promise<{ order: store.OrderDetail; story: StoryLine[] } | null> {
  const order = await store.findOrder(db, orderId);
  if (!order) return null;
  const refundIds = order.transfers.map(({ id }) => id);
  const [heard, ledger] = await Promise.all([
    listEvents(db, order.id),
    entriesOfOrder(db, orderId, refundIds),
  ]);
  return { order, story: tellStory(order, heard, ledger) };
}

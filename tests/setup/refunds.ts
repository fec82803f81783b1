import { randomUUID } from 'node:crypto';
import { recharge, verifyPayment } from '@/lib/payments/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book } from '@/lib/wallet/store';
import { cashfreeBook } from './cashfree-double';
import { guest } from './people';
import type { TestScope } from './scope';
import type { serviceDatabase } from './service-database';

type Plan = 'starter' | 'standard' | 'premium';

/** A guest who buys at a Cashfree of its own, spends messages one by one, and whose refunds can be read. */
export async function refundBuyer(database: ReturnType<typeof serviceDatabase>) {
  const shop = cashfreeBook();
  const person = await guest(database.db, { payments: shop.provider });
  const userId = person.actor.userId ?? '';
  const rows = async (text: string, ...values: unknown[]) => (await database.sql.query(text, values)).rows;
  return {
    shop,
    person,
    userId,
    async buy(planId: Plan = 'standard', scope: TestScope = person): Promise<string> {
      const { order_id: orderId } = await recharge(scope, { userId: scope.actor.userId ?? '', planId });
      shop.attempt(orderId, 'SUCCESS');
      await verifyPayment(scope, { orderId });
      return orderId;
    },
    /** @returns how many the balance had */
    async spend(messages: number): Promise<number> {
      const owner = { kind: 'user', id: userId } as const;
      for (let sent = 0; sent < messages; sent += 1) {
        const entry = { owner, delta: -1, kind: LEDGER_KIND.send, reference: `turn:${randomUUID()}` };
        const { outcome } = await book(database.db, { ...entry, now: new Date() });
        if (outcome !== 'booked') return sent;
      }
      return messages;
    },
    /** The newest request of an order. */
    async request(orderId: string): Promise<{ id: string; state: string; messages: number; amount: number }> {
      const [row] = await rows(
        `SELECT r.id, r.state, r.messages, r.amount, r.approvals, r.because FROM refund_requests r JOIN payments p ON p.id = r.payment_id
         WHERE p.order_id = $1 ORDER BY r.created_at DESC LIMIT 1`,
        orderId,
      );
      return row;
    },
    async balance(): Promise<number> {
      const [row] = await rows('SELECT message_balance FROM users WHERE id = $1', userId);
      return row.message_balance;
    },
    /** The refunds of an order in the ledger: kind and messages. */
    ledger: (orderId: string) =>
      rows(
        `SELECT kind, delta FROM ledger_entries WHERE reference LIKE 'refund%:' || $1 || ':%' ORDER BY seq`,
        orderId,
      ),
    transfers: (orderId: string) =>
      rows(
        `SELECT t.id, t.state, t.messages, t.amount::float AS amount FROM refund_transfers t JOIN payments p ON p.id = t.payment_id
         WHERE p.order_id = $1 ORDER BY t.created_at`,
        orderId,
      ),
    alerts: (orderId: string) =>
      rows(
        `SELECT a.reason, a.detail FROM payment_alerts a JOIN payments p ON p.id = a.payment_id WHERE p.order_id = $1`,
        orderId,
      ),
  };
}

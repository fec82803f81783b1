import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askForRefund } from '@/lib/account/refunds/service';
import type { AppError } from '@/lib/kit/app-error';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { refundBuyer } from '@/tests/setup/refunds';
import { serviceDatabase } from '@/tests/setup/service-database';
import { approveRefund, refuseRefund } from '../refund-approval/service';
import { paymentWebhook } from '../webhook/service';
import { sendRefunds } from './jobs';

const database = serviceDatabase();
const HOUR_MS = 60 * 60 * 1000;

const place = fc.nat({ max: 30 });
const step = fc.oneof(
  fc.record({
    do: fc.constant('buy' as const),
    plan: fc.constantFrom('starter' as const, 'standard' as const, 'premium' as const),
  }),
  fc.record({ do: fc.constant('spend' as const), messages: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ do: fc.constant('ask' as const), place, at: fc.integer({ min: 1, max: 4 }) }),
  fc.record({
    do: fc.constant('approve' as const),
    place,
    by: fc.constantFrom(['asha'], ['ben'], ['asha', 'ben'], ['asha', 'asha']),
  }),
  fc.record({ do: fc.constant('refuse' as const), place }),
  fc.record({ do: fc.constant('send' as const), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('down' as const), value: fc.boolean() }),
  fc.record({ do: fc.constant('lose' as const), value: fc.boolean() }),
  fc.record({
    do: fc.constant('end' as const),
    as: fc.constantFrom('SUCCESS', 'PENDING', 'ONHOLD', 'CANCELLED', 'FAILED'),
  }),
  fc.record({
    do: fc.constant('refuse at Cashfree' as const),
    why: fc.constantFrom(undefined, 'Cashfree: 400'),
  }),
  fc.record({
    do: fc.constant('webhook' as const),
    place,
    says: fc.constantFrom('SUCCESS', 'CANCELLED'),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('pay twice' as const), place }),
);

/** What may be refused, in words; anything else is a fault. */
const refusable = (error: AppError) => expect(['conflict', 'not_found']).toContain(error.code);
const pick = <T>(of: readonly T[], at: number): T | undefined => of[at % Math.max(1, of.length)];

test('over random histories, refunds never make more than was paid, and the ledger is the balance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 28 }), async (steps) => {
      await database.sql.query('UPDATE refund_transfers SET next_check_at = NULL');
      const one = await refundBuyer(database);
      const { shop, person } = one;
      const orders: { orderId: string; amount: number }[] = [];
      let hours = 0;
      const now = () => new Date(Date.now() + hours * HOUR_MS);
      const open = async () =>
        (
          await database.sql.query(
            `SELECT r.id FROM refund_requests r JOIN payments p ON p.id = r.payment_id WHERE p.user_id = $1
             UNION ALL SELECT f.id FROM payment_refunds f JOIN payments p ON p.id = f.payment_id WHERE p.user_id = $1`,
            [one.userId],
          )
        ).rows.map((row): string => row.id);
      for (const next of steps) {
        const answering = next.do === 'buy' || next.do === 'pay twice';
        // People buy while Cashfree is there.
        if (answering) shop.setDown(false);
        if (next.do === 'buy') {
          const orderId = await one.buy(next.plan);
          orders.push({ orderId, amount: shop.order(orderId)?.amount ?? 0 });
        } else if (next.do === 'spend') await one.spend(next.messages);
        else if (next.do === 'ask') {
          const orderId = pick(orders.toReversed(), next.place % 2)?.orderId ?? 'none';
          const asks = Array.from({ length: next.at }, () =>
            askForRefund(person, { orderId }).catch(refusable),
          );
          await Promise.all(asks);
        } else if (next.do === 'approve') {
          const requestId = pick(await open(), next.place);
          if (requestId)
            await Promise.all(
              next.by.map((operator) => approveRefund(person, { requestId, operator }).catch(refusable)),
            );
        } else if (next.do === 'refuse') {
          const requestId = pick(await open(), next.place);
          if (requestId)
            await refuseRefund(person, { requestId, operator: 'carl', reason: 'No.' }).catch(refusable);
        } else if (next.do === 'send') {
          for (let time = 0; time < next.times; time += 1) {
            await Promise.all([sendRefunds({ ...person, now }), sendRefunds({ ...person, now })]);
            hours += 7;
          }
        } else if (next.do === 'down') shop.setDown(next.value);
        else if (next.do === 'lose') shop.loseRefundAnswers(next.value);
        else if (next.do === 'end') shop.endRefundsAs(next.as);
        else if (next.do === 'refuse at Cashfree') shop.refuseRefunds(next.why);
        else if (next.do === 'webhook') {
          const refund = pick(shop.refunds(), next.place);
          const hook = refund && shop.refundWebhook(refund.refundId, next.says);
          if (hook) await Promise.all(Array.from({ length: next.times }, () => paymentWebhook(person, hook)));
        } else {
          const order = pick(orders, next.place);
          if (order)
            await paymentWebhook(person, shop.webhook(order.orderId, shop.attempt(order.orderId, 'SUCCESS')));
        }
      }
      // Whatever is under way comes to its end.
      shop.setDown(false);
      shop.loseRefundAnswers(false);
      for (let time = 0; time < 4; time += 1) {
        hours += 7;
        await sendRefunds({ ...person, now });
      }

      expect(await driftingOwners(database.sql)).toEqual([]);
      expect(await one.balance()).toBeGreaterThanOrEqual(0);
      for (const { orderId, amount } of orders) {
        const paid = shop.order(orderId)?.payments.filter(({ status }) => status === 'SUCCESS').length ?? 0;
        const live = shop
          .refunds()
          .filter((one) => one.orderId === orderId && !['CANCELLED', 'FAILED'].includes(one.status));
        const ofMessages = live.filter(({ note }) => note === 'Unused messages');
        const sum = (all: typeof live) => all.reduce((total, { amount: rupees }) => total + rupees, 0);
        expect(sum(live)).toBeLessThanOrEqual(paid * amount);
        expect(sum(ofMessages)).toBeLessThanOrEqual(amount);
        expect(ofMessages.length).toBeLessThanOrEqual(1);
        // The messages of what goes back are off the balance, and only of that.
        const taken = (await one.ledger(orderId)).reduce((total, { delta }) => total - delta, 0);
        const transfers = await one.transfers(orderId);
        const going = transfers
          .filter(({ state }) => state !== 'failed')
          .reduce((total, { messages }) => total + messages, 0);
        expect(taken).toBe(going);
        for (const { id, state } of transfers) {
          const status = shop.refunds().find(({ refundId }) => refundId === id)?.status;
          if (state === 'done') expect(status).toBe('SUCCESS');
          if (state === 'failed') expect([undefined, 'CANCELLED', 'FAILED']).toContain(status);
        }
      }
    }),
    { numRuns: 40 },
  );
});

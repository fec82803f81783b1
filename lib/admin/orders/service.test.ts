import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askForRefund } from '@/lib/account/refunds/service';
import { recharge, verifyPayment } from '@/lib/payments/service';
import { paymentWebhook } from '@/lib/payments/webhook/service';
import { operatorScope } from '@/tests/setup/operators';
import { refundBuyer } from '@/tests/setup/refunds';
import { serviceDatabase } from '@/tests/setup/service-database';
import { approveRefund } from '../refunds/service';
import { getOrder, listOrders } from './service';

const database = serviceDatabase();
const support = (over = {}) => operatorScope(database.db, 'support', over);
const idsOf = async (query: Parameters<typeof listOrders>[1]) =>
  (await listOrders(support(), query)).orders.map(({ orderId }) => orderId);

test('the story of an order tells what came when, from whom, once each, up to its refund', async () => {
  const one = await refundBuyer(database);
  const { order_id: orderId } = await recharge(one.person, { userId: one.userId, planId: 'starter' });
  await verifyPayment(one.person, { orderId });
  await verifyPayment(one.person, { orderId });
  const payment = one.shop.attempt(orderId, 'SUCCESS');
  for (const _ of [1, 2, 3]) await paymentWebhook(one.person, one.shop.webhook(orderId, payment));
  await askForRefund(one.person, { orderId });
  await approveRefund(support(), { id: (await one.request(orderId)).id });
  const shown = await getOrder(support(), { orderId });
  expect(shown).toMatchObject({ orderId, status: 'paid', amount: 29, userId: one.userId, openAlerts: 0 });
  expect(shown.story.map(({ source, what }) => `${source}: ${what}`)).toEqual([
    'shop: Ordered',
    'shop: Cashfree has the order',
    'person: Cashfree says: not paid yet',
    'webhook: Cashfree says: paid',
    'ledger: Ledger: purchase',
    'refund: Refund asked for',
    'ledger: Ledger: refund',
    'operator: Refund approved',
  ]);
  const { rows } = await database.sql.query(
    "SELECT action FROM audit_entries WHERE subject_kind = 'order' AND subject_id = $1",
    [orderId],
  );
  expect(rows).toEqual([{ action: 'order.look' }]);
  await expect(getOrder(support(), { orderId: 'recharge_none' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('what was heard of an order can neither be changed nor deleted', async () => {
  const one = await refundBuyer(database);
  await one.buy('starter');
  for (const statement of [
    "UPDATE payment_events SET detail = 'x'",
    'DELETE FROM payment_events',
    'TRUNCATE payment_events',
  ])
    await expect(database.sql.query(statement)).rejects.toThrow(/append-only/);
});

test('orders are found by number, person, state, amount and day, page by page without a gap', async () => {
  const one = await refundBuyer(database);
  const mine: string[] = [];
  for (let made = 0; made < 60; made += 1) {
    const orderId = `recharge_${randomUUID()}`;
    mine.unshift(orderId);
    // Pairs of the same moment.
    await database.sql.query(
      `INSERT INTO payments (id, user_id, kind, pack_id, order_id, cf_order_id, transaction_id, amount, message_count, status, created_at)
       VALUES (gen_random_uuid(), $1, 'recharge', 'starter', $2, $3, $4, $5, 10, $6, timestamptz '2026-01-10 18:29+00' + make_interval(mins => $7 / 2))`,
      [
        one.userId,
        orderId,
        `cf${orderId}`,
        `pay${orderId}`,
        100 + made,
        made % 2 ? 'active' : 'failed',
        made,
      ],
    );
  }
  const seen: string[] = [];
  for (let after: string | undefined, pages = 0; pages < 3; pages += 1) {
    const { orders, after: next } = await listOrders(support(), { q: one.userId, after });
    seen.push(...orders.map(({ orderId }) => orderId));
    if (next === null) break;
    after = next;
  }
  expect([...seen].sort()).toEqual([...mine].sort());
  expect(new Set(seen).size).toBe(60);
  const [newest = ''] = mine;
  for (const q of [newest, `cf${newest}`, `pay${newest}`]) expect(await idsOf({ q })).toEqual([newest]);
  expect(await idsOf({ q: 'nobody@example.com' })).toEqual([]);
  expect(await idsOf({ q: one.userId, status: 'active', min: 155 })).toHaveLength(3);
  expect(await idsOf({ q: one.userId, max: 101 })).toHaveLength(2);
  // 18:29 UTC is 23:59 in India: the first pair is of the 10th, the others of the 11th.
  expect(await idsOf({ q: one.userId, until: '2026-01-10' })).toHaveLength(2);
  expect(await idsOf({ q: one.userId, from: '2026-01-11', until: '2026-01-11', max: 109 })).toHaveLength(8);
});

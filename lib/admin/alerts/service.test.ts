import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { recharge, verifyPayment } from '@/lib/payments/service';
import { paymentWebhook } from '@/lib/payments/webhook/service';
import { operatorScope } from '@/tests/setup/operators';
import { refundBuyer } from '@/tests/setup/refunds';
import { serviceDatabase } from '@/tests/setup/service-database';
import { listSurplus } from '../surplus/service';
import { changeAlert, listAlerts } from './service';

const database = serviceDatabase();
const support = (over = {}) => operatorScope(database.db, 'support', over);

test('an alert is seen by whoever saw it first, closed once with why, and both stand in the log', async () => {
  const one = await refundBuyer(database);
  const { order_id: orderId } = await recharge(one.person, { userId: one.userId, planId: 'starter' });
  one.shop.attempt(orderId, 'SUCCESS', { amount: 1 });
  await verifyPayment(one.person, { orderId });
  const mine = async (state: 'open' | 'done') =>
    (await listAlerts(support(), { state })).alerts.filter((alert) => alert.orderId === orderId);
  const [alert] = await mine('open');
  expect(alert).toMatchObject({ reason: 'amount', detail: '1.00 INR', amount: 29, seenBy: null });
  const id = alert?.id ?? '';
  const asha = support({ email: 'asha@example.com' });
  await changeAlert(asha, { id, state: 'seen' });
  await changeAlert(support(), { id, state: 'seen' });
  expect(await mine('open')).toMatchObject([{ seenBy: 'asha@example.com', resolvedBy: null }]);
  const because = 'The bank has the rupee back';
  const ends = await Promise.allSettled(
    [1, 2, 3].map(() => changeAlert(asha, { id, state: 'done', because })),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await mine('open')).toEqual([]);
  expect(await mine('done')).toMatchObject([{ resolvedBy: 'asha@example.com', because }]);
  const { rows } = await database.sql.query(
    "SELECT action, reason FROM audit_entries WHERE subject_id = $1 AND action LIKE 'alert%' ORDER BY seq",
    [orderId],
  );
  expect(rows).toEqual([
    { action: 'alert.see', reason: null },
    { action: 'alert.close', reason: because },
  ]);
  await expect(changeAlert(asha, { id: randomUUID(), state: 'seen' })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a second payment of an order is listed with what was done about it', async () => {
  const one = await refundBuyer(database);
  const orderId = await one.buy('starter');
  const second = one.shop.attempt(orderId, 'SUCCESS');
  await paymentWebhook(one.person, one.shop.webhook(orderId, second));
  const { surplus } = await listSurplus(support(), {});
  expect(surplus.find((payment) => payment.orderId === orderId)).toMatchObject({
    ...{ cfPaymentId: second.cfPaymentId, amount: 29, status: 'queued', approvals: [] },
  });
});

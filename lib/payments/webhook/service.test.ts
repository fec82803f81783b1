import { expect, test } from 'vitest';
import { refundBuyer } from '@/tests/setup/refunds';
import { serviceDatabase } from '@/tests/setup/service-database';
import type { WebhookKind } from '../ports';
import { recharge } from '../service';
import { paymentWebhook } from './service';

const database = serviceDatabase();

test('each webhook that was signed is counted once, by what it was about; one that was not is none', async () => {
  const { shop, person, userId } = await refundBuyer(database);
  const counted: WebhookKind[] = [];
  const scope = { ...person, noteWebhook: (kind: WebhookKind) => counted.push(kind) };
  const { order_id: orderId } = await recharge(person, { userId, planId: 'starter' });
  const payment = shop.attempt(orderId, 'SUCCESS');
  const now = shop.webhook(orderId, payment);
  await paymentWebhook(scope, now);
  await paymentWebhook(scope, shop.webhook(orderId, payment, new Date(Date.now() - 3_600_000)));
  const forged = { raw: { ...now.raw, header: () => 'forged' } };
  await expect(paymentWebhook(scope, forged)).rejects.toThrow('signature');
  expect(counted).toEqual(['payment', 'payment of another time']);
});

import { beforeEach, expect, test } from 'vitest';
import { explainDifference, listSettlements } from '@/lib/admin/settlements/service';
import { operatorScope } from '@/tests/setup/operators';
import { refundBuyer } from '@/tests/setup/refunds';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { paymentWebhook } from '../webhook/service';
import { SETTLED_WITHIN_DAYS } from './constants';
import { fetchSettlements } from './jobs';

const database = serviceDatabase();
const DAY_MS = 24 * 60 * 60_000;

beforeEach(async () => {
  for (const table of ['settlement_days', 'settlement_events', 'settlement_differences'])
    await database.sql.query(`TRUNCATE ${table}`);
});

const later = (scope: TestScope, days: number): TestScope => ({
  ...scope,
  now: () => new Date(Date.now() + days * DAY_MS),
});
const tomorrow = (scope: TestScope) => later(scope, 1.5);

/** Somebody who has paid ₹29 at a Cashfree of their own, and Cashfree's number of the payment. */
async function payer() {
  // Those of other tests are at another Cashfree.
  await database.sql.query(
    "UPDATE payments SET paid_at = paid_at - interval '1 year' WHERE paid_at IS NOT NULL",
  );
  const one = await refundBuyer(database);
  const orderId = await one.buy('starter');
  const { rows } = await database.sql.query('SELECT transaction_id FROM payments WHERE order_id = $1', [
    orderId,
  ]);
  return { ...one, orderId, cfPaymentId: rows[0].transaction_id as string };
}
const support = () => operatorScope(database.db, 'support', { email: 'asha@example.com' });
const open = async (state: 'open' | 'closed' = 'open') =>
  (await listSettlements(support(), { state })).differences.map(({ kind, orderId, here, there }) => ({
    ...{ kind, orderId, here, there },
  }));
const days = async () => (await listSettlements(support(), {})).days;

test('a day is fetched page by page once it has ended, each event is kept once, and what agrees is no difference', async () => {
  const one = await payer();
  const now = new Date();
  one.shop.settle(now, {
    eventId: 'e1',
    cfPaymentId: one.cfPaymentId,
    orderId: one.orderId,
    charge: 0.58,
    tax: 0.1,
  });
  for (const eventId of ['a', 'b', 'c', 'd', 'e', 'f'])
    one.shop.settle(now, { eventId, type: 'OTHER_ADJUSTMENT', amount: 5 });
  expect(await fetchSettlements(one.person)).toBe(3);
  expect(await fetchSettlements(tomorrow(one.person))).toBeGreaterThan(0);
  expect(await fetchSettlements(tomorrow(one.person))).toBe(0);
  expect((await days()).every(({ finishedAt, failure }) => finishedAt && !failure)).toBe(true);
  const { rows } = await database.sql.query('SELECT count(*)::int AS events FROM settlement_events');
  expect(rows[0].events).toBe(7);
  expect((await open()).map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'adjustment'));
});

test('Cashfree down in the middle of a day: it goes on later where it was, and nothing is there twice', async () => {
  const one = await payer();
  const now = new Date();
  for (let event = 0; event < 10; event += 1)
    one.shop.settle(now, { eventId: `e${event}`, cfPaymentId: one.cfPaymentId, orderId: one.orderId });
  let pages = 0;
  const breaking = {
    ...tomorrow(one.person),
    payments: {
      ...one.shop.provider,
      fetchSettled: async (page: Parameters<typeof one.shop.provider.fetchSettled>[0]) => {
        pages += 1;
        if (pages === 6) throw new Error('Cashfree: 503');
        return one.shop.provider.fetchSettled(page);
      },
    },
  };
  await fetchSettlements(breaking);
  expect((await days()).filter(({ failure }) => failure === 'Cashfree: 503')).toHaveLength(1);
  expect(await fetchSettlements(tomorrow(one.person))).toBe(0);
  const inTwoHours = later(one.person, 1.5 + 2 / 24);
  await fetchSettlements(inTwoHours);
  expect((await days()).every(({ finishedAt }) => finishedAt)).toBe(true);
  const { rows } = await database.sql.query(
    'SELECT count(*)::int AS events, count(DISTINCT event_id)::int AS ids FROM settlement_events',
  );
  expect(rows[0]).toEqual({ events: 10, ids: 10 });
});

test('without a share of the minute nothing is asked, and a minute later it goes on', async () => {
  const one = await payer();
  const refused = { ...tomorrow(one.person), takeProviderCall: async () => false };
  expect(await fetchSettlements(refused)).toBe(0);
  expect((await days()).some(({ finishedAt }) => finishedAt)).toBe(false);
  expect(await fetchSettlements(later(one.person, 1.5 + 2 / 1440))).toBeGreaterThan(0);
});

test('four processes at once fetch each day once', async () => {
  const one = await payer();
  one.shop.settle(new Date(), { eventId: 'x', type: 'CHARGEBACK', cfPaymentId: one.cfPaymentId });
  const done = await Promise.all([1, 2, 3, 4].map(() => fetchSettlements(tomorrow(one.person))));
  expect(done.reduce((sum, count) => sum + count, 0)).toBe((await days()).length);
  expect((await open()).map(({ kind }) => kind)).toEqual(['dispute']);
});

test('paid here and in no settlement for a week is a difference, until the settlement comes', async () => {
  const one = await payer();
  const second = one.shop.attempt(one.orderId, 'SUCCESS');
  await paymentWebhook(one.person, one.shop.webhook(one.orderId, second));
  await fetchSettlements(one.person);
  expect(await open()).toEqual([]);
  const inAWeek = later(one.person, SETTLED_WITHIN_DAYS + 2);
  await fetchSettlements(inAWeek);
  const missing = { kind: 'not_settled', orderId: one.orderId, here: '₹29.00', there: 'in no settlement' };
  expect(await open()).toEqual([missing, missing]);
  const late = new Date(Date.now() + (SETTLED_WITHIN_DAYS + 2) * DAY_MS);
  one.shop.settle(late, { eventId: '1', cfPaymentId: one.cfPaymentId });
  one.shop.settle(late, { eventId: '2', cfPaymentId: second.cfPaymentId });
  await fetchSettlements(later(one.person, SETTLED_WITHIN_DAYS + 4));
  expect(await open()).toEqual([]);
  expect(await open('closed')).toEqual([missing, missing]);
});

test('settled and not known here is a difference; an operator explains it once, and it stands in the log', async () => {
  const one = await payer();
  one.shop.settle(new Date(), { eventId: '1', cfPaymentId: one.cfPaymentId });
  one.shop.settle(new Date(), {
    eventId: '2',
    cfPaymentId: 'nobody’s',
    orderId: 'recharge_other',
    amount: 500,
  });
  await fetchSettlements(tomorrow(one.person));
  const { differences } = await listSettlements(support(), {});
  expect(differences).toMatchObject([
    { kind: 'unknown_payment', orderId: 'recharge_other', here: 'unknown', there: '₹500.00' },
  ]);
  const id = differences[0]?.id ?? '';
  const because = 'Paid by a link that was sent by hand';
  const ends = await Promise.allSettled([1, 2, 3].map(() => explainDifference(support(), { id, because })));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await open()).toEqual([]);
  const { rows } = await database.sql.query(
    'SELECT operator, action, reason FROM audit_entries WHERE subject_id = $1',
    [id],
  );
  expect(rows).toEqual([{ operator: 'asha@example.com', action: 'settlement.explain', reason: because }]);
});

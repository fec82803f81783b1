import { expect, test } from 'vitest';
import { askForRefund } from '@/lib/account/refunds/service';
import { indiaDay } from '@/lib/kit/india-time';
import { sendRefunds } from '@/lib/payments/refund-sending/jobs';
import { paymentWebhook } from '@/lib/payments/webhook/service';
import { operatorScope } from '@/tests/setup/operators';
import { refundBuyer } from '@/tests/setup/refunds';
import { serviceDatabase } from '@/tests/setup/service-database';
import { giveCourtesy } from '../people/service';
import { approveRefund } from '../refunds/service';
import { downloadStatement, getStatement } from './service';

const database = serviceDatabase();
const support = () => operatorScope(database.db, 'support');
/** A day of its own, so that nothing else is in the statement. */
const NOON = new Date('2026-10-12T12:00:00+05:30');

test('a month has what was paid, paid back and given, and its messages are those of the ledger', async () => {
  const now = () => NOON;
  const one = await refundBuyer(database);
  const at = { ...one.person, now };
  const orderId = await one.buy('standard', at);
  const second = one.shop.attempt(orderId, 'SUCCESS');
  await paymentWebhook(at, one.shop.webhook(orderId, second, NOON));
  await one.spend(7);
  await askForRefund(at, { orderId });
  const operator = operatorScope(database.db, 'support', { now });
  await approveRefund(operator, { id: (await one.request(orderId)).id });
  await sendRefunds(at);
  await sendRefunds({ ...at, now: () => new Date(NOON.getTime() + 120_000) });
  const requestId = '00000000-0000-4000-8000-000000000001';
  await giveCourtesy(operator, { id: one.userId, messages: 5, reason: 'The reply was late', requestId });
  await database.sql.query(
    `INSERT INTO settlement_events (id, event_id, type, sale_type, cf_payment_id, amount, settled, charge, tax, day, created_at)
     SELECT gen_random_uuid(), order_id, 'PAYMENT', 'CREDIT', transaction_id, 199, 194.3, 3.98, 0.72, '2026-10-13', now() FROM payments WHERE order_id = $1`,
    [orderId],
  );

  const { titles, rows } = await getStatement(support(), { period: '2026-10' });
  const total = Object.fromEntries(titles.map((title, place) => [title, rows.at(-1)?.[place]]));
  expect(rows.map(([day]) => day)).toEqual(['2026-10-12', 'total']);
  expect(total).toMatchObject({
    ...{ orders_paid: 1, paid_inr: '199.00', paid_without_purchase_inr: '199.00' },
    ...{ fee_inr: '3.98', fee_tax_inr: '0.72', refunds_paid: 1 },
    ...{ purchase_messages: 50, courtesy_messages: 5 },
  });
  const { rows: ledger } = await database.sql.query(
    `SELECT sum(delta)::int AS net, count(*)::int AS entries FROM ledger_entries
     WHERE created_at >= '2026-10-01T00:00+05:30' AND created_at < '2026-11-01T00:00+05:30'`,
  );
  expect([total.net_messages, total.ledger_entries]).toEqual([ledger[0].net, ledger[0].entries]);

  const csv = async (part: 'days' | 'lines') =>
    new TextDecoder().decode((await downloadStatement(support(), { period: '2026-10-12', part })).bytes);
  const lines = (await csv('lines')).trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => line.includes('order paid'))[0]).toContain(`${orderId},`);
  expect(lines.filter((line) => line.includes('refund paid'))).toHaveLength(1);
  expect((await csv('days')).split('\n')[1]).toMatch(/^2026-10-12,1,199\.00,199\.00,3\.98,0\.72,1,/);
  // The day before has nothing, and a day that is none is refused.
  expect((await getStatement(support(), { period: '2026-10-11' })).rows.map(([day]) => day)).toEqual([
    'total',
  ]);
  await expect(getStatement(support(), { period: '2026-02-30' })).rejects.toMatchObject({
    code: 'bad_input',
  });
  expect(indiaDay(NOON)).toBe('2026-10-12');
});

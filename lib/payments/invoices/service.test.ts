import { expect, test } from 'vitest';
import { askForRefund } from '@/lib/account/refunds/service';
import { getReceipt } from '@/lib/account/service';
import { recharge, verifyPayment } from '@/lib/payments/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { guest } from '@/tests/setup/people';
import { refundBuyer } from '@/tests/setup/refunds';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { approveRefund } from '../refund-approval/service';
import { sendRefunds } from '../refund-sending/jobs';
import { sellerOf } from './rules';

const database = serviceDatabase();
const seller = sellerOf({
  gstin: '27AAPFU0939F1ZV',
  legalEntity: 'Saathi Private Limited',
  registeredAddress: 'Pune',
});
const registered = (scope: TestScope): TestScope => ({ ...scope, seller });
const serials = async (kind: string, year: string) => {
  const { rows } = await database.sql.query(
    'SELECT serial, number FROM invoices WHERE kind = $1 AND financial_year = $2 ORDER BY serial',
    [kind, year],
  );
  return rows as { serial: number; number: string }[];
};

test('without a GSTIN a payment has a receipt and no invoice', async () => {
  const one = await refundBuyer(database);
  const orderId = await one.buy('starter');
  expect(await getReceipt(one.person, { orderId })).toMatchObject({ amount: 29, documents: [] });
});

test('numbers follow one another without a gap, whatever is credited at once and whatever is taken back; a year begins anew', async () => {
  const shop = cashfreeBook();
  const buyers = await Promise.all(
    Array.from({ length: 12 }, () => guest(database.db, { payments: shop.provider })),
  );
  const orders = await Promise.all(
    buyers.map(async (buyer) => {
      const { order_id: orderId } = await recharge(buyer, {
        userId: buyer.actor.userId ?? '',
        planId: 'starter',
      });
      shop.attempt(orderId, 'SUCCESS');
      return { buyer, orderId };
    }),
  );
  const settle = ({ buyer, orderId }: (typeof orders)[number], over: Partial<TestScope> = {}) =>
    verifyPayment({ ...registered(buyer), ...over }, { orderId });
  // Three of them fail at the very end of their transaction, with a number in hand, and are settled later.
  const breaking = {
    db: {
      ...database.db,
      transaction: <T>(work: Parameters<typeof database.db.transaction<T>>[0]) =>
        database.db.transaction<T>(async (tx) => {
          await work(tx);
          throw new Error('The process has died.');
        }),
    },
  };
  await Promise.allSettled([
    ...orders.slice(0, 3).map((order) => settle(order, breaking)),
    ...orders.slice(3).flatMap((order) => [settle(order), settle(order)]),
  ]);
  await Promise.all(orders.map((order) => settle(order)));
  const issued = await serials('invoice', '26-27');
  expect(issued.map(({ serial }) => serial)).toEqual(issued.map((_, place) => place + 1));
  expect(issued).toHaveLength(12);
  expect(issued[0]?.number).toBe('SA/26-27/000001');

  const [again] = buyers;
  if (!again) throw new Error('nobody');
  const inApril = { now: () => new Date('2027-04-02T10:00:00+05:30') };
  const { order_id: orderId } = await recharge(
    { ...again, ...inApril },
    { userId: again.actor.userId ?? '', planId: 'starter' },
  );
  shop.attempt(orderId, 'SUCCESS');
  await settle({ buyer: again, orderId }, inApril);
  expect((await serials('invoice', '27-28')).map(({ number }) => number)).toEqual(['SA/27-28/000001']);
});

test('a refund that is paid has a credit note about its invoice, once; the person reads both', async () => {
  const one = await refundBuyer(database);
  const person = registered(one.person);
  const orderId = await one.buy('standard', person);
  await database.sql.query('UPDATE refund_transfers SET next_check_at = NULL');
  await one.spend(25);
  await askForRefund(person, { orderId });
  const { id, amount } = await one.request(orderId);
  await approveRefund(person, { requestId: id, operator: 'asha' });
  await sendRefunds(person);
  for (const minutes of [2, 10])
    await sendRefunds({ ...person, now: () => new Date(Date.now() + minutes * 60_000) });
  const { documents } = await getReceipt(person, { orderId });
  const [invoice, note] = documents;
  expect(documents).toHaveLength(2);
  expect(invoice).toMatchObject({
    ...{ kind: 'invoice', total: 19_900, taxable: 16_864, cgst: 1_518, sgst: 1_518, igst: 0 },
    ...{ placeOfSupply: '27', gstin: '27AAPFU0939F1ZV', sellerName: 'Saathi Private Limited' },
  });
  expect(note).toMatchObject({
    kind: 'credit_note',
    total: amount * 100,
    number: expect.stringMatching(/^CN\//),
  });
  for (const statement of ["UPDATE invoices SET number = 'x'", 'DELETE FROM invoices', 'TRUNCATE invoices'])
    await expect(database.sql.query(statement)).rejects.toThrow(/append-only/);
});

test('who has named another State pays integrated tax', async () => {
  const shop = cashfreeBook();
  const person = registered(await guest(database.db, { payments: shop.provider }));
  const wanted = { userId: person.actor.userId ?? '', planId: 'starter' as const, billingState: '29' };
  const { order_id: orderId } = await recharge(person, wanted);
  shop.attempt(orderId, 'SUCCESS');
  await verifyPayment(person, { orderId });
  expect((await getReceipt(person, { orderId })).documents).toMatchObject([
    { placeOfSupply: '29', total: 2_900, igst: 442, cgst: 0, sgst: 0 },
  ]);
});

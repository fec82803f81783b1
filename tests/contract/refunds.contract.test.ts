import pg from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { approveRefund } from '../../lib/payments/refund-approval/service';
import { openDb } from '../../lib/server/db';
import { CashfreeStandIn } from '../setup/cashfree-stand-in';
import { Person } from '../setup/http-person';
import { scopeOf } from '../setup/scope';

const product = inject('product');
const cashfree = new CashfreeStandIn(product.cashfreeControlUrl);
const sql = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
const db = openDb(product.databaseUrl);

afterAll(async () => {
  expect(await driftingOwners(sql)).toEqual([]);
  await Promise.all([sql.end(), db.close()]);
});

async function buyer() {
  const person = await new Person(product.url).register();
  const { body } = await person.post('/api/payment/recharge', { userId: person.id, planId: 'standard' });
  const orderId = String(body.order_id);
  await cashfree.pay(orderId, 'success');
  await vi.waitFor(async () => expect(await person.balance()).toBe(55), { timeout: 30_000 });
  return { person, orderId };
}

test('a refund is asked for, approved, sent to Cashfree by the job, and done when its webhook made us ask', async () => {
  const { person, orderId } = await buyer();
  const stranger = await new Person(product.url).register();
  expect((await stranger.post('/api/account/refunds', { orderId })).status).toBe(404);
  expect((await person.get('/api/account/refunds')).body).toEqual({
    refunds: [],
    refundable: [{ orderId, messages: 50, amount: 199 }],
  });
  const taps = await Promise.all([1, 2, 3].map(() => person.post('/api/account/refunds', { orderId })));
  expect(taps.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await stranger.get('/api/account/refunds')).body).toEqual({ refunds: [], refundable: [] });

  const { rows } = await sql.query(
    'SELECT r.id FROM refund_requests r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1',
    [orderId],
  );
  await approveRefund(scopeOf(db), { requestId: rows[0].id, operator: 'asha' });
  expect(await person.balance()).toBe(5);
  // The job looks once a minute.
  await vi.waitFor(
    async () =>
      expect((await person.get('/api/account/refunds')).body.refunds).toMatchObject([
        { orderId, state: 'done', messages: 50, amount: 199 },
      ]),
    { timeout: 90_000, interval: 1_000 },
  );
}, 120_000);

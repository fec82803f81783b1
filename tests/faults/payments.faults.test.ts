import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { CashfreeStandIn } from '../setup/cashfree-stand-in';
import { CookiePerson } from '../setup/cookie-person';
import { Person } from '../setup/http-person';
import { OWNER_SUB, type Product, startProduct } from '../setup/product';

let product: Product;
let cashfree: CashfreeStandIn;
let db: pg.Pool;

const WAIT = { timeout: 30_000, interval: 50 };
/** The job queue looks every half a minute whether the minute has a job, sometimes every second time, and hands it out in turns of 5 s. */
const RECONCILER_WAIT = { timeout: 180_000, interval: 500 };

beforeAll(async () => {
  product = await startProduct();
  cashfree = new CashfreeStandIn(product.cashfreeControlUrl);
  db = new pg.Pool({ connectionString: product.databaseUrl, max: 4 });
});

afterAll(async () => {
  expect(await driftingOwners(db)).toEqual([]);
  await db?.end();
  await product?.stop();
});

async function order(person: Person): Promise<string> {
  const { body } = await person.post('/api/payment/recharge', { userId: person.id, planId: 'starter' });
  return String(body.order_id);
}

async function credits(orderId: string): Promise<number> {
  const { rows } = await db.query('SELECT count(*)::int AS n FROM ledger_entries WHERE reference = $1', [
    `payment:${orderId}`,
  ]);
  return rows[0].n;
}

const waitingForLock = async () =>
  (
    await db.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    )
  ).rows[0].n;

/** Stops every credit of a person in the middle of its statement, for as long as the work takes. */
async function whileWalletIsHeld(person: Person, work: () => Promise<void>): Promise<void> {
  const holder = await db.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [person.id]);
    await work();
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
}

test('killed while a webhook is being worked on: after the restart the order is credited once', async () => {
  const person = await new Person(product.url).register();
  const orderId = await order(person);
  await whileWalletIsHeld(person, async () => {
    await cashfree.pay(orderId, 'success');
    await vi.waitFor(async () => expect(await waitingForLock()).toBeGreaterThan(0), WAIT);
    await product.kill();
  });
  expect(await credits(orderId)).toBe(0);
  expect(await person.balance().catch(() => 'down')).toBe('down');

  await product.restart();
  await cashfree.webhook(orderId, { times: 5 });
  const answers = await Promise.all([1, 2, 3].map(() => person.post('/api/payment/verify', { orderId })));
  for (const { body } of answers) expect(body).toMatchObject({ success: true, status: 'paid' });
  expect(await credits(orderId)).toBe(1);
  expect(await person.balance()).toBe(15);
});

test('killed while a verify is being worked on: after the restart the order is credited once', async () => {
  const person = await new Person(product.url).register();
  const orderId = await order(person);
  await cashfree.next({ on: 'webhook', fault: 'suppress', match: orderId });
  await cashfree.pay(orderId, 'success');
  await whileWalletIsHeld(person, async () => {
    const verify = person.post('/api/payment/verify', { orderId }).catch((error: Error) => error);
    await vi.waitFor(async () => expect(await waitingForLock()).toBeGreaterThan(0), WAIT);
    await product.kill();
    expect(await verify).toBeInstanceOf(Error);
  });
  expect(await credits(orderId)).toBe(0);

  await product.restart();
  expect((await person.post('/api/payment/verify', { orderId })).body).toMatchObject({ status: 'paid' });
  await cashfree.webhook(orderId);
  await vi.waitFor(async () => expect(await credits(orderId)).toBe(1), WAIT);
  expect(await person.balance()).toBe(15);
});

test('a webhook that never comes: the reconciler of a restarted product settles the order', async () => {
  const person = await new Person(product.url).register();
  const orderId = await order(person);
  await cashfree.next({ on: 'webhook', fault: 'suppress', match: orderId });
  await cashfree.pay(orderId, 'success');
  await product.kill();
  // As if the order were a minute old.
  await db.query("UPDATE payments SET next_check_at = now() - interval '1 second' WHERE order_id = $1", [
    orderId,
  ]);
  await product.restart();
  await vi.waitFor(async () => expect(await credits(orderId)).toBe(1), RECONCILER_WAIT);
  expect(await person.balance()).toBe(15);
}, 240_000);

test('Cashfree down when an order is made: an answer within 10 s, the order marked, nothing charged', async () => {
  const person = await new Person(product.url).register();
  await cashfree.next({ on: 'create', fault: 'hang' });
  const started = performance.now();
  const answer = await person.post('/api/payment/recharge', { userId: person.id, planId: 'premium' });
  expect(answer.status).toBe(503);
  expect(answer.body.error).toBe('Recharge payment initiation failed');
  expect(performance.now() - started).toBeLessThan(10_000);
  const { rows } = await db.query('SELECT status FROM payments WHERE user_id = $1', [person.id]);
  expect(rows).toEqual([{ status: 'failed' }]);
  expect(await person.balance()).toBe(5);
});

test('killed while Cashfree makes a refund, and in the middle of an approval: after the restart one refund, booked and paid once', async () => {
  const person = await new Person(product.url).register();
  const orderId = await order(person);
  await cashfree.pay(orderId, 'success');
  await vi.waitFor(async () => expect(await person.balance()).toBe(15), WAIT);
  await person.post('/api/account/refunds', { orderId });
  const { rows } = await db.query(
    'SELECT r.id FROM refund_requests r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1',
    [orderId],
  );
  const approve = async () => {
    const owner = new CookiePerson(product.url);
    await owner.signIn(OWNER_SUB);
    return owner.call('POST', `/api/admin/refunds/${rows[0].id}/approve`, { json: {} });
  };
  const booked = async () =>
    (
      await db.query(`SELECT kind, delta FROM ledger_entries WHERE reference LIKE 'refund%:' || $1 || ':%'`, [
        orderId,
      ])
    ).rows;

  await whileWalletIsHeld(person, async () => {
    const answer = approve().catch((error: Error) => error);
    await vi.waitFor(async () => expect(await waitingForLock()).toBeGreaterThan(0), WAIT);
    await product.kill();
    expect(await answer).toBeInstanceOf(Error);
  });
  expect(await booked()).toEqual([]);
  await product.restart();
  expect((await approve()).status).toBe(200);
  expect((await approve()).status).toBe(409);
  expect(await booked()).toEqual([{ kind: 'refund', delta: -10 }]);

  // Cashfree makes the refund, and its answer never comes.
  await cashfree.next({ on: 'refund', fault: 'hang', match: orderId });
  const transfer = async () =>
    (
      await db.query(
        'SELECT t.id, t.state FROM refund_transfers t JOIN payments p ON p.id = t.payment_id WHERE p.order_id = $1',
        [orderId],
      )
    ).rows;
  const [{ id }] = await transfer();
  const made = async () => (await cashfree.order(orderId)).refunds.length;
  await vi.waitFor(async () => expect(await made()).toBe(1), RECONCILER_WAIT);
  await product.kill();
  expect(await transfer()).toEqual([{ id, state: 'ready' }]);
  // As if the lease of the dead process were over.
  await db.query("UPDATE refund_transfers SET next_check_at = now() - interval '1 second' WHERE id = $1", [
    id,
  ]);
  await product.restart();
  await vi.waitFor(async () => expect((await transfer())[0]?.state).not.toBe('ready'), RECONCILER_WAIT);
  expect(await made()).toBe(1);
  expect(await booked()).toEqual([{ kind: 'refund', delta: -10 }]);
  expect(await person.balance()).toBe(5);
}, 420_000);

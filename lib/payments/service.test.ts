import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getSession, listMessages } from '@/lib/chat/service';
import { getMe } from '@/lib/users/service';
import { signIn } from '@/lib/users/sign-in/service';
import { book as spend } from '@/lib/wallet/store';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { reconcileOpenOrders } from './jobs';
import { payForOffer, payForSession, recharge, verifyPayment } from './service';
import { paymentWebhook } from './webhook/service';

const database = serviceDatabase();

const balance = async (scope: TestScope) => (await getMe(scope)).messageBalance;
const verify = (scope: TestScope, orderId: string) => verifyPayment(scope, { orderId });
const hook = (scope: TestScope, input: ReturnType<ReturnType<typeof cashfreeBook>['webhook']>) =>
  paymentWebhook(scope, input);
const buyPlan = (scope: TestScope, planId: 'starter' | 'standard' | 'premium' = 'starter') =>
  recharge(scope, { userId: scope.actor.userId ?? '', planId });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );
const rowsOf = async (orderId: string) =>
  (await database.sql.query('SELECT * FROM payments WHERE order_id = $1', [orderId])).rows;
const creditsOf = async (orderId: string) =>
  (
    await database.sql.query('SELECT delta FROM ledger_entries WHERE reference = $1', [`payment:${orderId}`])
  ).rows.map((row) => row.delta);

async function buyer(options: { balance?: number } = {}) {
  const book = cashfreeBook();
  const person = await guest(database.db, { ...options, payments: book.provider });
  return { book, person };
}

describe('ordering', () => {
  test('a paywall pack is stored with its price before Cashfree hears of it, and credited with its messages', async () => {
    const { book, person } = await buyer();
    const sessionId = await chat(person);
    const order = await payForSession(person, { sessionId, amount: 199, messageCount: 50 });
    expect(order.order_id).toMatch(/^session_[0-9a-f-]{36}$/);
    expect(order.order_id.length).toBeLessThanOrEqual(45);
    expect(book.created).toMatchObject([
      {
        amount: 199,
        currency: 'INR',
        returnUrl: `http://localhost:3000/post-payment/${sessionId}?order_id={order_id}`,
      },
    ]);
    book.attempt(order.order_id, 'SUCCESS');
    expect(await verify(person, order.order_id)).toMatchObject({
      success: true,
      status: 'paid',
      messages: 50,
      sessionId,
    });
    expect(await balance(person)).toBe(55);
    expect(await getSession(person, { sessionId })).toMatchObject({
      isPaid: true,
      messagesLeft: 55,
      bought: 50,
    });
    const messages = await listMessages(person, { sessionId, before: undefined });
    expect(messages.map((one) => one.messageType)).toEqual(['payment_success']);
  });

  test.each([
    [9, 50],
    [1, 10],
    [29, 10],
    [199, 1000],
    [0, 0],
    [-9, 10],
  ])('₹%i for %i messages is no pack: refused, nothing ordered', async (amount, messageCount) => {
    const { book, person } = await buyer();
    const sessionId = await chat(person);
    expect(await code(payForSession(person, { sessionId, amount, messageCount }))).toBe('bad_input');
    expect(book.created).toEqual([]);
  });

  test("another person's chat, and another user's id, are refused, nothing ordered", async () => {
    const { book, person } = await buyer();
    const stranger = await guest(database.db);
    const sessionId = await chat(stranger);
    expect(await code(payForSession(person, { sessionId, amount: 9, messageCount: 10 }))).toBe('not_found');
    const userId = stranger.actor.userId ?? '';
    expect(await code(recharge(person, { userId, planId: 'starter' }))).toBe('not_allowed');
    expect(await code(payForOffer(person, { userId }))).toBe('not_allowed');
    expect(await code(recharge(scopeOf(database.db), { userId: randomUUID(), planId: 'starter' }))).toBe(
      'not_found',
    );
    expect(book.created).toEqual([]);
  });

  test('a double tap, and 20 taps at once, make one order; after 15 minutes there is a new one', async () => {
    const { person } = await buyer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buyPlan(person)));
    expect(new Set(answers.map((one) => one.order_id)).size).toBe(1);
    const later = { ...person, now: () => new Date(Date.now() + 15 * 60_000 + 1_000) };
    expect((await buyPlan(later)).order_id).not.toBe(answers[0]?.order_id);
    expect((await buyPlan(person, 'standard')).order_id).not.toBe(answers[0]?.order_id);
  });

  test('Cashfree down: the order is marked, nothing is charged, and the next try is a new order', async () => {
    const { book, person } = await buyer();
    book.setDown(true);
    expect(await code(buyPlan(person))).toBe('provider_failed');
    const { rows } = await database.sql.query('SELECT status FROM payments WHERE user_id = $1', [
      person.actor.userId,
    ]);
    expect(rows).toEqual([{ status: 'failed' }]);
    expect(await balance(person)).toBe(5);
    book.setDown(false);
    expect((await buyPlan(person)).order_id).toMatch(/^recharge_/);
  });

  test('a chat without a user is paid into its own balance, and into the wallet once there is one', async () => {
    const book = cashfreeBook();
    const person = scopeOf(database.db, { payments: book.provider, actor: { ipAddress: randomUUID() } });
    const sessionId = await chat(person);
    const { order_id } = await payForSession(person, { sessionId, amount: 9, messageCount: 10 });
    const payment = book.attempt(order_id, 'SUCCESS');
    await hook(person, book.webhook(order_id, payment));
    expect(await getSession(person, { sessionId })).toMatchObject({
      messagesLeft: 20,
      isPaid: true,
    });
  });
});

describe('the ₹3 offer', () => {
  const offer = (scope: TestScope) => payForOffer(scope, { userId: scope.actor.userId ?? '' });

  test('is for a balance below 5, gives 10 messages, and is over once it was paid', async () => {
    const { book, person } = await buyer({ balance: 4 });
    const { order_id } = await offer(person);
    book.attempt(order_id, 'SUCCESS');
    expect(await verify(person, order_id)).toMatchObject({ status: 'paid' });
    const me = await getMe(person);
    expect(me).toMatchObject({ messageBalance: 14, newUserOfferEnabled: false });
    expect(await code(offer(person))).toBe('not_allowed');
  });

  test('is closed at a balance of 5', async () => {
    const { book, person } = await buyer({ balance: 5 });
    expect(await code(offer(person))).toBe('not_allowed');
    expect(book.created).toEqual([]);
  });

  /** Somebody with an order of the offer. */
  async function taker(over: { phone?: string; ipAddress?: string } = {}) {
    const book = cashfreeBook();
    const ipAddress = over.ipAddress ?? randomUUID();
    const person = await guest(database.db, { payments: book.provider, actor: { ipAddress } });
    const owner = { kind: 'user', id: person.actor.userId ?? '' } as const;
    await spend(database.db, {
      owner,
      delta: -5,
      kind: 'expired',
      reference: `used:${owner.id}`,
      now: new Date(),
    });
    if (over.phone)
      await database.sql.query('UPDATE users SET browser_fingerprint = $2 WHERE id = $1', [
        person.actor.userId,
        over.phone,
      ]);
    return { book, person };
  }
  async function take({ book, person }: Awaited<ReturnType<typeof taker>>, payer?: string) {
    const { order_id } = await offer(person);
    book.attempt(order_id, 'SUCCESS', payer === undefined ? {} : { payer });
    return { order_id, answer: await verify(person, order_id) };
  }
  const refundsOf = async (orderId: string) =>
    (
      await database.sql.query(
        'SELECT p.status, r.amount::int AS amount FROM payment_refunds r JOIN payments p ON p.id = r.payment_id WHERE order_id = $1',
        [orderId],
      )
    ).rows;

  test('is closed to a second cookie of the same device in the same network, whatever the address ends in', async () => {
    const phone = randomUUID();
    await take(await taker({ phone, ipAddress: '2401:4900:1c2a:9b01:1:2:3:4' }));
    const again = await taker({ phone, ipAddress: '2401:4900:1c2a:9b01:5:6:7:8' });
    expect(await code(offer(again.person))).toBe('not_allowed');
    expect(await getMe(again.person)).toMatchObject({ newUserOfferEnabled: false });
    const other = await taker({ phone, ipAddress: '2401:4900:1c2a:9b02:1:2:3:4' });
    expect((await take(other)).answer).toMatchObject({ status: 'paid' });
  });

  test('paid again by the same payer with another cookie credits nothing, and the money goes back, once', async () => {
    const payer = `upi:${randomUUID()}@bank`;
    expect((await take(await taker(), payer)).answer).toMatchObject({ status: 'paid' });
    const again = await taker();
    const { order_id, answer } = await take(again, payer);
    expect(answer).toMatchObject({ status: 'failed', nothingCharged: false });
    const [payment] = again.book.order(order_id)?.payments ?? [];
    if (!payment) throw new Error('Nothing was paid.');
    for (let times = 0; times < 2; times += 1)
      await hook(again.person, again.book.webhook(order_id, payment));
    expect(await verify(again.person, order_id)).toMatchObject({ status: 'failed', nothingCharged: false });
    expect(await refundsOf(order_id)).toEqual([{ status: 'returned', amount: 3 }]);
    expect(await balance(again.person)).toBe(0);
    expect(await creditsOf(order_id)).toEqual([]);
  });

  test('keeps no UPI address that could be read, in no table', async () => {
    const address = `${randomUUID()}@bank`;
    expect((await take(await taker(), `upi:${address}`)).answer).toMatchObject({ status: 'paid' });
    const { rows: tables } = await database.sql.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const { rows: found } = await database.sql.query(
      tables
        .map(({ name }) => `SELECT '${name}' AS name FROM "${name}" AS one WHERE one::text ILIKE $1`)
        .join(' UNION ALL '),
      [`%${address}%`],
    );
    expect(tables.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });

  test('ordered by five cookies and paid at once by one payer is credited once', async () => {
    const payer = `upi:${randomUUID()}@bank`;
    const takers = await Promise.all(Array.from({ length: 5 }, () => taker()));
    const taken = await Promise.all(takers.map((one) => take(one, payer)));
    expect(taken.filter(({ answer }) => answer.status === 'paid')).toHaveLength(1);
    const balances = await Promise.all(takers.map(({ person }) => balance(person)));
    expect(balances.sort()).toEqual([0, 0, 0, 0, 10]);
  });

  test('of two open orders of one person one counts', async () => {
    const one = await taker();
    const first = await offer(one.person);
    const later = { ...one.person, now: () => new Date(Date.now() + 16 * 60_000) };
    const second = await payForOffer(later, { userId: later.actor.userId ?? '' });
    for (const { order_id } of [first, second]) {
      one.book.attempt(order_id, 'SUCCESS');
      await verify(one.person, order_id);
    }
    expect(await balance(one.person)).toBe(10);
    expect(await refundsOf(second.order_id)).toEqual([{ status: 'returned', amount: 3 }]);
    expect(one.person.noted).toEqual(['refund: second offer']);
  });

  test('its messages do not add up: an account that had it gets those of a second guest not, and other bought ones', async () => {
    const googleId = randomUUID();
    const one = await taker();
    await take(one);
    await signIn(one.person, googleProfile(googleId));
    const member = await balance(one.person);
    const guests = [await taker(), await taker()] as const;
    await take(guests[0]);
    await signIn(guests[0].person, googleProfile(googleId));
    expect(await balance(one.person)).toBe(member);
    await take(guests[1]);
    const { order_id } = await buyPlan(guests[1].person);
    guests[1].book.attempt(order_id, 'SUCCESS');
    await verify(guests[1].person, order_id);
    await signIn(guests[1].person, googleProfile(googleId));
    expect(await balance(one.person)).toBe(member + 10);
  });
});

describe('settling', () => {
  test('50 duplicate webhooks beside 20 verifies and a reconciler credit once', async () => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    const payment = book.attempt(order_id, 'SUCCESS');
    const later = { ...person, now: () => new Date(Date.now() + 61_000) };
    const all = [
      ...Array.from({ length: 50 }, () => hook(person, book.webhook(order_id, payment))),
      ...Array.from({ length: 20 }, () => verify(person, order_id)),
      reconcileOpenOrders(later),
      reconcileOpenOrders(later),
    ];
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.filter((one) => one.status === 'rejected')).toEqual([]);
    expect(await creditsOf(order_id)).toEqual([10]);
    expect(await balance(person)).toBe(15);
  });

  test('an unsigned or altered webhook is refused; an unknown order or event is answered and changes nothing', async () => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    const payment = book.attempt(order_id, 'SUCCESS');
    const good = book.webhook(order_id, payment);
    const altered = { raw: { ...good.raw, text: good.raw.text.replace('"INR"', '"inr"') } };
    expect(await code(hook(person, altered))).toBe('not_signed_in');
    expect(await code(hook(person, { raw: { ...good.raw, header: () => null } }))).toBe('not_signed_in');
    expect(await hook(person, book.webhook('recharge_nobody', payment))).toEqual({ success: true });
    expect(await creditsOf(order_id)).toEqual([]);
  });

  test.each([
    ['an hour ago', -60],
    ['in an hour', 60],
  ])('a webhook signed %s settles nothing itself: Cashfree is asked', async (_when, minutes) => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    const sentAt = new Date(Date.now() + minutes * 60_000);
    const copied = {
      cfPaymentId: 'copied',
      status: 'SUCCESS',
      amount: 29,
      currency: 'INR',
      method: 'upi',
      payer: null,
    };
    expect(await hook(person, book.webhook(order_id, copied, sentAt))).toEqual({ success: true });
    expect(await balance(person)).toBe(5);

    // A late retry for a payment that there is.
    const first = book.webhook(order_id, book.attempt(order_id, 'SUCCESS'), sentAt);
    book.setDown(true);
    expect(await code(hook(person, first))).toBe('provider_failed');
    book.setDown(false);
    for (let times = 0; times < 2; times += 1) await hook(person, first);
    expect(await balance(person)).toBe(15);

    const second = book.attempt(order_id, 'SUCCESS');
    for (let times = 0; times < 2; times += 1) await hook(person, book.webhook(order_id, second, sentAt));
    const { rows } = await database.sql.query(
      'SELECT cf_payment_id FROM payment_refunds WHERE cf_payment_id = ANY($1)',
      [['copied', second.cfPaymentId]],
    );
    expect(rows).toEqual([{ cf_payment_id: second.cfPaymentId }]);
    expect(await creditsOf(order_id)).toEqual([10]);
    expect(person.noted).toEqual(['refund: second payment']);
  });

  test.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
  ])(
    'a payment of another %s credits nothing and leaves one row for the operator; the right one still counts',
    async (reason, over) => {
      const { book, person } = await buyer();
      const { order_id } = await buyPlan(person);
      const wrong = book.attempt(order_id, 'SUCCESS', over);
      for (let times = 0; times < 3; times += 1) await hook(person, book.webhook(order_id, wrong));
      expect(await verify(person, order_id)).toMatchObject({ status: 'pending', nothingCharged: false });
      const { rows } = await database.sql.query(
        'SELECT a.reason FROM payment_alerts a JOIN payments p ON p.id = a.payment_id WHERE p.order_id = $1',
        [order_id],
      );
      expect(rows).toEqual([{ reason }]);
      expect(await balance(person)).toBe(5);
      const right = book.attempt(order_id, 'SUCCESS');
      await hook(person, book.webhook(order_id, right));
      expect(await balance(person)).toBe(15);
    },
  );

  test('failed, then paid: the chat hears of both, the messages come once; a failure after that changes nothing', async () => {
    const { book, person } = await buyer();
    const sessionId = await chat(person);
    const { order_id } = await payForSession(person, { sessionId, amount: 9, messageCount: 10 });
    const failed = book.attempt(order_id, 'FAILED');
    await hook(person, book.webhook(order_id, failed));
    expect(await verify(person, order_id)).toMatchObject({ status: 'failed', nothingCharged: true });
    const paid = book.attempt(order_id, 'SUCCESS');
    await hook(person, book.webhook(order_id, paid));
    await hook(person, book.webhook(order_id, failed));
    expect(await verify(person, order_id)).toMatchObject({ status: 'paid' });
    const messages = await listMessages(person, { sessionId, before: undefined });
    expect(messages.map((one) => one.messageType)).toEqual(['payment_failed', 'payment_success']);
    expect(await creditsOf(order_id)).toEqual([10]);
  });

  test('an order that was only left is called cancelled, until a try fails', async () => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    book.attempt(order_id, 'USER_DROPPED');
    const left = { status: 'failed', nothingCharged: true, cancelled: true };
    expect(await verify(person, order_id)).toMatchObject(left);
    book.attempt(order_id, 'FAILED');
    expect(await verify(person, order_id)).toMatchObject({ ...left, cancelled: false });
    expect(await balance(person)).toBe(5);
  });

  test('a second successful payment of a paid order is queued for a refund, once', async () => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    const first = book.attempt(order_id, 'SUCCESS');
    const second = book.attempt(order_id, 'SUCCESS');
    await hook(person, book.webhook(order_id, first));
    await Promise.all([1, 2, 3].map(() => hook(person, book.webhook(order_id, second))));
    const { rows } = await database.sql.query(
      'SELECT cf_payment_id, amount, status FROM payment_refunds WHERE cf_payment_id = ANY($1)',
      [[first.cfPaymentId, second.cfPaymentId]],
    );
    expect(rows).toEqual([{ cf_payment_id: second.cfPaymentId, amount: '29.00', status: 'queued' }]);
    expect(await creditsOf(order_id)).toEqual([10]);
  });

  test('an open order without a try is pending; an expired one failed; one paid after it expired is credited', async () => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    expect(await verify(person, order_id)).toMatchObject({ status: 'pending', nothingCharged: false });
    const order = book.order(order_id);
    if (order) order.status = 'EXPIRED';
    expect(await verify(person, order_id)).toMatchObject({ status: 'failed', nothingCharged: true });
    await hook(person, book.webhook(order_id, book.attempt(order_id, 'SUCCESS')));
    expect(await balance(person)).toBe(15);
  });

  test("somebody else's order does not exist", async () => {
    const { person } = await buyer();
    const { order_id } = await buyPlan(person);
    expect(await code(verify(await guest(database.db), order_id))).toBe('not_found');
    expect(await code(verify(person, 'recharge_nobody'))).toBe('not_found');
  });

  test('the name Cashfree has for an order finds it, for its buyer alone', async () => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    const { cf_order_id } = (await rowsOf(order_id))[0];
    book.attempt(order_id, 'SUCCESS');
    expect(await code(verify(await guest(database.db), cf_order_id))).toBe('not_found');
    expect(await verify(person, cf_order_id)).toMatchObject({ status: 'paid', orderId: order_id });
    expect(await code(verify(person, ''))).toBe('not_found');
    expect(await creditsOf(order_id)).toEqual([10]);
  });
});

describe('the reconciler', () => {
  test('settles an order whose webhook never came, asks each due order once among several processes', async () => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    book.attempt(order_id, 'SUCCESS');
    await reconcileOpenOrders(person);
    expect(await creditsOf(order_id)).toEqual([]);
    const later = { ...person, now: () => new Date(Date.now() + 61_000) };
    await Promise.all([1, 2, 3, 4].map(() => reconcileOpenOrders(later)));
    expect(await creditsOf(order_id)).toEqual([10]);
    expect(await rowsOf(order_id)).toMatchObject([{ checks: 1, next_check_at: null, status: 'paid' }]);
  });

  test('Cashfree down: the order stays open and is asked about again by the plan', async () => {
    const { book, person } = await buyer();
    const { order_id } = await buyPlan(person);
    const [row] = await rowsOf(order_id);
    book.setDown(true);
    await reconcileOpenOrders({ ...person, now: () => new Date(row.created_at.getTime() + 61_000) });
    const [after] = await rowsOf(order_id);
    expect(after.next_check_at.getTime() - row.created_at.getTime()).toBe(2 * 60_000);
    expect(after.status).toBe('active');
  });
});

/** A process that dies around the transaction of the credit: before it begins, or right after it was committed. */
function dying(scope: TestScope, committed: boolean): TestScope {
  return {
    ...scope,
    db: {
      ...scope.db,
      async transaction(work) {
        if (committed) await scope.db.transaction(work);
        throw new Error('killed');
      },
    },
  };
}

describe('any order of events', () => {
  const events = [
    'webhook',
    'old webhook',
    'verify',
    'reconcile',
    'pay',
    'fail',
    'stay pending',
    'down',
    'up',
    'expire',
    'order again',
    'die before the credit',
    'die after the credit',
  ] as const;
  const anyOf = fc.constantFrom(...events);
  const sequences = fc.oneof(
    // Left to chance, more than half of all sequences would see no payment.
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.array(anyOf, { maxLength: 5 }), fc.array(anyOf, { maxLength: 8 }))
        .map(([before, after]) => [...before, 'pay' as const, ...after]),
    },
    { weight: 1, arbitrary: fc.array(anyOf, { minLength: 1, maxLength: 14 }) },
  );

  test('one credit per paid order, and the balance is the sum of the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const { book, person } = await buyer();
        const started = Date.now();
        let minutes = 0;
        const clock = { ...person, now: () => new Date(started + minutes * 60_000) };
        const { order_id } = await buyPlan(clock);
        const told: ReturnType<typeof book.attempt>[] = [];
        for (const event of sequence) {
          minutes += 1;
          const last = told.at(-1);
          if (event === 'pay') told.push(book.attempt(order_id, 'SUCCESS'));
          else if (event === 'fail') told.push(book.attempt(order_id, 'FAILED'));
          else if (event === 'stay pending') told.push(book.attempt(order_id, 'PENDING'));
          else if (event === 'down' || event === 'up') book.setDown(event === 'down');
          else if (event === 'webhook' && last) await hook(clock, book.webhook(order_id, last, clock.now()));
          else if (event === 'old webhook' && told[0])
            await code(hook(clock, book.webhook(order_id, told[0], new Date(started))));
          else if (event === 'verify') await code(verify(clock, order_id));
          else if (event === 'reconcile') await reconcileOpenOrders(clock);
          else if (event === 'order again') await code(buyPlan(clock));
          else if (event === 'expire') {
            const order = book.order(order_id);
            if (order && order.status === 'ACTIVE') order.status = 'EXPIRED';
          } else if (event === 'die before the credit' || event === 'die after the credit') {
            await code(verify(dying(clock, event === 'die after the credit'), order_id));
          }
        }
        book.setDown(false);
        await verify(clock, order_id);
        const paid = told.some((one) => one.status === 'SUCCESS');
        expect(await creditsOf(order_id)).toEqual(paid ? [10] : []);
        expect(await balance(person)).toBe(paid ? 15 : 5);
        const { rows } = await database.sql.query(
          'SELECT cf_payment_id FROM payment_refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1',
          [order_id],
        );
        expect(rows.length).toBeLessThanOrEqual(
          Math.max(0, told.filter((one) => one.status === 'SUCCESS').length - 1),
        );
        // What this sequence left open is not looked at again in the next one.
        await database.sql.query('UPDATE payments SET next_check_at = NULL WHERE next_check_at IS NOT NULL');
      }),
      { numRuns: 500 },
    );
  }, 120_000);
});

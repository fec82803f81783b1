import { expect, test } from 'vitest';
import { providerShares } from '@/lib/server/provider-share';
import { getMe } from '@/lib/users/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { QUESTIONS_A_MINUTE, QUESTIONS_A_MINUTE_OF_PERSON, UNPAID_ORDERS_MAX } from '../constants';
import { reconcileOpenOrders } from '../jobs';
import { payForSession, recharge, verifyPayment } from '../service';
import { paymentWebhook } from '../webhook/service';

const database = serviceDatabase();
const takeProviderCall = providerShares({ RATE_LIMITS: 'default', REDIS_URL: undefined });

const balance = async (scope: TestScope) => (await getMe(scope)).messageBalance;
const buy = (scope: TestScope, planId: 'starter' | 'standard' | 'premium' = 'starter') =>
  recharge(scope, { userId: scope.actor.userId ?? '', planId });
const verify = (scope: TestScope, orderId: string) => verifyPayment(scope, { orderId });

async function buyer() {
  const book = cashfreeBook();
  return { book, person: await guest(database.db, { payments: book.provider, takeProviderCall }) };
}

test('120 questions of one person ask Cashfree a few times, and a webhook is seen at once', async () => {
  const { book, person } = await buyer();
  const { order_id } = await buy(person);
  const answers = await Promise.all(Array.from({ length: 120 }, () => verify(person, order_id)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['pending']));
  // One for every two seconds that the questions took.
  expect(book.questions()).toBeLessThanOrEqual(QUESTIONS_A_MINUTE_OF_PERSON);
  await paymentWebhook(person, book.webhook(order_id, book.attempt(order_id, 'SUCCESS')));
  expect(await verify(person, order_id)).toMatchObject({ status: 'paid' });
  expect(await balance(person)).toBe(15);
});

test('whoever may not ask anew is told what Cashfree said last, and never that nothing was charged without its word', async () => {
  const { book, person } = await buyer();
  const { order_id } = await buy(person);
  book.attempt(order_id, 'FAILED');
  const refused = { ...person, takeProviderCall: async () => false };
  expect(await verify(refused, order_id)).toMatchObject({ status: 'pending', nothingCharged: false });
  expect(await verify(person, order_id)).toMatchObject({ status: 'failed', nothingCharged: true });
  expect(await verify(refused, order_id)).toMatchObject({ status: 'failed', nothingCharged: true });
  const later = { ...refused, now: () => new Date(Date.now() + 11_000) };
  expect(await verify(later, order_id)).toMatchObject({ status: 'pending', nothingCharged: false });
});

test('one person with many orders has a small share, and everybody together leaves the webhook and the reconciler theirs', async () => {
  const { person } = await buyer();
  const asks = async (visitorId: string, ipAddress: string, count: number) => {
    const taken = [];
    for (let place = 0; place < count; place += 1) {
      const orderId = `${visitorId} ${place}`;
      taken.push(
        await takeProviderCall({ kind: 'ask', by: 'person', orderId, person: { visitorId, ipAddress } }),
      );
    }
    return taken.filter(Boolean).length;
  };
  expect(await asks('one', 'one', 60)).toBe(QUESTIONS_A_MINUTE_OF_PERSON);
  for (let crowd = 0; crowd < 10; crowd += 1) await asks(`crowd ${crowd}`, `crowd ${crowd}`, 15);
  expect(await asks('late', 'late', 3)).toBe(0);

  const { book, person: honest } = await buyer();
  const first = await buy(honest);
  book.attempt(first.order_id, 'SUCCESS');
  expect(await verify(honest, first.order_id)).toMatchObject({ status: 'pending' });
  const anHourAgo = new Date(Date.now() - 60 * 60_000);
  const paid = {
    cfPaymentId: 'x',
    status: 'SUCCESS',
    amount: 29,
    currency: 'INR',
    method: 'upi',
    payer: null,
  };
  await paymentWebhook(honest, book.webhook(first.order_id, paid, anHourAgo));
  expect(await verify(honest, first.order_id)).toMatchObject({ status: 'paid' });
  const second = await buy(honest, 'standard');
  book.attempt(second.order_id, 'SUCCESS');
  await reconcileOpenOrders({ ...honest, now: () => new Date(Date.now() + 61_000) });
  expect(await verify(honest, second.order_id)).toMatchObject({ status: 'paid' });
  expect(await balance(person)).toBe(5);
});

test('the reconciler asks for payments only where there can be news, and soon again when its share is used up', async () => {
  const { book, person } = await buyer();
  const open = await buy(person);
  const paid = await buy(person, 'standard');
  book.attempt(paid.order_id, 'SUCCESS');
  const at = new Date(Date.now() + 61_000);
  const asked = { by: '' };
  const spent = {
    ...person,
    now: () => at,
    takeProviderCall: async (call: Parameters<typeof takeProviderCall>[0]) => {
      asked.by = call.kind === 'ask' ? call.by : call.kind;
      return false;
    },
  };
  await reconcileOpenOrders(spent);
  expect([book.questions(), asked.by]).toEqual([0, 'reconciler']);
  const { rows } = await database.sql.query('SELECT next_check_at FROM payments WHERE order_id = $1', [
    paid.order_id,
  ]);
  expect(rows[0].next_check_at.getTime()).toBe(at.getTime() + 60_000);
  const later = { ...person, takeProviderCall: async () => true };
  await reconcileOpenOrders({ ...later, now: () => new Date(at.getTime() + 60_000) });
  expect(book.questions()).toBe(1);
  expect(await verify(person, paid.order_id)).toMatchObject({ status: 'paid' });
  expect(book.order(open.order_id)?.status).toBe('ACTIVE');
});

test('one person holds eight unpaid orders, also when thirty are asked for at once; half an hour later more', async () => {
  const { person } = await buyer();
  const own = { ...person, takeProviderCall: async () => true };
  const chats = await Promise.all(Array.from({ length: 5 }, () => chat(own)));
  const packs = [
    { amount: 9, messageCount: 10 },
    { amount: 199, messageCount: 50 },
    { amount: 2999, messageCount: 1000 },
  ];
  const tries = chats.flatMap((sessionId) =>
    packs.map((pack) => payForSession(own, { sessionId, ...pack }).catch((error: unknown) => error)),
  );
  const ends = await Promise.all(tries);
  expect(ends.filter((end) => !(end instanceof Error))).toHaveLength(UNPAID_ORDERS_MAX);
  const refused = ends.find((end) => end instanceof Error);
  expect(refused).toMatchObject({ code: 'too_many', message: expect.stringContaining('several payments') });
  expect(refused).toHaveProperty('retryAfter', expect.any(Number));
  const later = { ...own, now: () => new Date(Date.now() + 31 * 60_000) };
  expect((await buy(later)).order_id).toMatch(/^recharge_/);
});

test('when too many orders are made, a person is told in words, and the next try goes on with the same order', async () => {
  const { book, person } = await buyer();
  await expect(buy({ ...person, takeProviderCall: async () => false })).rejects.toMatchObject({
    code: 'too_many',
  });
  expect(book.created).toEqual([]);
  await buy(person);
  const { rows } = await database.sql.query('SELECT status FROM payments WHERE user_id = $1', [
    person.actor.userId,
  ]);
  expect(rows).toEqual([{ status: 'active' }]);
});

test('the shares of those who ask stay below what Cashfree allows', () => {
  const { person, webhook, reconciler } = QUESTIONS_A_MINUTE;
  expect(person + webhook + reconciler).toBeLessThan(100);
});

test('load tests have no shares', async () => {
  const none = providerShares({ RATE_LIMITS: 'relaxed', REDIS_URL: undefined });
  const calls = Array.from({ length: 300 }, () => none({ kind: 'ask', by: 'webhook' }));
  expect(new Set(await Promise.all(calls))).toEqual(new Set([true]));
});

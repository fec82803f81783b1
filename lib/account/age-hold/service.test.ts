import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import type { AppError } from '@/lib/kit/app-error';
import { payForSession, recharge, verifyPayment } from '@/lib/payments/service';
import { paymentWebhook } from '@/lib/payments/webhook/service';
import { getMe, registerUser } from '@/lib/users/service';
import { signIn } from '@/lib/users/sign-in/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { book } from '@/lib/wallet/store';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { eraseHeldMinors } from './jobs';
import { getAgeHold, liftAgeHold, listAgeHolds } from './service';

const database = serviceDatabase();
const sql = async (text: string, ...values: unknown[]) => (await database.sql.query(text, values)).rows;
const DAY_MS = 24 * 60 * 60 * 1000;
const DECISION = { by: 'asha', because: 'showed a driving licence' };

const idOf = (scope: TestScope) => scope.actor.userId ?? '';
const say = async (scope: TestScope, content: string, sessionId?: string) =>
  sendMessage(scope, { sessionId: sessionId ?? (await chat(scope)), sender: 'user', content });
const begin = (scope: TestScope) =>
  startSession(scope, { chatType: 'friendly' }).then(
    () => 'answered',
    (error: AppError) => error.fields?.held ?? error.code,
  );
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const job = (now: Date) => eraseHeldMinors(scopeOf(database.db, { now: () => now }));

async function paid(scope: TestScope, shop: ReturnType<typeof cashfreeBook>, planId: 'starter' | 'standard') {
  const { order_id: orderId } = await recharge(scope, { userId: idOf(scope), planId });
  shop.attempt(orderId, 'SUCCESS');
  await verifyPayment(scope, { orderId });
  return orderId;
}
async function spend(scope: TestScope, messages: number) {
  const owner = { kind: 'user', id: idOf(scope) } as const;
  const reference = `test:${randomUUID()}`;
  await book(database.db, { owner, delta: -messages, kind: LEDGER_KIND.send, reference, now: new Date() });
}
const requests = (scope: TestScope) =>
  sql(
    `SELECT p.amount AS paid, r.messages, r.amount AS back, r.state, r.reason FROM refund_requests r
     JOIN payments p ON p.id = r.payment_id WHERE p.user_id = $1 ORDER BY p.created_at`,
    idOf(scope),
  );
const reference = async (scope: TestScope) => (await getAgeHold(scope)).hold?.reference ?? '';

describe('what a minor has paid', () => {
  test('and not used is asked back at what was paid for it, once for each order', async () => {
    const shop = cashfreeBook();
    const person = await guest(database.db, { payments: shop.provider });
    await paid(person, shop, 'starter');
    await paid(person, shop, 'standard');
    // 5 free messages, 10 of the first order and 20 of the second are used.
    await spend(person, 35);
    await say(person, 'i am 15 years old');
    expect(await requests(person)).toEqual([
      { paid: 199, messages: 30, back: 120, state: 'asked', reason: 'minor' },
    ]);
    expect((await getAgeHold(person)).hold?.refunds).toMatchObject([
      { messages: 30, amount: 120, state: 'asked' },
    ]);
    expect((await getMe(person)).messageBalance).toBe(30);
    expect(await driftingOwners(database.sql)).toEqual([]);
  });

  test('with an order that was open is credited when it is paid, and asked back', async () => {
    const shop = cashfreeBook();
    const person = await guest(database.db, { payments: shop.provider });
    const { order_id: orderId } = await recharge(person, { userId: idOf(person), planId: 'standard' });
    await say(person, 'i am 15 years old');
    expect(await requests(person)).toEqual([]);
    const payment = shop.attempt(orderId, 'SUCCESS');
    for (let time = 0; time < 3; time += 1)
      await paymentWebhook(scopeOf(database.db, { payments: shop.provider }), shop.webhook(orderId, payment));
    expect(await requests(person)).toMatchObject([{ messages: 50, back: 199, state: 'asked' }]);
  });

  test('in a chat without a user is asked back too', async () => {
    const shop = cashfreeBook();
    const visitor = scopeOf(database.db, {
      payments: shop.provider,
      actor: { visitorId: randomUUID(), ipAddress: randomUUID() },
    });
    const sessionId = await chat(visitor);
    const { order_id: orderId } = await payForSession(visitor, { sessionId, amount: 199, messageCount: 50 });
    shop.attempt(orderId, 'SUCCESS');
    await verifyPayment(visitor, { orderId });
    await say(visitor, 'i am 15 years old', sessionId);
    expect((await getAgeHold(visitor)).hold?.refunds).toMatchObject([{ messages: 50, amount: 199 }]);
  });

  test('by an account that a held browser signs in to is asked back', async () => {
    const shop = cashfreeBook();
    const google = { googleId: randomUUID(), email: null, name: null, picture: null };
    const account = await guest(database.db, { payments: shop.provider });
    await paid(account, shop, 'starter');
    await signIn(account, google);
    const child = await guest(database.db);
    await say(child, 'i am 15 years old');
    await signIn(child, google);
    expect(await requests(account)).toMatchObject([{ messages: 10, back: 29, state: 'asked' }]);
  });

  test('the messages of a minor are never asked back for more than was paid, however they were bought and spent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(fc.constantFrom('starter' as const, 'standard' as const), fc.integer({ min: 1, max: 40 })),
          {
            maxLength: 6,
          },
        ),
        async (steps) => {
          const shop = cashfreeBook();
          const person = await guest(database.db, { payments: shop.provider });
          for (const step of steps) {
            const { messageBalance } = await getMe(person);
            if (typeof step === 'string') await paid(person, shop, step);
            else if (messageBalance >= step) await spend(person, step);
          }
          const { messageBalance } = await getMe(person);
          await say(person, 'i am 15 years old');
          const rows = await requests(person);
          const [total] = await sql(
            `SELECT coalesce(sum(amount), 0)::int AS paid FROM payments WHERE user_id = $1 AND status = 'paid'`,
            idOf(person),
          );
          for (const row of rows) expect(row.back).toBeLessThanOrEqual(row.paid);
          expect(rows.reduce((sum, row) => sum + row.back, 0)).toBeLessThanOrEqual(total.paid);
          expect(rows.reduce((sum, row) => sum + row.messages, 0)).toBeLessThanOrEqual(messageBalance);
        },
      ),
      { numRuns: 12 },
    );
  });
});

/** Every hold, as a terminal lists them. */
const ALL = { state: 'all', from: null, until: null } as const;
const NEWEST = { by: 'when', down: true, from: null, back: false, take: 500 } as const;

describe('a mistake', () => {
  test('a hold by mistake is corrected by an operator: account and browsers are open, the messages stay, and nothing is asked again', async () => {
    const shop = cashfreeBook();
    const person = await guest(database.db, { payments: shop.provider });
    await paid(person, shop, 'starter');
    await say(person, 'i am 15 years old');
    expect(person.noted).toEqual(['role_changed: held minor']);
    const held = await reference(person);
    expect(await listAgeHolds(person, ALL, NEWEST)).toContainEqual(
      expect.objectContaining({ reference: held, accounts: 1, browsers: 1 }),
    );
    expect(await liftAgeHold(person, held, DECISION)).toBe(true);
    expect((await getAgeHold(person)).hold).toBeNull();
    expect(await begin(person)).toBe('answered');
    expect((await getMe(person)).messageBalance).toBe(15);
    expect(await requests(person)).toMatchObject([{ state: 'refused' }]);
    expect((await say(person, 'i am a teenager')).aiMessages[0]?.content).toBe('Haan, batao.');
    const rows = await sql(
      'SELECT state, lifted_by, lifted_because FROM age_holds WHERE reference = $1',
      held,
    );
    expect(rows).toEqual(
      Array(2).fill({ state: 'adult', lifted_by: 'asha', lifted_because: DECISION.because }),
    );
    expect(await liftAgeHold(person, held, DECISION)).toBe(false);
  });

  test('that was corrected is not undone by another browser’s hold, but by a clear statement', async () => {
    const google = { googleId: randomUUID(), email: null, name: null, picture: null };
    const person = await guest(database.db);
    const { id } = await signIn(person, google);
    const member = scopeOf(database.db, { actor: { ...person.actor, userId: id, visitorId: randomUUID() } });
    await say(member, 'i am 15 years old');
    await liftAgeHold(member, await reference(member), DECISION);
    const child = await guest(database.db);
    await say(child, 'i am 14 years old');
    await signIn(child, google);
    expect(await begin(member)).toBe('answered');
    await say(member, 'i am 16 years old');
    expect(await begin(member)).toBe('minor');
  });

  test('asks back again what was refused when the person is held again', async () => {
    const shop = cashfreeBook();
    const person = await guest(database.db, { payments: shop.provider });
    await paid(person, shop, 'starter');
    await say(person, 'i am 15 years old');
    await liftAgeHold(person, await reference(person), DECISION);
    await say(person, 'i am 15 years old');
    expect(await requests(person)).toMatchObject([{ messages: 10, state: 'asked' }]);
  });

  test('of an unknown reference changes nothing', async () => {
    expect(await liftAgeHold(await guest(database.db), 'AGE-AAAAAAAA', DECISION)).toBe(false);
  });
});

describe('the data of a minor', () => {
  const everything = async (userId: string) => {
    const tables = await sql(
      `SELECT (SELECT count(*)::int FROM users WHERE id = $1) AS users,
        (SELECT count(*)::int FROM chat_sessions WHERE user_id = $1) AS chats,
        (SELECT count(*)::int FROM letta_agents WHERE user_id = $1) AS memories,
        (SELECT count(*)::int FROM consents WHERE user_id = $1) AS consents,
        (SELECT count(*)::int FROM payments WHERE user_id = $1) AS payments`,
      userId,
    );
    return tables[0];
  };

  test('the data of a minor stay for 30 days, and then everything personal is erased; books, refund and hold stay', async () => {
    const shop = cashfreeBook();
    const person = await guest(database.db, { payments: shop.provider });
    const orderId = await paid(person, shop, 'standard');
    const sessionId = await chat(person);
    await sql(
      `INSERT INTO letta_agents (id, user_id, companion_id, letta_agent_id, chat_type)
       SELECT gen_random_uuid(), $1, id, 'builtin:x', 'friendly' FROM companions LIMIT 1`,
      idOf(person),
    );
    await say(person, 'i am 15 years old', sessionId);
    const { hold } = await getAgeHold(person);
    expect(new Date(hold?.erasedAt ?? 0).getTime() - new Date(hold?.heldAt ?? 0).getTime()).toBe(30 * DAY_MS);
    await job(later(29.9));
    expect(await everything(idOf(person))).toMatchObject({ users: 1, chats: 1, memories: 1, payments: 1 });

    const night = scopeOf(database.db, { now: () => later(30.1) });
    await eraseHeldMinors(night);
    expect(night.noted).toContain('account_deletion: held minor');
    expect(await everything(idOf(person))).toEqual({
      users: 0,
      chats: 0,
      memories: 0,
      consents: 0,
      payments: 0,
    });
    expect(await sql('SELECT 1 FROM messages WHERE session_id = $1', sessionId)).toEqual([]);
    expect(
      await sql(
        `SELECT p.status, p.amount, p.user_id, p.visitor_id, r.messages, r.amount::int AS back, r.state
         FROM payments p JOIN refund_requests r ON r.payment_id = p.id WHERE p.order_id = $1`,
        orderId,
      ),
    ).toEqual([
      {
        status: 'paid',
        amount: 199,
        user_id: null,
        visitor_id: null,
        messages: 50,
        back: 199,
        state: 'asked',
      },
    ]);
    expect(await sql('SELECT 1 FROM ledger_entries WHERE owner_id = $1', idOf(person))).not.toEqual([]);
    const browser = scopeOf(database.db, { actor: { ...person.actor, userId: null } });
    expect(await begin(browser)).toBe('minor');
    expect((await getAgeHold(browser)).hold).toMatchObject({ reference: hold?.reference, isErased: true });
    expect(await driftingOwners(database.sql)).toEqual([]);
  });

  test('of a browser without a user are erased as well', async () => {
    const visitor = scopeOf(database.db, { actor: { visitorId: randomUUID(), ipAddress: randomUUID() } });
    const sessionId = await chat(visitor);
    await say(visitor, 'i am 15 years old', sessionId);
    const { id } = await registerUser(visitor, {});
    await job(later(31));
    expect(await sql('SELECT 1 FROM chat_sessions WHERE id = $1', sessionId)).toEqual([]);
    expect(await sql('SELECT 1 FROM users WHERE id = $1', id)).toEqual([]);
    expect(await begin(visitor)).toBe('minor');
  });

  test('stay when an operator has found an adult', async () => {
    const person = await guest(database.db);
    await say(person, 'i am 15 years old');
    await liftAgeHold(person, await reference(person), DECISION);
    await job(later(31));
    expect(await everything(idOf(person))).toMatchObject({ users: 1, chats: 1 });
  });

  test('are gone, and the Google account is held when it comes back', async () => {
    const google = { googleId: randomUUID(), email: 'a@example.com', name: 'Asha', picture: null };
    const person = await guest(database.db);
    const { id } = await signIn(person, google);
    const member = scopeOf(database.db, { actor: { ...person.actor, userId: id, visitorId: randomUUID() } });
    await say(member, 'i am 15 years old');
    await job(later(31));
    expect(await everything(id)).toMatchObject({ users: 0 });
    const again = await signIn(await guest(database.db), google);
    expect(await begin(scopeOf(database.db, { actor: { userId: again.id, visitorId: randomUUID() } }))).toBe(
      'minor',
    );
  });

  test('a hold that no account carries is forgotten after 24 months', async () => {
    const person = await guest(database.db);
    await say(person, 'i am 15 years old');
    const held = await reference(person);
    await job(later(31));
    await job(later(729));
    expect(await sql('SELECT 1 FROM age_holds WHERE reference = $1', held)).toHaveLength(1);
    await job(later(732));
    expect(await sql('SELECT 1 FROM age_holds WHERE reference = $1', held)).toEqual([]);
  });

  test('are erased by one of two runs at the same moment, and both end well', async () => {
    const person = await guest(database.db);
    await say(person, 'i am 15 years old');
    await Promise.all([job(later(31)), job(later(31))]);
    expect(await everything(idOf(person))).toMatchObject({ users: 0 });
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deleteChat } from '@/lib/account/service';
import { rewordReply } from '@/lib/chat/turns/rewording/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { recharge, verifyPayment } from '@/lib/payments/service';
import { periodsBegan } from '@/lib/users/limits/rules';
import { signIn } from '@/lib/users/sign-in/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { mondays } from './rules';
import { getUse } from './service';

const database = serviceDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = new Date(periodsBegan(new Date()).day.getTime() + DAY_MS / 2);
const weeksAgo = (weeks: number) => () => new Date(NOON.getTime() - weeks * 7 * DAY_MS);

type Over = NonNullable<Parameters<typeof guest>[1]>;
const person = (over: Over = {}) => guest(database.db, { balance: 50, now: weeksAgo(0), ...over });
const as = (who: TestScope, over: Over) => scopeOf(database.db, { actor: who.actor, ...over });
const send = (who: TestScope, sessionId: string, content = 'Aaj thak gaya') =>
  sendMessage(who, { sessionId, sender: 'user', content, clientMessageId: undefined });
const idOf = (who: TestScope) => who.actor.userId ?? '';

/** A person who can buy, and how. */
async function customer(over: Over = {}) {
  const shop = cashfreeBook();
  const one = await person({ payments: shop.provider, ...over });
  const order = async (planId: 'starter' | 'standard') =>
    (await recharge(one, { userId: idOf(one), planId })).order_id;
  const buy = async (planId: 'starter' | 'standard') => {
    const orderId = await order(planId);
    shop.attempt(orderId, 'SUCCESS');
    await verifyPayment(one, { orderId });
  };
  return { one, order, buy };
}

test('messages and money stand in the week in which they were sent and paid, and today beside them', async () => {
  const { one, buy } = await customer();
  const sessionId = await chat(one);
  const before = as(one, { now: weeksAgo(1) });
  await send(before, sessionId);
  await send(before, sessionId);
  await send(as(one, { now: weeksAgo(8) }), sessionId);
  await send(as(one, { now: weeksAgo(0) }), sessionId);
  await buy('standard');
  const { weeks, today } = await getUse(one);
  expect(weeks.map(({ began }) => began)).toEqual(mondays(NOON));
  expect(weeks.map(({ messages }) => messages)).toEqual([1, 2, 0, 0, 0, 0, 0, 0]);
  expect(weeks.map(({ rupees }) => rupees)).toEqual([199, 0, 0, 0, 0, 0, 0, 0]);
  expect(today).toEqual({ messages: 1, rupees: 199, rupeesThisMonth: 199, rupeesOpen: 0 });
});

test('what got no reply and what was free do not count; another version of a reply at a price does, and a deleted chat goes on counting', async () => {
  let works = true;
  const { chatModel } = scriptedModel(() => {
    if (!works) throw new Error('down');
    return 'Haan, batao.';
  });
  const one = await person({ chatModel });
  const sessionId = await chat(one);
  let { aiMessages } = await send(one, sessionId);
  for (const cost of [0, 1] as const)
    ({ aiMessages } = await rewordReply(one, {
      ...{ sessionId, messageId: aiMessages.at(-1)?.id ?? '', cost },
      clientMessageId: crypto.randomUUID(),
    }));
  works = false;
  await send(one, sessionId).catch(() => undefined);
  expect((await getUse(one)).weeks[0]?.messages).toBe(2);
  await deleteChat(one, { sessionId });
  expect((await getUse(one)).weeks[0]?.messages).toBe(2);
});

test('what a guest sent and paid is found in the account it became part of; nobody else sees it', async () => {
  const profile = googleProfile();
  const account = await person();
  await signIn(account, profile);
  const { one, buy } = await customer();
  await send(one, await chat(one));
  await buy('starter');
  expect((await signIn(one, profile)).id).toBe(idOf(account));
  const merged = await getUse(account);
  expect(merged.weeks[0]).toMatchObject({ messages: 1, rupees: 29 });
  expect(merged.today).toMatchObject({ messages: 1, rupees: 29 });
  expect((await getUse(await person())).weeks[0]).toMatchObject({ messages: 0, rupees: 0 });
});

test('an open order is told of apart, because the limits count it', async () => {
  const { one, order } = await customer();
  await order('starter');
  expect((await getUse(one)).today).toMatchObject({ rupees: 0, rupeesOpen: 29 });
  const tomorrow = as(one, { now: () => new Date(NOON.getTime() + DAY_MS + 1) });
  expect((await getUse(tomorrow)).today.rupeesOpen).toBe(0);
});

test('a browser without a user is told so', async () => {
  await expect(getUse(scopeOf(database.db))).rejects.toMatchObject({ code: 'not_signed_in' });
});

test('what a person sent of late is found by its index, however long they have been here', async () => {
  const one = await person();
  const { sql } = database;
  await sql.query('BEGIN');
  await sql.query(
    `INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
    SELECT gen_random_uuid(), 'user', CASE WHEN n % 4 = 0 THEN $1::uuid ELSE gen_random_uuid() END, -1, 1, 'send', 'use:' || n, now() - n * interval '1 hour'
    FROM generate_series(1, 20000) n`,
    [idOf(one)],
  );
  await sql.query('ANALYZE ledger_entries');
  const values: Record<string, string> = { userId: idOf(one), day: '2026-11-27' };
  const statement = readFileSync(new URL('list-use.sql', import.meta.url), 'utf8').replace(
    /:(\w+)!/g,
    (_, name: string) => `'${values[name] ?? weeksAgo(8)().toISOString()}'`,
  );
  const { rows } = await sql.query(`EXPLAIN ${statement}`);
  await sql.query('ROLLBACK');
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('ledger_entries_sends_idx');
  expect(plan).toContain('payments_user_id_created_at_idx');
  expect(plan).not.toMatch(/Seq Scan on (ledger_entries|payments)/);
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '@/lib/chat/turns/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { book } from '@/lib/wallet/store';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';

const database = serviceDatabase();

let days = 0;
/** Noon of a day on which no other test of this file has anybody talk. */
function newDay(): () => Date {
  days += 1;
  const noon = new Date(Date.UTC(2032, 0, days, 6, 30));
  return () => noon;
}
const send = (scope: TestScope, sessionId: string, content = 'Kaise ho?') =>
  sendMessage(scope, { sessionId, sender: 'user', content });
const RESTING = /aaram chahiye/;
const noteOf = (answer: Awaited<ReturnType<typeof send>>) => answer.systemMessage?.content ?? '';
const bought = (balance: number) => ({ balance: 5 + balance });
const potOf = async (now: () => Date) =>
  (
    await database.sql.query('SELECT replies FROM free_replies WHERE day = $1', [
      now().toISOString().slice(0, 10),
    ])
  ).rows[0]?.replies ?? 0;

async function spendFree(scope: TestScope): Promise<void> {
  const owner = { kind: 'user', id: scope.actor.userId ?? '' } as const;
  await book(database.db, {
    ...{ owner, delta: -5, kind: LEDGER_KIND.send, now: new Date() },
    reference: `test:${randomUUID()}`,
  });
}

describe('the pot of free replies', () => {
  test('ends the free sends of everybody, uncharged, and nobody who pays hears of it', async () => {
    const now = newDay();
    const budgets = { freeReplies: 3 };
    const [free, other] = await Promise.all([1, 2].map(() => guest(database.db, { now, budgets })));
    const payer = await guest(database.db, { now, budgets, ...bought(10) });
    await spendFree(payer as TestScope);
    const talk = async (scope: TestScope | undefined, times: number) => {
      const sessionId = await chat(scope as TestScope);
      const answers = [];
      for (let time = 0; time < times; time += 1) answers.push(await send(scope as TestScope, sessionId));
      return answers;
    };
    expect((await talk(free, 2)).map(noteOf)).toEqual(['', '']);
    expect((await talk(payer, 4)).map(noteOf)).toEqual(['', '', '', '']);
    const [third, fourth] = await talk(other, 2);
    expect(noteOf(third as never)).toBe('');
    expect(noteOf(fourth as never)).toMatch(RESTING);
    expect(fourth?.messagesLeft).toBe(4);
    expect((await talk(payer, 4)).map(noteOf)).toEqual(['', '', '', '']);
    expect(await potOf(now)).toBe(3);
    expect(await driftingOwners(database.sql)).toEqual([]);
  });

  test('is left a little over by sends of one moment at most, and what fails counts', async () => {
    const now = newDay();
    const model = scriptedModel(() => Promise.reject(new Error('down')));
    const person = await guest(database.db, { now, budgets: { freeReplies: 2 }, ...model });
    const sessionId = await chat(person);
    for (const _ of [1, 2]) await expect(send(person, sessionId)).rejects.toThrow();
    expect(noteOf(await send(person, sessionId))).toMatch(RESTING);
    expect(model.asked.length).toBeGreaterThan(0);
  });

  test('free messages go first: only then a bought one is paid for', async () => {
    const now = newDay();
    const person = await guest(database.db, { now, ...bought(2) });
    const sessionId = await chat(person);
    for (let time = 0; time < 7; time += 1) await send(person, sessionId);
    const { rows } = await database.sql.query(
      'SELECT t.paid, u.paid AS used FROM chat_turns t JOIN ai_usage u ON u.turn_id = t.id WHERE t.session_id = $1 ORDER BY t.balance_after DESC',
      [sessionId],
    );
    const [free, paid] = [
      { paid: false, used: false },
      { paid: true, used: true },
    ];
    expect(rows).toEqual([free, free, free, free, free, paid, paid]);
    expect(await potOf(now)).toBe(5);
  });

  test('tokens of free replies close no payer’s day; those of payers close everybody’s', async () => {
    const now = newDay();
    const options = { now, budgets: { tokens: 1_000 } };
    const free = await guest(database.db, options);
    const payer = await guest(database.db, { ...options, ...bought(10) });
    await spendFree(payer);
    // Another process: each believes its sum for 30 s.
    const elsewhere = (scope: TestScope): TestScope => ({ ...scope, db: { ...database.db } });
    const [ofFree, ofPayer] = [await chat(free), await chat(payer)];
    await send(free, ofFree);
    await database.sql.query('UPDATE ai_usage SET prompt_tokens = 2000 WHERE session_id = $1', [ofFree]);
    expect(noteOf(await send(elsewhere(free), ofFree))).toMatch(RESTING);
    expect(noteOf(await send(elsewhere(payer), ofPayer))).toBe('');
    await database.sql.query('UPDATE ai_usage SET prompt_tokens = 2000 WHERE session_id = $1', [ofPayer]);
    expect(noteOf(await send(elsewhere(payer), ofPayer))).toMatch(RESTING);
  });

  test('who has nothing left is asked to recharge, also when it is empty', async () => {
    const now = newDay();
    const person = await guest(database.db, { now, balance: 1, budgets: { freeReplies: 1 } });
    const sessionId = await chat(person);
    await send(person, sessionId);
    expect((await send(person, sessionId)).rechargeRequired).toBe(true);
  });
});

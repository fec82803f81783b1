import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HELLOS } from '@/content/welcomes';
import { FREE_WELCOMES_UP_TO } from '@/lib/ai/usage/constants';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { welcome } from './service';

const database = serviceDatabase();

let days = 0;
/** Noon of a day on which no other test of this file has anybody talk. */
function newDay(): () => Date {
  days += 1;
  const noon = new Date(Date.UTC(2032, 0, days, 6, 30));
  return () => noon;
}
const bought = (balance: number) => ({ balance: 5 + balance });
const potOf = async (now: () => Date) =>
  (
    await database.sql.query('SELECT replies FROM free_replies WHERE day = $1', [
      now().toISOString().slice(0, 10),
    ])
  ).rows[0]?.replies ?? 0;

describe('a welcome', () => {
  const greet = async (scope: TestScope, chatType: 'friendly' | 'romantic' = 'friendly') =>
    (await welcome(scope, { sessionId: await chat(scope, chatType) })).aiMessages.map((one) => one.content);
  const isWritten = ([hello = '']: string[]) =>
    Object.values(HELLOS).some((lines) => Object.values(lines).includes(hello));

  test('asks no model at balance 0', async () => {
    const model = scriptedModel();
    const person = await guest(database.db, { ...model, balance: 0, now: newDay() });
    const said = await greet(person);
    expect(isWritten(said)).toBe(true);
    expect(said).toHaveLength(2);
    expect(model.asked).toEqual([]);
  });

  test('without a user, past the budgets, asks none either', async () => {
    const model = scriptedModel();
    const none = { open: 0, hour: 0, day: 0 };
    const freeBudgets = { device: none, shared: none, home: none, network: none, sessionsAnHour: 0 };
    const nobody = scopeOf(database.db, { ...model, freeBudgets, actor: { ipAddress: randomUUID() } });
    expect(isWritten(await greet(nobody))).toBe(true);
    expect(model.asked).toEqual([]);
  });

  test('counts as a reply of the person and of the pot, and is written when that is empty', async () => {
    const now = newDay();
    const model = scriptedModel();
    const person = await guest(database.db, { ...model, now, budgets: { freeReplies: 2 } });
    expect(isWritten(await greet(person))).toBe(false);
    expect(await potOf(now)).toBe(1);
    const { rows } = await database.sql.query('SELECT replies_that_day AS n FROM users WHERE id = $1', [
      person.actor.userId,
    ]);
    expect(rows[0].n).toBe(1);
    await greet(person);
    expect(isWritten(await greet(person))).toBe(true);
    expect(model.asked).toHaveLength(2);
    const payer = await guest(database.db, { ...model, now, budgets: { freeReplies: 2 }, ...bought(3) });
    expect(isWritten(await greet(payer))).toBe(false);
    expect(await potOf(now)).toBe(2);
  });

  test('is written by the model only so often for somebody who pays for nothing', async () => {
    const now = newDay();
    const model = scriptedModel();
    const person = await guest(database.db, { ...model, now, budgets: { freeReplies: 1_000 } });
    await database.sql.query('UPDATE users SET replies_day = $2, replies_that_day = $3 WHERE id = $1', [
      person.actor.userId,
      '2032-01-01',
      FREE_WELCOMES_UP_TO,
    ]);
    expect(isWritten(await greet({ ...person, now: () => new Date('2032-01-01T06:30:00Z') }))).toBe(true);
    expect(isWritten(await greet({ ...person, now: () => new Date('2032-02-27T06:30:00Z') }))).toBe(false);
  });

  test('is one, however many tabs ask for it', async () => {
    const person = await guest(database.db, { balance: 0, now: newDay() });
    const sessionId = await chat(person);
    const all = await Promise.all([1, 2, 3].map(() => welcome(person, { sessionId })));
    expect(new Set(all.map(({ aiMessages }) => aiMessages.map(({ id }) => id).join())).size).toBe(1);
  });
});

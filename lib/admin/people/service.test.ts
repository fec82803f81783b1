import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { generateReferral } from '@/lib/referrals/service';
import { findSession } from '@/lib/users/devices/service';
import { member, operatorScope } from '@/tests/setup/operators';
import { guest } from '@/tests/setup/people';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { COURTESY_MAX } from './constants';
import { endSessions, getPerson, giveCourtesy, searchPeople } from './service';

const database = serviceDatabase();
const support = (over = {}) => operatorScope(database.db, 'support', over);
const someEmail = () => `${randomUUID()}@example.com`;
const idOf = (person: TestScope) => person.actor.userId ?? '';
const courtesy = (id: string, messages: number, requestId: string = randomUUID()) => ({
  ...{ id, messages, requestId },
  reason: 'The reply came an hour late',
});

async function linesAbout(id: string) {
  const { rows } = await database.sql.query(
    'SELECT action, reason, detail FROM audit_entries WHERE subject_id = $1 ORDER BY seq',
    [id],
  );
  return rows;
}

async function ledgerOf(id: string) {
  const { rows } = await database.sql.query(
    `SELECT u.message_balance AS balance, sum(l.delta)::int AS sum,
       coalesce(sum(l.delta) FILTER (WHERE l.kind = 'courtesy'), 0)::int AS courtesy
     FROM users u JOIN ledger_entries l ON l.owner_id = u.id WHERE u.id = $1 GROUP BY 1`,
    [id],
  );
  return rows[0];
}

describe('a person is found', () => {
  const find = async (q: string) => (await searchPeople(support(), { q })).people.map(({ id }) => id);

  test('by id, e-mail address, verified number, the numbers of an order, and the code of an invitation', async () => {
    const email = someEmail();
    const person = await member(database.db, { email });
    const id = idOf(person);
    const mobile = `9${String(Math.random()).slice(2, 11).padEnd(9, '7')}`;
    await database.sql.query('UPDATE users SET mobile_number = $2, is_mobile_verified = true WHERE id = $1', [
      id,
      `+91${mobile}`,
    ]);
    const digits = () => String(Math.random()).slice(2, 15).padEnd(13, '1');
    const [orderId, cfOrderId, transactionId] = [`recharge_${randomUUID().slice(0, 20)}`, digits(), digits()];
    await database.sql.query(
      `INSERT INTO payments (id, user_id, kind, pack_id, order_id, cf_order_id, transaction_id, amount, message_count, status, paid_at)
       VALUES (gen_random_uuid(), $1, 'recharge', 'starter', $2, $3, $4, 29, 10, 'paid', now())`,
      [id, orderId, cfOrderId, transactionId],
    );
    const { referralCode } = await generateReferral(person);
    for (const q of [id, email.toUpperCase(), mobile, orderId, cfOrderId, transactionId, referralCode])
      expect(await find(q), q).toEqual([id]);
  });

  test('not by a number that was never verified, nor by a piece of an address', async () => {
    const email = someEmail();
    const person = await member(database.db, { email });
    await database.sql.query("UPDATE users SET mobile_number = '+919811111119' WHERE id = $1", [
      idOf(person),
    ]);
    for (const q of ['9811111119', email.slice(1), '%@example.com']) expect(await find(q)).toEqual([]);
  });
});

test('who looks at a person sees numbers and no words, and leaves a line', async () => {
  const person = await guest(database.db);
  const shown = await getPerson(support(), { id: idOf(person) });
  expect(shown).toMatchObject({ balance: 5, isMember: false, ageHold: null, courtesyLeft: 50 });
  expect(shown.ledger).toMatchObject([{ kind: 'starter', delta: 5, balanceAfter: 5 }]);
  expect(await linesAbout(idOf(person))).toMatchObject([{ action: 'person.look' }]);
  await expect(getPerson(support(), { id: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
});

describe('a courtesy', () => {
  test('is booked with its reason, once for each request', async () => {
    const id = idOf(await guest(database.db));
    const wanted = courtesy(id, 20);
    const answers = await Promise.all([1, 2, 3].map(() => giveCourtesy(support(), wanted)));
    expect(answers.map(({ balance }) => balance)).toEqual([25, 25, 25]);
    expect(await ledgerOf(id)).toEqual({ balance: 25, sum: 25, courtesy: 20 });
    expect(await linesAbout(id)).toEqual([
      { action: 'person.courtesy', reason: wanted.reason, detail: '{"messages":20,"balance":25}' },
    ]);
  });

  test('never exceeds what a role may give in 30 days, however many operators give at once', async () => {
    const id = idOf(await guest(database.db));
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => giveCourtesy(support(), courtesy(id, 20))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await ledgerOf(id)).toEqual({ balance: 45, sum: 45, courtesy: 40 });
    // An owner may give more than support, and counts what support has given.
    const owner = operatorScope(database.db, 'owner');
    await giveCourtesy(owner, courtesy(id, (COURTESY_MAX.owner ?? 0) - 40));
    await expect(giveCourtesy(owner, courtesy(id, 1))).rejects.toMatchObject({ code: 'conflict' });
    const later = operatorScope(database.db, 'owner', { now: () => new Date(Date.now() + 31 * 86_400_000) });
    await giveCourtesy(later, courtesy(id, 1));
  });

  test('needs a fresh sign-in and a person', async () => {
    const id = idOf(await guest(database.db));
    const stale = { ...support(), now: () => new Date(Date.now() + 16 * 60_000) };
    await expect(giveCourtesy(stale, courtesy(id, 1))).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(giveCourtesy(support(), courtesy(randomUUID(), 1))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await linesAbout(id)).toEqual([]);
  });
});

test('ending the sessions of a person signs out every device, with the reason in the log', async () => {
  const person = await member(database.db, { email: someEmail() });
  const session = () => findSession(database.db, person.actor.sessionId ?? '', new Date());
  expect(await session()).not.toBeNull();
  await endSessions(support(), { id: idOf(person), reason: 'The phone was stolen' });
  expect(await session()).toBeNull();
  expect(await linesAbout(idOf(person))).toMatchObject([
    { action: 'person.sign_out', reason: 'The phone was stolen' },
  ]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eraseHeldMinors } from '@/lib/account/age-hold/jobs';
import { deleteAccount } from '@/lib/account/deletion/service';
import { keepPeriods } from '@/lib/account/retention/jobs';
import { deleteChat } from '@/lib/account/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { reportIssue } from '@/lib/issues/service';
import { keptByLaw } from '@/lib/users/legal-hold/copy';
import { signIn } from '@/lib/users/sign-in/service';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { liftLegalHold, listLegalHolds, placeLegalHold } from './service';

const database = serviceDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date();
const YEARS_LATER = new Date(START.getTime() + 4_000 * DAY_MS);
const job = (now: Date) => scopeOf(database.db, { now: () => now });
const idOf = (scope: TestScope) => scope.actor.userId ?? '';
const order = (scope: TestScope) => ({ userId: idOf(scope), operator: 'root', reference: 'Order 7/2026' });

/** A guest of START of whom there is a row in every table that has a period. */
async function person() {
  const scope = await guest(database.db, { now: () => START });
  const sessionId = await chat(scope);
  await sendMessage(scope, { sessionId, sender: 'user', content: 'I want to kill myself' });
  await reportIssue(scope, {
    name: 'Asha',
    mobileNumber: '+919812345672',
    issueDetail: 'The payment is gone',
  });
  await database.sql.query(
    `INSERT INTO payments (id, user_id, visitor_id, kind, pack_id, order_id, amount, status, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'recharge', 'starter', 'recharge_' || gen_random_uuid(), 29, 'failed', $3)`,
    [idOf(scope), scope.actor.visitorId, START],
  );
  await database.sql.query(
    `UPDATE users SET ip_address = '198.51.100.7', tracking_params = '{"utm_source":"a"}', tracking_params_at = $2 WHERE id = $1`,
    [idOf(scope), START],
  );
  await database.sql.query(`UPDATE chat_sessions SET ip_address = '198.51.100.7' WHERE id = $1`, [sessionId]);
  await database.sql.query(`UPDATE issues SET status = 'closed' WHERE user_id = $1`, [idOf(scope)]);
  return { scope, sessionId };
}

/** What there is about a person, as one line; a number that falls is something that was deleted. */
async function leftOf({ scope, sessionId }: Awaited<ReturnType<typeof person>>) {
  const { rows } = await database.sql.query(
    `SELECT (SELECT count(*)::int FROM users WHERE id = $1 AND ip_address IS NOT NULL AND tracking_params IS NOT NULL) AS profile,
       (SELECT count(*)::int FROM chat_sessions WHERE id = $2 AND ip_address IS NOT NULL) AS chats,
       (SELECT count(*)::int FROM messages WHERE session_id = $2) > 0 AS messages,
       (SELECT count(*)::int FROM device_sessions WHERE user_id = $1) > 0 AS sessions,
       (SELECT count(*)::int FROM issues WHERE user_id = $1) AS issues,
       (SELECT count(*)::int FROM payments WHERE user_id = $1) AS orders,
       (SELECT count(*)::int FROM safety_events WHERE session_id = $2) > 0 AS events,
       (SELECT count(*)::int FROM crisis_states WHERE person_id = $1) AS crises`,
    [idOf(scope), sessionId],
  );
  return rows[0];
}

const EVERYTHING = {
  ...{ profile: 1, chats: 1, messages: true, sessions: true, issues: 1, orders: 1, events: true, crises: 1 },
};
const NOTHING = {
  ...{
    profile: 0,
    chats: 0,
    messages: false,
    sessions: false,
    issues: 0,
    orders: 0,
    events: false,
    crises: 0,
  },
};

test('of a held person nothing goes, however old it is; when the hold ends everything does', async () => {
  const [held, other] = [await person(), await person()];
  expect(await placeLegalHold(job(START), order(held.scope))).toBe(true);
  expect(await leftOf(held)).toEqual(EVERYTHING);
  await keepPeriods(job(YEARS_LATER));
  expect(await leftOf(held)).toEqual(EVERYTHING);
  expect(await leftOf(other)).toEqual(NOTHING);
  expect(await liftLegalHold(job(YEARS_LATER), order(held.scope))).toBe(true);
  await keepPeriods(job(YEARS_LATER));
  expect(await leftOf(held)).toEqual(NOTHING);
});

test('a held person deletes neither account nor chat, and reads why', async () => {
  const held = await person();
  await placeLegalHold(job(START), order(held.scope));
  await expect(deleteAccount(held.scope)).rejects.toMatchObject({ code: 'conflict', message: keptByLaw() });
  await expect(deleteChat(held.scope, { sessionId: held.sessionId })).rejects.toThrow(keptByLaw());
  expect(await leftOf(held)).toEqual(EVERYTHING);
});

test('the data of a minor stay while the law has them kept, and go afterwards', async () => {
  const held = await person();
  await sendMessage(held.scope, { sessionId: held.sessionId, sender: 'user', content: 'i am 15 years old' });
  await placeLegalHold(job(START), order(held.scope));
  const later = job(new Date(START.getTime() + 40 * DAY_MS));
  expect(await eraseHeldMinors({ ...held.scope, ...later })).toBe(0);
  expect(await leftOf(held)).toMatchObject({ messages: true, issues: 1 });
  await liftLegalHold(later, order(held.scope));
  expect(await eraseHeldMinors({ ...held.scope, ...later })).toBe(1);
});

test('a hold goes with the guest into the account', async () => {
  const [member, held] = [await guest(database.db), await person()];
  const profile = googleProfile();
  const { id } = await signIn(member, profile);
  await placeLegalHold(job(START), order(held.scope));
  await signIn(held.scope, profile);
  expect(await listLegalHolds(job(START))).toContainEqual({
    userId: id,
    reference: 'Order 7/2026',
    at: START,
  });
});

test('a second order does not take the place of the first, and nobody else is held', async () => {
  const held = await person();
  expect(await placeLegalHold(job(START), order(held.scope))).toBe(true);
  expect(await placeLegalHold(job(START), { ...order(held.scope), reference: 'Order 8/2026' })).toBe(false);
  expect(await placeLegalHold(job(START), { ...order(held.scope), userId: randomUUID() })).toBe(false);
  expect(await liftLegalHold(job(START), order(await person().then(({ scope }) => ({ ...scope }))))).toBe(
    false,
  );
});

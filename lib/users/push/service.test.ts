import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeComplaint } from '@/lib/admin/complaints/service';
import { markRead } from '@/lib/chat/inbox/reading/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { reportIssue } from '@/lib/issues/service';
import { recharge, verifyPayment } from '@/lib/payments/service';
import { paymentWebhook } from '@/lib/payments/webhook/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { operatorScope } from '@/tests/setup/operators';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { startPushService } from '@/tests/setup/push-service';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { setLanguage } from '../language/service';
import { signIn, signOut } from '../sign-in/service';
import {
  NOTICE_LEASE_MS,
  PAYMENT_WAITS_MS,
  PUSH_DEVICES_MAX,
  REPLY_WAITS_MS,
  USUAL_KINDS,
  WORTH_MS,
} from './constants';
import { sendNotices } from './jobs';
import type { Push } from './ports';
import {
  changePush,
  forgetOldNotices,
  getPush,
  seenAlready,
  tellByPush,
  turnOffPush,
  turnOnPush,
} from './service';

const database = serviceDatabase();
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await database.sql.query('DELETE FROM push_subscriptions');
});

const rows = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;
const stored = () => rows('SELECT kind, state, tries, error FROM push_notices ORDER BY created_at, kind');
/** As a job some time from now. */
const runAfter = (ms: number, push: Push = service.push) => {
  const now = new Date(Date.now() + ms);
  return sendNotices(scopeOf(database.db, { push, now: () => now }));
};

/** A guest with a session, as the next request of their device finds them. */
async function person(over: Parameters<typeof guest>[1] = {}): Promise<TestScope> {
  const browser = await guest(database.db, over);
  const [{ id: sessionId }] = await rows('SELECT id FROM device_sessions WHERE user_id = $1', [
    browser.actor.userId,
  ]);
  return scopeOf(database.db, { push: service.push, ...over, actor: { ...browser.actor, sessionId } });
}

async function subscribed(scope: TestScope) {
  const { id, subscription } = await service.standIn.subscribe(service.push.publicKey);
  const { devices } = await turnOnPush(scope, subscription);
  return { browser: id, subscription, device: devices.find(({ isCurrent }) => isCurrent)?.id ?? '' };
}

/** Somebody who is told, in a chat that has just been answered. */
async function answered(over: Parameters<typeof guest>[1] = {}) {
  const scope = await person(over);
  const told = await subscribed(scope);
  const sessionId = await chat(scope);
  await sendMessage(scope, { sessionId, sender: 'user', content: 'Kaise ho?' });
  const [{ id: messageId }] = await rows(
    "SELECT id FROM messages WHERE session_id = $1 AND sender = 'ai' ORDER BY seq DESC LIMIT 1",
    [sessionId],
  );
  return { scope, sessionId, messageId: String(messageId), ...told };
}
const textsFor = async (browser: string) =>
  (await service.standIn.callsFor(browser)).map(({ text }) => text && JSON.parse(text));

describe('a reply', () => {
  test('that nobody has seen is told once, without a word and without a name', async () => {
    const { sessionId, browser } = await answered();
    await runAfter(REPLY_WAITS_MS - 1_000);
    expect(await textsFor(browser)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => runAfter(REPLY_WAITS_MS + 1_000)));
    expect(await textsFor(browser)).toEqual([
      {
        body: 'You have a new message',
        path: `/chat/${sessionId}`,
        tag: `reply:${sessionId}`,
        lang: 'en',
      },
    ]);
    const [call] = await service.standIn.callsFor(browser);
    expect(call).toMatchObject({ urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) });
    expect(call?.ttl).toBeLessThanOrEqual(WORTH_MS.reply / 1000);
    expect(await stored()).toMatchObject([{ kind: 'reply', state: 'sent', tries: 1 }]);
  });

  test('is told in the language in which its person reads the interface', async () => {
    const { scope, browser } = await answered();
    await setLanguage(scope, { language: 'hi' });
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect(await textsFor(browser)).toMatchObject([{ body: 'आपके लिए नया मैसेज आया है', lang: 'hi' }]);
  });

  test('that was seen is told nobody', async () => {
    const { scope, sessionId, messageId, browser } = await answered();
    await markRead(scope, { sessionId, messageId });
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect(await textsFor(browser)).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'dropped' }]);
  });

  test('names who has written where that was chosen, and is not told where it was not', async () => {
    const { scope, sessionId, browser, device } = await answered();
    await changePush(scope, { id: device, kinds: ['reply'], showsSender: true });
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect((await textsFor(browser))[0].body).toMatch(/^\w.* \(AI\) has written to you$/);
    await changePush(scope, { id: device, kinds: ['payment'], showsSender: true });
    await sendMessage(scope, { sessionId, sender: 'user', content: 'Aur?' });
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect(await textsFor(browser)).toHaveLength(1);
  });

  test('names nobody whose chats have a lock, whatever was chosen', async () => {
    const { scope, browser, device } = await answered();
    await changePush(scope, { id: device, kinds: ['reply'], showsSender: true });
    await database.sql.query('UPDATE users SET chat_lock_at = now() WHERE id = $1', [scope.actor.userId]);
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect(await textsFor(browser)).toHaveLength(1);
    expect((await textsFor(browser))[0].body).not.toContain('(AI)');
  });

  test('waits for the end of quiet hours', async () => {
    const { scope, browser } = await answered();
    await database.sql.query(
      'INSERT INTO own_limits (user_id, quiet_from, quiet_to, changed_at) SELECT $1, (m + 1430) % 1440, (m + 120) % 1440, now() FROM (SELECT extract(hour FROM t)::int * 60 + extract(minute FROM t)::int AS m FROM (SELECT now() AT TIME ZONE $2 AS t) x) y',
      [scope.actor.userId, 'Asia/Kolkata'],
    );
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect(await textsFor(browser)).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'queued', tries: 0 }]);
    await runAfter(121 * 60_000);
    expect(await textsFor(browser)).toHaveLength(1);
  });

  test.each([
    [
      'held as a minor',
      `INSERT INTO age_holds (id, user_id, state, reference, held_at) VALUES (gen_random_uuid(), $1, 'held', 'AGE-TEST', now())`,
    ],
    [
      'suspended',
      `INSERT INTO suspensions (id, user_id, reference, scope, reason, started_at) VALUES (gen_random_uuid(), $1, 'SUS-TEST', 'person', 'why', now())`,
    ],
    ['taking a break', 'INSERT INTO own_limits (user_id, paused_at, changed_at) VALUES ($1, now(), now())'],
  ])('is not told to somebody who is %s', async (_why, statement) => {
    const { scope, browser } = await answered();
    await database.sql.query(statement, [scope.actor.userId]);
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect(await textsFor(browser)).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'dropped' }]);
  });

  test('is not lost where nobody is told, and costs no more', async () => {
    const scope = await person();
    const sessionId = await chat(scope);
    await sendMessage(scope, { sessionId, sender: 'user', content: 'Hi' });
    expect(await stored()).toEqual([]);
  });
});

describe('what a push service says', () => {
  test('410 ends the subscription, with all that was to go there', async () => {
    const { scope, browser } = await answered();
    await service.standIn.next({ status: 410, browser });
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect((await getPush(scope)).devices).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test.each([429, 503])('%i is tried again, no sooner than it wishes, and once it goes', async (status) => {
    const { browser } = await answered();
    await service.standIn.next({ status, browser, retryAfter: '600' });
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect(await stored()).toMatchObject([{ state: 'queued', tries: 1, error: String(status) }]);
    await runAfter(5 * 60_000);
    expect(await stored()).toMatchObject([{ state: 'queued', tries: 1 }]);
    await runAfter(12 * 60_000);
    expect(await stored()).toMatchObject([{ state: 'sent', tries: 2 }]);
  });

  test('what it refuses is given up, and what is too late is told nobody', async () => {
    const { browser } = await answered();
    await service.standIn.next({ status: 413, browser });
    await runAfter(REPLY_WAITS_MS + 1_000);
    expect(await stored()).toMatchObject([{ state: 'failed', error: '413' }]);
    await database.sql.query('DELETE FROM push_subscriptions');
    await answered();
    await runAfter(WORTH_MS.reply + 60_000);
    expect(await stored()).toMatchObject([{ state: 'dropped' }]);
  });

  test('a process that died leaves its notices to the next one, and the log names nobody', async () => {
    const { browser } = await answered();
    const dies: Push = { ...service.push, send: () => Promise.reject(new Error('the power went out')) };
    await expect(runAfter(REPLY_WAITS_MS + 1_000, dies)).rejects.toThrow();
    await runAfter(REPLY_WAITS_MS + 2_000);
    expect(await textsFor(browser)).toEqual([]);
    const lines: unknown[] = [];
    const now = new Date(Date.now() + REPLY_WAITS_MS + NOTICE_LEASE_MS + 5_000);
    const scope = scopeOf(database.db, { push: service.push, now: () => now });
    const log = { ...scope.log, warn: (...line: unknown[]) => void lines.push(line) };
    await service.standIn.next({ status: 503, browser });
    await sendNotices({ ...scope, log });
    expect(JSON.stringify(lines)).toMatch(/503/);
    expect(JSON.stringify(lines)).not.toMatch(/wpush|http|Kaise/);
  });
});

describe('a payment', () => {
  async function paid() {
    const shop = cashfreeBook();
    const scope = await person({ payments: shop.provider });
    const told = await subscribed(scope);
    const { order_id: orderId } = await recharge(scope, {
      userId: scope.actor.userId ?? '',
      planId: 'starter',
    });
    const payment = shop.attempt(orderId, 'SUCCESS');
    const hook = () =>
      paymentWebhook(scopeOf(database.db, { payments: shop.provider }), shop.webhook(orderId, payment));
    return { scope, orderId, hook, ...told };
  }

  test('that arrived while its person was away is told once, in quiet hours and a pause, too', async () => {
    const { scope, hook, browser } = await paid();
    await database.sql.query(
      'INSERT INTO own_limits (user_id, quiet_from, quiet_to, paused_at, changed_at) VALUES ($1, 0, 1439, now(), now())',
      [scope.actor.userId],
    );
    await Promise.all([hook(), hook()]);
    await hook();
    await runAfter(PAYMENT_WAITS_MS + 1_000);
    expect(await textsFor(browser)).toEqual([
      { body: 'Your payment has arrived', path: '/account', tag: 'payment:', lang: 'en' },
    ]);
  });

  test('that its person has seen arrive is told nobody', async () => {
    const { scope, orderId, hook, browser } = await paid();
    await hook();
    expect((await verifyPayment(scope, { orderId })).status).toBe('paid');
    await runAfter(PAYMENT_WAITS_MS + 1_000);
    expect(await textsFor(browser)).toEqual([]);
  });
});

test('an answer to an issue is told at once, and leads to the account', async () => {
  const scope = await person();
  const { browser } = await subscribed(scope);
  const issue = { name: 'Asha', mobileNumber: '+919812345671', issueDetail: `paid twice ${randomUUID()}` };
  const { number } = await reportIssue(scope, issue);
  const change = { number, answer: 'It was a hold.', requestId: randomUUID() };
  for (let time = 0; time < 2; time += 1)
    await changeComplaint(operatorScope(database.db, 'support'), change);
  await runAfter(1_000);
  expect(await textsFor(browser)).toEqual([
    { body: 'We have answered you', path: '/account', tag: 'answer:', lang: 'en' },
  ]);
  expect((await service.standIn.callsFor(browser))[0]?.urgency).toBe('low');
});

describe('a device', () => {
  test('is told about everything at first, hides who writes, and keeps what was chosen when it subscribes anew', async () => {
    const scope = await person();
    const { device, subscription } = await subscribed(scope);
    expect(await getPush(scope)).toMatchObject({
      publicKey: service.push.publicKey,
      devices: [{ id: device, isCurrent: true, kinds: [...USUAL_KINDS], showsSender: false }],
    });
    await changePush(scope, { id: device, kinds: ['answer'], showsSender: true });
    const again = await service.standIn.subscribe(service.push.publicKey);
    for (const next of [subscription, again.subscription])
      expect((await turnOnPush(scope, next)).devices).toMatchObject([
        { kinds: ['answer'], showsSender: true },
      ]);
    await turnOffPush(scope, { id: device });
    expect((await turnOnPush(scope, { ...subscription, renewal: true })).devices).toEqual([]);
    expect((await turnOffPush(scope, { id: device })).devices).toEqual([]);
  });

  test('of somebody else is nobody’s to change or end', async () => {
    const [one, other] = [await person(), await person()];
    const { device } = await subscribed(one);
    await expect(changePush(other, { id: device, kinds: [], showsSender: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    await turnOffPush(other, { id: device });
    expect((await getPush(one)).devices).toHaveLength(1);
    // The same browser under another person is told for that one alone.
    const { subscription } = await service.standIn.subscribe(service.push.publicKey);
    await turnOnPush(one, subscription);
    await turnOnPush(other, subscription);
    expect(
      [(await getPush(one)).devices, (await getPush(other)).devices].map(({ length }) => length),
    ).toEqual([0, 1]);
  });

  test('is refused at an address that is no push service, without keys of ours, and without a user', async () => {
    const scope = await person();
    const { subscription } = await service.standIn.subscribe(service.push.publicKey);
    await expect(
      turnOnPush(scope, { ...subscription, endpoint: 'https://169.254.169.254/latest' }),
    ).rejects.toMatchObject({ code: 'bad_input' });
    expect(await getPush({ ...scope, push: null })).toEqual({
      ...{ publicKey: null, checkInsOpen: false, devices: [] },
    });
    await expect(turnOnPush({ ...scope, push: null }, subscription)).rejects.toMatchObject({
      code: 'not_found',
    });
    const nobody = scopeOf(database.db, { push: service.push });
    for (const call of [() => getPush(nobody), () => turnOnPush(nobody, subscription)])
      await expect(call()).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('that subscribed with a former key of ours counts as off, and is told nothing', async () => {
    const { scope, browser } = await answered();
    const other = { ...service.push, publicKey: 'another' };
    expect((await getPush({ ...scope, push: other })).devices).toEqual([]);
    await runAfter(REPLY_WAITS_MS + 1_000, other);
    expect(await textsFor(browser)).toEqual([]);
  });

  test('is one of ten at most', async () => {
    const scope = await person();
    for (let at = 0; at < PUSH_DEVICES_MAX + 2; at += 1) {
      const [{ id: sessionId }] = await rows(
        'INSERT INTO device_sessions (id, user_id, created_at, last_seen_at) VALUES (gen_random_uuid(), $1, now(), now()) RETURNING id',
        [scope.actor.userId],
      );
      await subscribed({ ...scope, actor: { ...scope.actor, sessionId } });
    }
    expect((await getPush(scope)).devices).toHaveLength(PUSH_DEVICES_MAX);
  });
});

describe('a sign-in', () => {
  test('takes the device along, into a new account and into one that is there', async () => {
    const profile = googleProfile();
    for (let round = 0; round < 2; round += 1) {
      const browser = await person();
      const { device, subscription } = await subscribed(browser);
      await changePush(browser, { id: device, kinds: ['reply'], showsSender: true });
      const { id: userId, sessionId } = await signIn(browser, profile);
      const member = scopeOf(database.db, {
        push: service.push,
        actor: { ...browser.actor, userId, sessionId },
      });
      expect((await getPush(member)).devices.filter(({ isCurrent }) => isCurrent)).toMatchObject([
        { kinds: ['reply'], showsSender: true },
      ]);
      expect(
        await rows('SELECT user_id FROM push_subscriptions WHERE endpoint = $1', [subscription.endpoint]),
      ).toEqual([{ user_id: userId }]);
    }
  });

  test('to another account leaves the device of the one before untold, and a sign-out does', async () => {
    const browser = await person();
    const { id: userId, sessionId } = await signIn(browser, googleProfile());
    const member = scopeOf(database.db, {
      push: service.push,
      actor: { ...browser.actor, userId, sessionId, authenticatedAt: new Date() },
    });
    await subscribed(member);
    const other = await signIn(member, googleProfile());
    expect(await rows('SELECT 1 FROM push_subscriptions')).toEqual([]);
    const next = scopeOf(database.db, {
      push: service.push,
      actor: { ...browser.actor, userId: other.id, sessionId: other.sessionId, authenticatedAt: new Date() },
    });
    await subscribed(next);
    await signOut(next);
    expect(await rows('SELECT 1 FROM push_subscriptions')).toEqual([]);
  });
});

test('what is told twice under one key is told once, what was seen is not told, and after 7 days nothing is left', async () => {
  const scope = await person();
  const { browser } = await subscribed(scope);
  const userId = scope.actor.userId ?? '';
  const notice = { userId, kind: 'answer', key: 'answer:1', chatId: null } as const;
  await Promise.all([1, 2].map(() => tellByPush(database.db, notice, new Date())));
  await tellByPush(database.db, { ...notice, key: 'answer:2' }, new Date());
  await seenAlready(database.db, userId, 'answer:2');
  await runAfter(1_000);
  expect(await textsFor(browser)).toHaveLength(1);
  const later = new Date(Date.now() + 8 * 24 * 3_600_000);
  expect(await forgetOldNotices(scopeOf(database.db, { now: () => later }))).toBe(1);
});

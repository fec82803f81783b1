import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { deleteChat } from '@/lib/account/service';
import { readRuns } from '@/lib/admin/jobs/service';
import { markRead } from '@/lib/chat/inbox/reading/service';
import { startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { sendMails } from '@/lib/mail/jobs';
import { recharge } from '@/lib/payments/service';
import { paymentWebhook } from '@/lib/payments/webhook/service';
import { smtpProvider } from '@/lib/providers/smtp';
import { type Mailbox, startMailbox } from '@/sandbox/smtp/server';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { member } from '@/tests/setup/operators';
import { chat, guest } from '@/tests/setup/people';
import { startPushService } from '@/tests/setup/push-service';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { setLanguage } from '../language/service';
import { collectPersonalData } from '../personal-data/service';
import { turnOnPush } from '../push/service';
import { MAILING_KINDS, type MailingKind, REPLY_MAIL_WAITS_MS, WORTH_MS } from './constants';
import { changeMailing, getMailing, stopMails } from './service';

const database = serviceDatabase();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Noon of this day in India. */
const NOON = (() => {
  const day = new Date(Date.now() + 5.5 * HOUR_MS).toISOString().slice(0, 10);
  return new Date(`${day}T12:00:00+05:30`).getTime();
})();
let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.stop());
beforeEach(async () => {
  await database.sql.query('DELETE FROM mails');
  box.received.length = 0;
});

const rows = async (text: string, values: unknown[] = []) => (await database.sql.query(text, values)).rows;
const stored = () => rows('SELECT kind, state, tries, text FROM mails ORDER BY created_at, key');
const sendMail = (mail: Parameters<ReturnType<typeof smtpProvider>>[0]) =>
  smtpProvider({ url: box.url, from: 'Saathi <hello@saathi.example>', plain: true })(mail);
const at = (ms: number) => () => new Date(NOON + ms);
/** As a job some time after noon. */
const runAt = (ms: number, over: Parameters<typeof scopeOf>[1] = {}) =>
  sendMails(scopeOf(database.db, { sendMail, ...over, now: at(ms) }));
const DUE = REPLY_MAIL_WAITS_MS + 1_000;

/** The words of a mail as people read them. */
function read(raw = ''): string {
  const end = raw.indexOf('\r\n\r\n');
  const body = raw.slice(end);
  if (/^Content-Transfer-Encoding: base64/im.test(raw)) return Buffer.from(body, 'base64').toString();
  const whole = body.replaceAll('=\r\n', '');
  return Buffer.from(
    whole.replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
const stopOf = (raw = '') => /\/mail\/stop\/([\w.-]+)/.exec(read(raw))?.[1] ?? '';

/** A member who has chosen to be mailed about something at noon. */
async function chooser(kinds: readonly MailingKind[], over: Parameters<typeof guest>[1] = {}) {
  const email = `${randomUUID()}@example.com`;
  const scope = await member(database.db, { sendMail, now: at(0), ...over, email });
  for (const kind of kinds) await changeMailing(scope, { kind, wanted: true, language: 'en' });
  return { scope, email, userId: scope.actor.userId ?? '' };
}

/** The same, in a chat that has just been answered. */
async function answered(over: Parameters<typeof guest>[1] = {}) {
  const one = await chooser(['reply'], over);
  const sessionId = await chat(one.scope);
  await sendMessage(one.scope, { sessionId, sender: 'user', content: 'Kaise ho?' });
  return { ...one, sessionId };
}

describe('what somebody is mailed about', () => {
  test('is nothing until they choose it, each for itself, and every choice is written down as a consent', async () => {
    const { scope, email, userId } = await chooser([]);
    expect(await getMailing(scope)).toEqual({ address: email, kinds: [] });
    const reply = { kind: 'reply', language: 'hi' } as const;
    expect((await changeMailing(scope, { ...reply, wanted: true })).kinds).toEqual(['reply']);
    await changeMailing(scope, { ...reply, wanted: true });
    const later = { ...scope, now: at(MINUTE_MS) };
    expect((await changeMailing(later, { ...reply, wanted: false })).kinds).toEqual([]);
    const { consents } = await collectPersonalData(database.db, userId);
    expect(consents.filter(({ purpose }) => purpose === 'mail_reply')).toMatchObject([
      { granted: true, noticeLanguage: 'hi', noticeVersion: expect.any(String) },
      { granted: false },
    ]);
  });

  test('is nothing for a guest, without mail, for nobody, and for who is suspended; who is may end it', async () => {
    const someone = await guest(database.db, { sendMail });
    const wish = { kind: 'reply', wanted: true, language: 'en' } as const;
    expect(await getMailing(someone)).toEqual({ address: null, kinds: [] });
    await expect(changeMailing(someone, wish)).rejects.toMatchObject({ code: 'not_found' });
    const { scope, userId } = await chooser(['payment']);
    expect(await getMailing({ ...scope, sendMail: null })).toEqual({ address: null, kinds: [] });
    await expect(changeMailing({ ...scope, sendMail: null }, wish)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(getMailing(scopeOf(database.db, { sendMail }))).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    await suspend(userId);
    await expect(changeMailing(scope, wish)).rejects.toMatchObject({ code: 'not_allowed' });
    const end = { kind: 'payment', wanted: false, language: 'en' } as const;
    expect((await changeMailing({ ...scope, now: at(1_000) }, end)).kinds).toEqual([]);
  });
});

const suspend = (userId: string) =>
  database.sql.query(
    `INSERT INTO suspensions (id, user_id, reference, scope, reason, started_at) VALUES (gen_random_uuid(), $1, 'SUS-TEST', 'person', 'why', now() - interval '1 day')`,
    [userId],
  );

describe('a reply', () => {
  test('that nobody has read is mailed once, whoever sends, without a word of it and with two ways to stop', async () => {
    const { email, userId } = await answered();
    await runAt(REPLY_MAIL_WAITS_MS - 1_000);
    expect(box.received).toEqual([]);
    await Promise.all([1, 2, 3].map(() => runAt(DUE)));
    expect(box.received.map(({ to }) => to)).toEqual([[email]]);
    const [{ raw } = { raw: '' }] = box.received;
    expect(raw).toMatch(/^Subject: You have a new reply on Saathi\r$/m);
    expect(raw).toMatch(
      new RegExp(
        `^List-Unsubscribe:\\s+<http://localhost:3000/mail/stop/reply\\.${userId}\\.[\\w-]{43}>\\r$`,
        'm',
      ),
    );
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(read(raw)).toContain('http://localhost:3000/chats');
    expect(stopOf(raw)).toMatch(/^reply\./);
    expect(read(raw)).not.toMatch(/Kaise|Haan, batao|friendly|₹/);
    expect(await stored()).toMatchObject([{ kind: 'reply', state: 'sent', text: null }]);
  });

  test('is not mailed unless that was chosen', async () => {
    const { scope } = await chooser(['payment']);
    const sessionId = await chat(scope);
    await sendMessage(scope, { sessionId, sender: 'user', content: 'Hi' });
    expect(await stored()).toEqual([]);
  });

  test('that was read leaves nothing behind', async () => {
    const { scope, sessionId } = await answered();
    const [{ id: messageId }] = await rows(
      "SELECT id FROM messages WHERE session_id = $1 AND sender = 'ai' ORDER BY seq DESC LIMIT 1",
      [sessionId],
    );
    await markRead(scope, { sessionId, messageId });
    await runAt(DUE);
    expect([box.received, await stored()]).toEqual([[], []]);
  });

  test('is one of many in a day: they make one mail between them, and the next one comes tomorrow', async () => {
    const { scope, sessionId } = await answered();
    const more = { ...scope, now: at(HOUR_MS) };
    await sendMessage(more, { sessionId, sender: 'user', content: 'Aur?' });
    const other = await chat(more, 'romantic');
    await sendMessage(more, { sessionId: other, sender: 'user', content: 'Hello' });
    await Promise.all([1, 2, 3].map(() => runAt(HOUR_MS + DUE)));
    expect(box.received).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
    const tomorrow = { ...scope, now: at(DAY_MS) };
    await sendMessage(tomorrow, { sessionId, sender: 'user', content: 'Naya din' });
    await runAt(DAY_MS + DUE);
    expect(box.received).toHaveLength(2);
  });

  test('is not mailed at night nor in quiet hours, but afterwards, and counts as no try', async () => {
    const night = 10.5 * HOUR_MS;
    const { userId } = await answered({ now: at(night) });
    await runAt(night + DUE);
    expect(await stored()).toMatchObject([{ state: 'queued', tries: 0 }]);
    const { queues } = await readRuns(database.db, at(night + HOUR_MS)());
    expect(queues.find(({ name }) => name === 'mail')).toMatchObject({ depth: 0, oldestAt: null });
    await database.sql.query(
      'INSERT INTO own_limits (user_id, quiet_from, quiet_to, changed_at) VALUES ($1, $2, $3, $4)',
      [userId, 7 * 60, 9 * 60, at(0)()],
    );
    await runAt(20 * HOUR_MS);
    expect(box.received).toEqual([]);
    await runAt(21 * HOUR_MS);
    expect(box.received).toHaveLength(1);
  });

  test('is not mailed while a device is told about replies, and is where devices are told other things', async () => {
    const service = await startPushService();
    const { scope } = await answered();
    const session = await rows('SELECT id FROM device_sessions WHERE user_id = $1', [scope.actor.userId]);
    const { subscription } = await service.standIn.subscribe(service.push.publicKey);
    const here = { ...scope, push: service.push, actor: { ...scope.actor, sessionId: session[0].id } };
    await turnOnPush(here, subscription);
    await database.sql.query("UPDATE push_subscriptions SET kinds = '{payment}' WHERE user_id = $1", [
      scope.actor.userId,
    ]);
    await runAt(DUE, { push: service.push });
    expect(box.received).toHaveLength(1);
    await database.sql.query("UPDATE push_subscriptions SET kinds = '{payment,reply}' WHERE user_id = $1", [
      scope.actor.userId,
    ]);
    const next = { ...scope, now: at(DAY_MS) };
    const sessionId = await chat(next);
    await sendMessage(next, { sessionId, sender: 'user', content: 'Hi' });
    await runAt(DAY_MS + DUE, { push: service.push });
    expect(box.received).toHaveLength(1);
    await service.stop();
  });

  test.each([
    [
      'held as a minor',
      `INSERT INTO age_holds (id, user_id, state, reference, held_at) VALUES (gen_random_uuid(), $1, 'held', 'AGE-TEST', $2)`,
    ],
    [
      'suspended',
      `INSERT INTO suspensions (id, user_id, reference, scope, reason, started_at) VALUES (gen_random_uuid(), $1, 'SUS-TEST', 'person', 'why', $2)`,
    ],
    ['taking a break', 'INSERT INTO own_limits (user_id, paused_at, changed_at) VALUES ($1, $2, $2)'],
    [
      'somebody who has changed their mind',
      `INSERT INTO consents (id, visitor_id, user_id, purpose, granted, created_at) VALUES (gen_random_uuid(), gen_random_uuid(), $1, 'mail_reply', false, $2)`,
    ],
  ])('is not mailed to somebody who is %s', async (_why, statement) => {
    const { userId } = await answered();
    await database.sql.query(statement, [userId, at(1_000)()]);
    await runAt(DUE);
    expect([box.received, await stored()]).toEqual([[], []]);
  });

  test('is not mailed a day later, nor of a chat that is gone, nor of an incognito one', async () => {
    await answered();
    await runAt(WORTH_MS.reply + HOUR_MS);
    const other = await answered();
    await deleteChat(other.scope, { sessionId: other.sessionId });
    await runAt(DUE);
    const { scope } = await chooser(['reply']);
    const { id } = await startSession(scope, { chatType: 'friendly', incognito: true });
    await sendMessage(scope, { sessionId: id, sender: 'user', content: 'Hi' });
    expect([box.received, await stored()]).toEqual([[], []]);
  });

  test('is tried again as the same mail where a server cannot', async () => {
    await answered();
    box.refusals.push('451 4.3.0 Try again later');
    await runAt(DUE);
    await runAt(DUE + 5 * MINUTE_MS);
    expect(box.received).toHaveLength(1);
  });

  test.each([
    ['hi', 'Saathi पर आपके लिए नया जवाब आया है', 'ऐसे मेल बंद करने के लिए'],
    ['hinglish', 'Saathi par aapke liye naya reply aaya hai', 'Aise mails band karne ke liye'],
  ] as const)('is told in the language of its person: %s', async (language, subject, words) => {
    const { scope } = await answered();
    await setLanguage(scope, { language });
    const sent: { subject: string; text: string }[] = [];
    await runAt(DUE, {
      sendMail: async (mail) => {
        sent.push(mail);
        return { outcome: 'taken' };
      },
    });
    expect(sent).toMatchObject([{ subject, text: expect.stringContaining(words) }]);
  });
});

describe('a payment', () => {
  /** As a job some time from now: neither a webhook nor a mail about it knows night from day. */
  const runAfter = (ms: number) =>
    sendMails(scopeOf(database.db, { sendMail, now: () => new Date(Date.now() + ms) }));

  async function paid(kinds: readonly MailingKind[]) {
    const shop = cashfreeBook();
    const one = await chooser(kinds, { payments: shop.provider, now: () => new Date() });
    const { order_id: orderId } = await recharge(one.scope, { userId: one.userId, planId: 'starter' });
    const payment = shop.attempt(orderId, 'SUCCESS');
    const hook = () =>
      paymentWebhook(scopeOf(database.db, { payments: shop.provider }), shop.webhook(orderId, payment));
    return { ...one, orderId, hook };
  }

  test('that was credited is mailed once, in quiet hours and a pause, too, however often we hear of it', async () => {
    const { email, userId, hook } = await paid(['payment']);
    await database.sql.query(
      'INSERT INTO own_limits (user_id, quiet_from, quiet_to, paused_at, changed_at) VALUES ($1, 0, 1439, $2, $2)',
      [userId, at(0)()],
    );
    await Promise.all([hook(), hook()]);
    await hook();
    await Promise.all([runAfter(1_000), runAfter(1_000)]);
    await hook();
    await runAfter(2_000);
    expect(box.received.map(({ to }) => to)).toEqual([[email]]);
    const [{ raw } = { raw: '' }] = box.received;
    expect(raw).toMatch(/^Subject: Saathi: your payment has arrived\r$/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(read(raw)).toContain('http://localhost:3000/account');
    expect(stopOf(raw)).toMatch(/^payment\./);
  });

  test('is not mailed unless that was chosen', async () => {
    const { hook } = await paid(['reply']);
    await hook();
    expect(await stored()).toEqual([]);
  });

  test('is not mailed to somebody who is suspended meanwhile, nor two days later', async () => {
    const { userId, hook } = await paid(['payment']);
    await hook();
    await suspend(userId);
    await runAfter(1_000);
    expect(await stored()).toEqual([]);
    const other = await paid(['payment']);
    await other.hook();
    await runAfter(WORTH_MS.payment + HOUR_MS);
    expect([box.received, await stored()]).toEqual([[], []]);
  });
});

describe('the link of a mail', () => {
  async function mailed() {
    const one = await answered();
    await changeMailing(one.scope, { kind: 'payment', wanted: true, language: 'en' });
    await runAt(DUE);
    return { ...one, token: stopOf(box.received.at(-1)?.raw) };
  }
  const nobody = (ms = HOUR_MS) => scopeOf(database.db, { now: at(ms) });

  test('stops its kind without a sign-in, as often as it is used, and nothing else', async () => {
    const { scope, sessionId, userId, token } = await mailed();
    await Promise.all([1, 2].map(() => stopMails(nobody(), token)));
    expect(await stopMails(nobody(2 * HOUR_MS), token)).toBe('reply');
    expect((await getMailing(scope)).kinds).toEqual(['payment']);
    const next = { ...scope, now: at(DAY_MS) };
    await sendMessage(next, { sessionId, sender: 'user', content: 'Hi' });
    expect(await stored()).toHaveLength(1);
    const { consents } = await collectPersonalData(database.db, userId);
    expect(consents.filter(({ purpose }) => purpose === 'mail_reply').at(-1)).toMatchObject({
      granted: false,
    });
  });

  test('works for who is suspended, and answers alike for who has left', async () => {
    const { scope, userId, token } = await mailed();
    await suspend(userId);
    await stopMails(nobody(), token);
    expect((await getMailing(scope)).kinds).toEqual(['payment']);
    const other = await mailed();
    await deleteAccount(other.scope);
    expect(await stopMails(nobody(), other.token)).toBe('reply');
    expect(await rows('SELECT 1 FROM consents WHERE user_id = $1', [other.userId])).toEqual([]);
  });

  test('that is not ours stops nothing', async () => {
    const { scope, token } = await mailed();
    for (const kind of MAILING_KINDS.filter((one) => one !== 'reply'))
      await expect(stopMails(nobody(), token.replace('reply', kind))).rejects.toMatchObject({
        code: 'not_found',
      });
    expect((await getMailing(scope)).kinds).toEqual(['reply', 'payment']);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { changeComplaint } from '@/lib/admin/complaints/service';
import { reportIssue } from '@/lib/issues/service';
import { smtpProvider } from '@/lib/providers/smtp';
import { type Mailbox, startMailbox } from '@/sandbox/smtp/server';
import { member, operatorScope } from '@/tests/setup/operators';
import { guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { MAIL_LEASE_MS, RETRY_AFTER_MS } from './constants';
import { sendMails } from './jobs';
import type { SendMail } from './ports';
import { forgetOldMails, queueMail } from './service';

const database = serviceDatabase();
const FROM = 'Saathi <hello@saathi.example>';
let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.stop());
beforeEach(async () => {
  await database.sql.query('DELETE FROM mails');
  box.received.length = 0;
});

const smtp = (): SendMail => smtpProvider({ url: box.url, from: FROM, plain: true });
const mailer = (over: Parameters<typeof scopeOf>[1] = {}) =>
  scopeOf(database.db, { sendMail: smtp(), ...over });
const MAIL = { userId: null, subject: 'Something', text: 'Some words\n' } as const;
const queue = (over: Partial<Parameters<typeof queueMail>[1]> = {}, now = new Date()) =>
  queueMail(database.db, { key: randomUUID(), ...MAIL, ...over }, now);
const stored = async () =>
  (await database.sql.query('SELECT state, text, tries, error, next_try_at AS next FROM mails')).rows;

describe('an answer to a complaint', () => {
  const answered = async (person: Awaited<ReturnType<typeof guest>>, requestId = randomUUID()) => {
    const issue = { name: 'Asha', mobileNumber: '+919812345671', issueDetail: `paid twice ${randomUUID()}` };
    const { number } = await reportIssue(person, issue);
    const change = { number, answer: 'It was a hold, आज लौटेगा.', requestId };
    await Promise.all([1, 2].map(() => changeComplaint(operatorScope(database.db, 'support'), change)));
    return number;
  };

  test('reaches a member by mail, once, as plain text with the way to the account', async () => {
    const email = `${randomUUID()}@example.com`;
    const number = await answered(await member(database.db, { email }));
    expect(await sendMails(mailer())).toBe(1);
    expect(await sendMails(mailer())).toBe(0);
    expect(box.received).toHaveLength(1);
    const [{ to, from, raw } = { to: [], from: '', raw: '' }] = box.received;
    expect([to, from]).toEqual([[email], 'hello@saathi.example']);
    expect(raw).toContain(`Subject: Saathi: our answer to ${number}`);
    expect(raw).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
    expect(raw).not.toMatch(/text\/html/);
    const body = raw.slice(raw.indexOf('\r\n\r\n'));
    const words = /base64/.test(raw)
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(
          body
            .replaceAll('=\r\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        ).toString();
    expect(words).toContain('It was a hold, आज लौटेगा.');
    expect(words).toContain('http://localhost:3000/account');
    expect(await stored()).toMatchObject([{ state: 'sent', text: null }]);
  });

  test('is not mailed to a guest, nor to who has left', async () => {
    await answered(await guest(database.db));
    await sendMails(mailer());
    expect(box.received).toEqual([]);
    expect(await stored()).toMatchObject([{ state: 'dropped', text: null }]);
    await database.sql.query('DELETE FROM mails');
    const person = await member(database.db, { email: `${randomUUID()}@example.com` });
    await answered(person);
    await deleteAccount(person);
    expect(await stored()).toEqual([]);
  });
});

test('what two processes do at once sends one mail', async () => {
  await queue();
  const counts = await Promise.all([sendMails(mailer()), sendMails(mailer()), sendMails(mailer())]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(box.received).toHaveLength(1);
  expect(box.received[0]?.to).toEqual(['owner@example.com']);
});

test('the same key is the same mail', async () => {
  expect(await Promise.all([queue({ key: 'refund:1' }), queue({ key: 'refund:1' })])).toContain(false);
  expect(await stored()).toHaveLength(1);
});

test('a server that cannot at the moment is asked again, later and later; under the same id', async () => {
  const start = new Date();
  const at = (ms: number) => mailer({ now: () => new Date(start.getTime() + ms) });
  await queue({}, start);
  box.refusals.push('451 4.3.0 Try again later');
  expect(await sendMails(at(0))).toBe(1);
  expect(await stored()).toMatchObject([{ state: 'queued', tries: 1, error: '451' }]);
  expect(await sendMails(at(30_000))).toBe(0);
  expect(await sendMails(at(2 * (RETRY_AFTER_MS[0] ?? 0)))).toBe(1);
  expect(await stored()).toMatchObject([{ state: 'sent', tries: 2, text: null }]);
  expect(box.received[0]?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@saathi\.example>/im);
});

test('what a server refuses for good is given up, and what nobody answers after a day', async () => {
  await queue();
  box.refusals.push('550 5.1.1 No such user <asha@example.com>');
  await sendMails(mailer());
  expect(await stored()).toMatchObject([{ state: 'failed', error: '550' }]);
  await database.sql.query('DELETE FROM mails');
  let now = new Date();
  await queue({}, now);
  // A port that nobody listens at.
  const gone = smtpProvider({ url: 'smtp://127.0.0.1:1', from: FROM, plain: true });
  for (let tries = 0; tries <= RETRY_AFTER_MS.length; tries += 1) {
    await sendMails(mailer({ sendMail: gone, now: () => now }));
    now = new Date(now.getTime() + 2 * (RETRY_AFTER_MS[tries] ?? 0));
  }
  expect(await stored()).toMatchObject([
    { state: 'failed', error: 'ESOCKET', tries: RETRY_AFTER_MS.length + 1 },
  ]);
});

test('a process that died leaves its mail to the next one', async () => {
  const start = new Date();
  await queue({}, start);
  const dies: SendMail = () => Promise.reject(new Error('the power went out'));
  await expect(sendMails(mailer({ sendMail: dies, now: () => start }))).rejects.toThrow();
  expect(await sendMails(mailer({ now: () => start }))).toBe(0);
  await sendMails(mailer({ now: () => new Date(start.getTime() + MAIL_LEASE_MS + 1) }));
  expect(box.received).toHaveLength(1);
});

test('without TLS nothing goes to a server that is not this machine', async () => {
  await queue();
  await sendMails(mailer({ sendMail: smtpProvider({ url: box.url, from: FROM, plain: false }) }));
  expect(box.received).toEqual([]);
  expect(await stored()).toMatchObject([{ state: 'queued', error: 'ETLS' }]);
});

test('where no mail is set nobody waits for one, and after 30 days nothing is left', async () => {
  await queue({}, new Date(Date.now() - 31 * 24 * 3_600_000));
  await sendMails(scopeOf(database.db));
  expect(await stored()).toMatchObject([{ state: 'dropped', text: null }]);
  expect(await forgetOldMails(scopeOf(database.db))).toBe(1);
});

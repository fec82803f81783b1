import { createHmac, randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book } from '@/lib/wallet/store';
import { guest } from '@/tests/setup/people';
import { serverHere } from '@/tests/setup/server-here';
import { serviceDatabase } from '@/tests/setup/service-database';
import { deriveKey } from './keys';

const database = serviceDatabase();

const SECRET = 'a secret of before there were lists of them';
const secret = (id: string) => `${id}:${id.repeat(32)}`;
const startWith = (secrets: string) => serverHere({ DATABASE_URL: database.url, SESSION_SECRETS: secrets });

test('a rotation loses no paid balance: every browser is the same person, signed anew on its next visit', async () => {
  const first = await startWith('')('POST', '/api/user/register');
  const id = String(first.body.id);
  await book(database.db, {
    owner: { kind: 'user', id },
    delta: 50,
    kind: LEDGER_KIND.purchase,
    reference: `test:${id}`,
    now: new Date(),
  });

  let { cookie } = first;
  for (const secrets of [secret('a'), `${secret('b')},${secret('a')}`, secret('b')]) {
    const visit = await startWith(secrets)('GET', '/api/user/me', { cookie });
    expect(visit.body).toMatchObject({ id, messageBalance: 55 });
    if (secrets !== secret('b')) expect(visit.cookie).not.toBe(cookie);
    else expect(visit.cookies).toEqual([]);
    cookie = visit.cookie;
  }

  const afterLeak = await startWith(secret('c'))('GET', '/api/user/me', { cookie });
  expect(afterLeak.status).toBe(401);
});

test('a visit under an older key is told once, and by a pseudonym', async () => {
  const first = await startWith(secret('a'))('POST', '/api/user/register');
  const { log } = await import('./log');
  const info = vi.spyOn(log(), 'info');
  const rotated = `${secret('b')},${secret('a')}`;
  const visit = await startWith(rotated)('GET', '/api/user/me', { cookie: first.cookie });
  await startWith(rotated)('GET', '/api/user/me', { cookie: visit.cookie });
  const events = info.mock.calls.filter(([, message]) => message === 'security').map(([fields]) => fields);
  expect(events).toEqual([
    expect.objectContaining({
      event: 'key_used',
      reason: 'older key',
      who: expect.stringMatching(/^[\w-]{16}$/),
    }),
  ]);
  expect(JSON.stringify(info.mock.calls)).not.toContain(String(first.body.id));
  info.mockRestore();
});

/** A cookie as they were before there were sessions. */
function oldCookie(visitorId: string, userId: string | null): string {
  const payload = `2.${visitorId}.${userId ?? '-'}.0`;
  const key = deriveKey(SECRET, 'visitor cookie');
  return `saathi_visitor=${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
}

/** The visitor that a browser with this Cookie header is. */
const visitorOf = (cookie: string) => /saathi_visitor=3\.[\w-]+\.([\w-]+)\./.exec(cookie)?.[1];

const start = (settings: Record<string, string> = {}) =>
  serverHere({ DATABASE_URL: database.url, NEXTAUTH_SECRET: SECRET, ...settings });
const sessionsOf = (userId: unknown) =>
  database.db.prisma.deviceSession.findMany({ where: { userId: String(userId) } });

test('a cookie planted before the registration opens nothing of whoever registers with it', async () => {
  const ask = start();
  const planted = oldCookie(randomUUID(), null);
  const victim = await ask('POST', '/api/user/register', { cookie: planted });
  expect(victim.cookie).not.toBe(planted);
  expect((await ask('GET', '/api/user/me', { cookie: victim.cookie })).body.id).toBe(victim.body.id);
  expect((await ask('GET', '/api/user/me', { cookie: planted })).status).toBe(401);
  const attacker = await ask('POST', '/api/user/register', { cookie: planted });
  expect(attacker.body.id).not.toBe(victim.body.id);
});

test('whoever registers with a planted cookie first, and waits, is out once the browser has shown its own session', async () => {
  const ask = start();
  const planted = oldCookie(randomUUID(), null);
  const attacker = await ask('POST', '/api/user/register', { cookie: planted });
  const victim = await ask('POST', '/api/user/register', { cookie: planted });
  expect(victim.body.id).toBe(attacker.body.id);
  expect((await ask('GET', '/api/user/me', { cookie: victim.cookie })).status).toBe(200);
  expect((await ask('GET', '/api/user/me', { cookie: attacker.cookie })).status).toBe(401);
  expect(await sessionsOf(victim.body.id)).toHaveLength(1);
});

test('whoever shows the session first keeps it to themselves: the other registration is somebody else', async () => {
  const ask = start();
  const planted = oldCookie(randomUUID(), null);
  const attacker = await ask('POST', '/api/user/register', { cookie: planted });
  await ask('GET', '/api/user/me', { cookie: attacker.cookie });
  const victim = await ask('POST', '/api/user/register', { cookie: planted });
  expect(victim.body.id).not.toBe(attacker.body.id);
  expect(visitorOf(victim.cookie)).not.toBe(visitorOf(attacker.cookie));
});

test('a planted cookie does nothing in the name of the browser that registered with it', async () => {
  const ask = start();
  const visitorId = randomUUID();
  const planted = oldCookie(visitorId, null);
  const victim = await ask('POST', '/api/user/register', { cookie: planted });
  await ask('GET', '/api/user/me', { cookie: victim.cookie });
  // A minor is held by the browser as well, and so is who is suspended.
  const attacker = await ask('POST', '/api/user/register', { cookie: planted });
  expect(visitorOf(attacker.cookie)).not.toBe(visitorId);
  const talk = await ask('POST', '/api/chat/session', { cookie: planted, json: { chatType: 'friendly' } });
  const minor = { sessionId: talk.body.id, sender: 'user', content: 'I am 14 years old' };
  await ask('POST', '/api/chat/message', { cookie: planted, json: minor });
  const { rows } = await database.sql.query(
    'SELECT 1 FROM age_holds WHERE visitor_id = $1 UNION ALL SELECT 1 FROM chat_sessions WHERE visitor_id = $1',
    [visitorId],
  );
  expect(rows).toEqual([]);
  expect((await ask('GET', '/api/user/me', { cookie: victim.cookie })).body.id).toBe(victim.body.id);
});

test('an answer that never arrived: the browser that registers again is the same person', async () => {
  const ask = start();
  const cookie = oldCookie(randomUUID(), null);
  const [lost, again] = [
    await ask('POST', '/api/user/register', { cookie }),
    await ask('POST', '/api/user/register', { cookie }),
  ];
  expect(again.body.id).toBe(lost.body.id);
});

test('a guest who signs out leaves nothing for who kept a copy of the cookie', async () => {
  const ask = start();
  const { cookie, body } = await ask('POST', '/api/user/register');
  const out = await ask('POST', '/auth/logout', { cookie });
  expect(out.cookie).toBe('');
  expect((await ask('GET', '/api/user/me', { cookie })).status).toBe(401);
  expect((await ask('POST', '/api/user/register', { cookie })).body.id).not.toBe(body.id);
});

test('a cookie of before there were sessions is read once: replaced, one session, and worthless after a sign-out', async () => {
  const ask = start({ APP_URL: 'https://saathi.example' });
  const person = await guest(database.db);
  const { userId, visitorId } = person.actor;
  await database.sql.query('DELETE FROM device_sessions WHERE user_id = $1', [userId]);
  const old = oldCookie(visitorId, userId);
  const visits = await Promise.all([1, 2, 3].map(() => ask('GET', '/api/user/me', { cookie: old })));
  for (const { body, cookie } of visits) {
    expect(body.id).toBe(userId);
    expect(cookie).toMatch(/^__Host-saathi_visitor=3\.[^;]+$/);
  }
  expect(await sessionsOf(userId)).toHaveLength(1);
  const [{ cookie } = { cookie: '' }] = visits;
  expect((await ask('GET', '/api/user/me', { cookie })).cookies).toEqual([]);
  await ask('POST', '/auth/logout', { cookie });
  for (const kept of [cookie, old])
    expect((await ask('GET', '/api/user/me', { cookie: kept })).status).toBe(401);
});

test('a session ends on the server: idle for 400 days, whatever the browser still sends', async () => {
  const ask = start();
  const { cookie, body } = await ask('POST', '/api/user/register', {
    agent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  });
  expect(await sessionsOf(body.id)).toMatchObject([{ browserName: 'Chrome', osName: 'Android' }]);
  const seen = (days: number) =>
    database.sql.query(
      `UPDATE device_sessions SET last_seen_at = now() - $2 * interval '1 day' WHERE user_id = $1`,
      [body.id, days],
    );
  await seen(399);
  expect((await ask('GET', '/api/user/me', { cookie })).status).toBe(200);
  const [session] = await sessionsOf(body.id);
  expect(Date.now() - Number(session?.lastSeenAt)).toBeLessThan(24 * 60 * 60 * 1000);
  await seen(401);
  expect((await ask('GET', '/api/user/me', { cookie })).status).toBe(401);
});

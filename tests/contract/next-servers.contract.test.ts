import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../setup/http-person';
import { type NextServer, startNext, startStandalone } from '../setup/next-server';
import { storedAddress } from '../setup/stored-address';

describe.each([
  ['next start', startNext],
  ['the standalone server', startStandalone],
])('%s', (_, start) => {
  let server: NextServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.stop());
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Person(server.url).call('GET', path, { headers });

  test.each([
    ['/', 200],
    ['/psychologist', 200],
    ['/recharge', 200],
    ['/psychologist/isha-menon/profile', 200],
    [`/chat/${randomUUID()}`, 404],
    ['/blogs/work-life-balance-and-relationships', 200],
    ['/terms', 200],
    ['/no-such-page', 404],
  ])('shows %s with a policy that lets its scripts run', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain('</html>');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toMatch(/script-src [^;]*'(nonce|sha256)-/);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('answers calls, and tells a person from another', async () => {
    const person = await new Person(server.url).register();
    expect((await person.get('/api/user/me')).body.id).toBe(person.id);
    const sessionId = await person.startChat();
    expect((await person.get(`/api/chat/session/${sessionId}`)).status).toBe(200);
    expect((await get(`/api/chat/session/${sessionId}`)).status).toBe(404);
    expect(JSON.parse((await get('/api/companions/psychologist')).text)).toHaveLength(12);
    expect((await get('/api/nothing')).status).toBe(404);
    expect((await get('/readyz')).status).toBe(200);
    expect((await get('/sitemap.xml')).text).toContain('/profile</loc>');
  });

  test('gives pictures to everybody alike', async () => {
    const answer = await get('/pictures/tara--star-night.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toContain('public');
  });

  test('believes no address that a client claims', async () => {
    expect(await storedAddress(server)).toBe('unknown');
  });

  test('shows its metrics to nobody whose address it does not know', async () => {
    for (const address of ['127.0.0.1', '::1']) {
      const headers = { 'x-saathi-remote-address': address, 'x-forwarded-for': address };
      expect((await get('/metrics', headers)).status).toBe(404);
    }
    expect((await get('/metrics')).status).toBe(404);
  });

  test('runs the background jobs', async () => {
    await expect.poll(() => server.log()).not.toContain('did not start');
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    await expect
      .poll(async () => (await client.query("SELECT to_regclass('job_queue.job') AS job")).rows[0].job)
      .toBe('job_queue.job');
    await client.end();
  });
});

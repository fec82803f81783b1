import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';
import { stopPath } from '../setup/mail-stop';
import { logUntil } from '../setup/product-log';

const product = inject('product');
const database = new pg.Client({ connectionString: product.databaseUrl });
beforeAll(() => database.connect());
afterAll(() => database.end());

/** A member who has chosen to be mailed of replies. */
async function chooser() {
  const one = await new Person(product.url).register();
  const { id } = (await one.get('/api/user/me')).body;
  await database.query('UPDATE users SET is_google_authenticated = true, email = $2 WHERE id = $1', [
    id,
    `${id}@example.com`,
  ]);
  const wish = { kind: 'reply', wanted: true, language: 'en' };
  expect((await one.post('/api/account/mailing', wish)).body.kinds).toEqual(['reply']);
  return { one, path: stopPath('reply', String(id)) };
}

/** As a mail program sends it: no cookie, a form (RFC 8058, section 3.2). */
const oneClick = (path: string) =>
  fetch(new URL(path, product.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

test('a link is only asked about by GET, and stops its mails by a bare POST; the log does not know it', async () => {
  const { one, path } = await chooser();
  const asked = await fetch(new URL(path, product.url), { headers: { 'accept-language': 'hi' } });
  expect(asked.status).toBe(200);
  expect(asked.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(asked.headers.get('referrer-policy')).toBe('no-referrer');
  expect(asked.headers.get('set-cookie')).toBeNull();
  expect(await asked.text()).toMatch(/<html lang="hi">[\s\S]+ये मेल बंद करें[\s\S]+<form method="post">/);
  expect((await one.get('/api/account/mailing')).body.kinds).toEqual(['reply']);

  const stopped = await oneClick(path);
  expect([stopped.status, stopped.headers.get('set-cookie')]).toEqual([200, null]);
  expect(await stopped.text()).toContain('You get no more mails about replies.');
  expect((await oneClick(path)).status).toBe(200);
  expect((await one.get('/api/account/mailing')).body.kinds).toEqual([]);
  const log = await logUntil(product, stopped);
  expect(log).toContain('POST /mail/stop/{token}');
  expect(log).not.toContain(path.slice('/mail/stop/'.length));
});

test.each(['x', 'reply.x.y', '%00', `reply.${'0'.repeat(36)}.${'A'.repeat(43)}`])(
  'the link %s is none, and says so to people',
  async (token) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(new URL(`/mail/stop/${token}`, product.url), { method });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<h1>This link does not work</h1>');
    }
  },
);

test('what is no choice is refused in words', async () => {
  const { one } = await chooser();
  for (const body of [{}, { kind: 'answer', wanted: true, language: 'en' }, { kind: 'reply', wanted: 1 }]) {
    const answer = await one.post('/api/account/mailing', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual(expect.any(String));
  }
});

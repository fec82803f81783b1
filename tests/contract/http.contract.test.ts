import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';

const product = inject('product');
const db = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
const newcomer = () => new Person(product.url);
const guest = () => newcomer().register();

afterAll(() => db.end());

const CALLS: readonly (readonly [string, string])[] = [
  ['GET', '/api/user/me'],
  ['POST', '/api/user/register'],
  ['POST', '/api/user/consent'],
  ['POST', '/api/issues'],
  ['GET', '/api/account/issues'],
  ['GET', '/api/account/reviews'],
  ['POST', '/api/chat/session'],
  ['GET', `/api/chat/session/${randomUUID()}`],
  ['GET', `/api/chat/messages/${randomUUID()}`],
  ['GET', `/api/chat/news/${randomUUID()}`],
  ['POST', `/api/chat/welcome/${randomUUID()}`],
  ['POST', '/api/chat/message'],
  ['POST', '/api/chat/reword'],
  ['POST', '/api/chat/feedback'],
  ['GET', '/api/chats'],
  ['GET', '/api/companions/psychologist'],
  ['GET', `/api/companions/profile/${randomUUID()}`],
  ['GET', '/api/companions/profile/name/Nobody'],
  ['GET', `/api/companions/profile/${randomUUID()}/reviews`],
  ['POST', '/api/companions/reviews'],
  ['POST', '/api/payment'],
  ['POST', '/api/payment/recharge'],
  ['POST', '/api/payment/rs3'],
  ['POST', '/api/payment/verify'],
  ['GET', '/api/referral'],
  ['POST', '/api/referral/generate'],
  ['POST', '/api/user/guest'],
  ['POST', '/api/vitals'],
];
const CHANGES = CALLS.filter(([method]) => method === 'POST').map(([, path]) => path);

describe('every call', () => {
  test.each(CALLS)('%s %s answers JSON that nobody stores, with a request id', async (method, path) => {
    const answer = await newcomer().call(method, path, method === 'POST' ? { json: {} } : {});
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    if (answer.status >= 400) expect(answer.body.error).toEqual(expect.any(String));
  });

  test.each(CALLS)('%s %s refuses other methods with the one it takes', async (method, path) => {
    for (const other of ['PUT', 'DELETE', method === 'GET' ? 'POST' : 'GET']) {
      const answer = await newcomer().call(other, path);
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(method);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('the service worker is a script that is compared at every visit, asks this site alone and makes nobody known', async () => {
    const answer = await newcomer().get('/sw.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^connect-src 'self'; img-src 'self'; default-src 'none'/,
    );
    expect(answer.headers.getSetCookie()).toEqual([]);
    // With the page without a network, what reads kept chats, and notices.
    expect(answer.text.length).toBeLessThan(11_000);
  });

  test('HEAD is a GET without the body: it makes nobody known', async () => {
    const answer = await newcomer().call('HEAD', '/api/companions/psychologist');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('OPTIONS names the methods that are there', async () => {
    const options = (path: string) => newcomer().call('OPTIONS', path);
    const memory = await options(`/api/memory/${randomUUID()}`);
    expect([memory.status, memory.headers.get('allow')]).toEqual([204, 'DELETE, PATCH, POST, OPTIONS']);
    expect((await options('/healthz')).headers.get('allow')).toBe('GET, OPTIONS');
    expect((await options('/api/nothing')).status).toBe(404);
    for (const { headers } of [memory, await options('/api/nothing')])
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('TRACE is refused, and sends nothing back', async () => {
    // `fetch` itself refuses to send it.
    const request = http
      .request(`${product.url}/`, { method: 'TRACE', headers: { cookie: 'secret=1' } })
      .end();
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    expect(answer.statusCode).toBe(405);
    expect(await answer.toArray()).toEqual([]);
  });

  test('an id that is no text at all is 404 in JSON', async () => {
    const answer = await newcomer().get('/api/chat/session/%E0%A4%A');
    expect(answer.status).toBe(404);
    expect(answer.body.error).toEqual(expect.any(String));
  });

  test('an unknown call is 404 in JSON', async () => {
    const answer = await newcomer().get('/api/nothing');
    expect(answer.status).toBe(404);
    expect(answer.body.error).toEqual(expect.any(String));
    expect(answer.headers.get('x-request-id')).toBeTruthy();
  });
});

describe('the list of chats', () => {
  test('is arranged by its person alone, and what is no arrangement is 400', async () => {
    const person = await guest();
    const sessionId = await person.startChat();
    const arrange = (json: unknown, who = person) => who.call('PATCH', `/api/chats/${sessionId}`, { json });
    expect((await arrange({ pinned: true, ownName: ' परीक्षा ' })).body).toEqual({ success: true });
    const { chats } = (await person.get('/api/chats')).body as { chats: object[] };
    expect(chats).toMatchObject([{ id: sessionId, pinned: true, ownName: 'परीक्षा' }]);
    expect((await (await guest()).get('/api/chats')).body).toEqual({ chats: [], next: null, archived: 0 });
    for (const wrong of [
      {},
      { pinned: 'yes' },
      { pinned: true, archived: true },
      { ownName: '' },
      { ownName: ' \u200b ' },
      { ownName: 'x'.repeat(41) },
      { userId: person.id },
    ]) {
      const answer = await arrange(wrong);
      expect([answer.status, answer.body.error], JSON.stringify(wrong)).toEqual([400, expect.any(String)]);
    }
    expect((await arrange({ pinned: false }, await guest())).status).toBe(404);
    expect((await arrange({ pinned: false }, newcomer())).status).toBe(404);
    expect((await person.get('/api/chats?after=2026')).status).toBe(400);
    expect((await person.get('/api/chats?archived=yes')).status).toBe(400);
  });
});

describe('a message', () => {
  test('is reacted to with one of six signs, deleted by who wrote it, and nobody else’s', async () => {
    const person = await guest();
    const sessionId = await person.startChat();
    const { userMessage, aiMessages } = (await person.send(sessionId, 'Namaste')).body as {
      userMessage: { id: string };
      aiMessages: { id: string }[];
    };
    const theirs = `/api/chat/message/${aiMessages[0]?.id}`;
    const own = `/api/chat/message/${userMessage.id}`;
    const react = (json: unknown, who = person) => who.call('PATCH', theirs, { json });
    expect((await react({ reaction: '👍' })).body).toEqual({ success: true });
    for (const wrong of [{}, { reaction: '🔪' }, { reaction: 'Love' }, { reaction: ['👍'] }])
      expect((await react(wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await react({ reaction: null }, await guest())).status).toBe(404);
    expect((await newcomer().call('DELETE', own)).status).toBe(404);
    expect((await person.call('DELETE', theirs)).status).toBe(404);
    expect((await person.call('DELETE', own)).body).toEqual({ success: true });
    const shown = (await person.get(`/api/chat/messages/${sessionId}`)).body as unknown;
    expect(shown).toContainEqual(
      expect.objectContaining({ id: userMessage.id, content: 'You deleted this message.', removed: true }),
    );
    expect(shown).toContainEqual(expect.objectContaining({ id: aiMessages[0]?.id, reaction: '👍' }));
  });
});

test('a reply is said differently once for nothing, then for a message that was agreed to, and no stranger has it', async () => {
  const person = await guest();
  const sessionId = await person.startChat();
  const { aiMessages } = (await person.send(sessionId, 'Aaj baarish hai')).body as {
    aiMessages: { id: string }[];
  };
  const messageId = aiMessages.at(-1)?.id;
  const ask = (over: object = {}, who = person) =>
    who.post('/api/chat/reword', {
      ...{ sessionId, messageId, clientMessageId: randomUUID(), cost: 0 },
      ...over,
    });
  for (const wrong of [{ cost: 2 }, { cost: -1 }, { messageId: 'x' }, { clientMessageId: sessionId }])
    expect((await ask(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await ask({}, await guest())).status).toBe(404);
  expect((await ask({}, newcomer())).status).toBe(404);
  const first = await ask();
  expect(first.body).toMatchObject({ replaced: aiMessages.map(({ id }) => id), messagesLeft: 4 });
  expect((await ask()).status).toBe(409);
  const again = { messageId: (first.body as { aiMessages: { id: string }[] }).aiMessages[0]?.id };
  const dear = await ask(again);
  expect([dear.status, dear.body]).toEqual([402, expect.objectContaining({ cost: 1, messagesLeft: 4 })]);
  expect((await ask({ ...again, cost: 1 })).body).toMatchObject({ messagesLeft: 3 });
  expect((await person.get(`/api/chat/messages/${sessionId}`)).body as unknown).toContainEqual(
    expect.objectContaining({
      ...{ id: messageId, content: 'This reply was said differently.', removed: true, replaced: true },
    }),
  );
});

describe('the catalogue', () => {
  const ISHA = 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff';
  const at = (path: string) => newcomer().get(`/api/companions/${path}`);

  test('is the same list, compressed for those who take it', async () => {
    const plain = await newcomer().call('GET', '/api/companions/psychologist', {
      headers: { 'accept-encoding': 'identity' },
    });
    const packed = await newcomer().call('GET', '/api/companions/psychologist', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    expect(packed.text).toBe(plain.text);
    expect(JSON.parse(plain.text)).toHaveLength(12);
  });

  test('a profile by id and by name is the one of the list', async () => {
    const list = JSON.parse((await at('psychologist')).text) as { id: string }[];
    const isha = list.find(({ id }) => id === ISHA);
    for (const path of [`profile/${ISHA}`, `profile/${ISHA.toUpperCase()}`, 'profile/name/isha%20MENON'])
      expect((await at(path)).body).toEqual(isha);
    const reviews = JSON.parse((await at(`profile/${ISHA}/reviews`)).text) as object[];
    expect(reviews.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(reviews)).not.toMatch(/userId|companionId/);
  });

  test('names with wildcards, quotes, NUL or 10 KB, and what is no id, are 404 or 400 in JSON', async () => {
    for (const part of [
      '%25',
      '_sha%20Menon',
      "'",
      '%22%3B--',
      '%00',
      'x'.repeat(10_000),
      '%E0%A4%A',
      '..%2F..',
      '%20',
    ]) {
      const answer = await at(`profile/name/${part}`);
      expect([400, 404], part.slice(0, 20)).toContain(answer.status);
      expect(answer.body.error).toEqual(expect.any(String));
    }
    for (const id of ['nonsense', `${ISHA}0`, ISHA.replaceAll('-', ''), "' OR 1=1"]) {
      expect((await at(`profile/${encodeURIComponent(id)}`)).status).toBe(404);
      expect((await at(`profile/${encodeURIComponent(id)}/reviews`)).status).toBe(404);
    }
  });

  test('a guest can neither publish nor delete a review, and is asked to sign in', async () => {
    const person = await guest();
    const body = { sessionId: randomUUID(), reviewText: 'Good', consent: true };
    const published = await person.post('/api/companions/reviews', body);
    expect([published.status, published.body.requireAuth]).toEqual([401, true]);
    expect((await person.call('DELETE', `/api/companions/reviews/${randomUUID()}`)).status).toBe(401);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(
      (await person.call('DELETE', `/api/companions/reviews/${randomUUID()}`, { headers: foreign })).status,
    ).toBe(403);
  });
});

describe('a change', () => {
  test.each(CHANGES)('POST %s asked for by another site is 403', async (path) => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await newcomer().call('POST', path, { json: {}, headers });
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each(CHANGES)('POST %s in another format is 415', async (path) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await newcomer().call('POST', path, { body: '{}', headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
    }
  });

  test.each(CHANGES)('POST %s above 64 KB is 413, announced or not', async (path) => {
    const person = newcomer();
    const json = { name: 'x'.repeat(70_000) };
    expect((await person.post(path, json)).status).toBe(413);
    const body = new Blob([JSON.stringify(json)]).stream();
    const streamed = { body, duplex: 'half', headers: { 'content-type': 'application/json' } } as RequestInit;
    expect((await person.call('POST', path, streamed)).status).toBe(413);
  });

  test.each(CHANGES)('POST %s that is no JSON, or has a NUL in it, is 400', async (path) => {
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{', 'nonsense', '{"name":"a\\u0000b"}']) {
      expect((await newcomer().call('POST', path, { body, headers })).status).toBe(400);
    }
  });

  test('fields nobody knows are ignored, wrong ones get a text for a person', async () => {
    const person = await guest();
    const issue = {
      name: 'Asha',
      mobileNumber: '9876543210',
      issueDetail: 'slow',
      status: 'closed',
      id: randomUUID(),
    };
    expect((await person.post('/api/issues', issue)).body).toEqual({
      success: true,
      number: expect.stringMatching(/^SA-\d+$/),
    });
    const wrong = await person.post('/api/issues', { ...issue, mobileNumber: '12' });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'Enter a 10-digit Indian mobile number.']);
    const sessionId = await person.startChat();
    const long = await person.send(sessionId, 'x'.repeat(2001));
    expect([long.status, long.body.error]).toEqual([400, 'A message can have at most 2000 characters.']);
    expect((await person.send(sessionId, '  \n ')).status).toBe(400);
    expect((await person.post('/api/chat/message', { sessionId, sender: 'ai', content: 'me' })).status).toBe(
      400,
    );
    expect(await person.balance()).toBe(5);
  });
});

describe('who is who', () => {
  test('the cookie is signed, kept from scripts, and stays on this site', async () => {
    const answer = await newcomer().post('/api/user/register', {});
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^saathi_visitor=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const forger = newcomer();
    forger.cookie = `saathi_visitor=2.${randomUUID()}.${answer.body.id}.0.forged`;
    expect((await forger.get('/api/user/me')).status).toBe(401);
    forger.cookie = `${forger.cookie}; ${cookie?.split(';')[0]}`;
    expect((await forger.get('/api/user/me')).body.id).toBe(answer.body.id);
  });

  test('registering many times at once with one cookie makes one user with one starter', async () => {
    const person = newcomer();
    await person.get('/');
    const { cookie } = person;
    const tabs = Array.from({ length: 8 }, () => Object.assign(newcomer(), { cookie }));
    const answers = await Promise.all(tabs.map((tab) => tab.post('/api/user/register', {})));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.messageBalance))).toEqual(new Set([5]));
  });

  test('what a user is shown has neither fingerprint nor address nor cookie', async () => {
    const person = newcomer();
    const fingerprint = `print-${randomUUID()}`;
    const registered = await person.post('/api/user/register', {
      browserFingerprint: fingerprint,
      userAgent: 'agent-x',
    });
    const chatId = await person.startChat();
    const texts = [registered.text, (await person.get('/api/user/me')).text];
    texts.push((await person.get(`/api/chat/session/${chatId}`)).text);
    for (const text of texts)
      expect(text).not.toMatch(/fingerprint|print-|127\.0\.0\.1|::1|agent-x|visitor/i);
  });

  test('the user id of somebody else in a body is 403', async () => {
    const [one, two] = [await guest(), await guest()];
    const start = await one.post('/api/chat/session', { chatType: 'friendly', userId: two.id });
    expect(start.status).toBe(403);
    const sessionId = await one.startChat();
    const rating = await one.post('/api/chat/feedback', { sessionId, rating: 5, userId: two.id });
    expect(rating.status).toBe(403);
  });

  test('what belongs to somebody else is 404 for everybody else, by every call that names it', async () => {
    const owner = await guest();
    const sessionId = await owner.startChat();
    await owner.send(sessionId, 'only for me');
    for (const stranger of [newcomer(), await guest()]) {
      const answers = [
        await stranger.get(`/api/chat/session/${sessionId}`),
        await stranger.get(`/api/chat/messages/${sessionId}`),
        await stranger.get(`/api/chat/news/${sessionId}`),
        await stranger.post(`/api/chat/welcome/${sessionId}`, {}),
        await stranger.send(sessionId, 'let me in'),
        await stranger.send(sessionId, 'I want to kill myself'),
        await stranger.post('/api/chat/feedback', { sessionId, rating: 1 }),
      ];
      for (const { status, text } of answers) {
        expect(status).toBe(404);
        expect(text).not.toContain('only for me');
      }
    }
    const { rows } = await db.query('SELECT content FROM messages WHERE session_id = $1 AND sender = $2', [
      sessionId,
      'user',
    ]);
    expect(rows).toEqual([{ content: 'only for me' }]);
    expect(await owner.balance()).toBe(4);
  });
});

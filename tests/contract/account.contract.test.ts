import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, inject, test } from 'vitest';
import { Person } from '../setup/http-person';
import { logUntil } from '../setup/product-log';

const product = inject('product');
const newcomer = () => new Person(product.url);

const READS = [
  '',
  '/history',
  '/payments',
  '/chats',
  '/export',
  '/receipts/recharge_1',
  '/refunds',
  '/limits',
  '/pause',
  '/use',
  '/push',
  '/mailing',
];
const NO_LIMITS = {
  messagesPerDay: null,
  rupeesPerDay: null,
  rupeesPerMonth: null,
  quietHours: null,
  breakMinutes: null,
};
const CHANGES: readonly (readonly [string, object])[] = [
  [`/chats/${randomUUID()}/delete`, {}],
  ['/delete', { confirm: true }],
  ['/refunds', { orderId: 'recharge_1' }],
  ['/limits', NO_LIMITS],
  ['/nickname', { nickname: 'Chikoo' }],
  ['/pause', { length: 'day' }],
  ['/pause/end', {}],
  [
    '/push',
    {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) },
    },
  ],
  [`/push/${randomUUID()}`, { kinds: [], showsSender: false }],
  [`/push/${randomUUID()}/off`, {}],
  ['/mailing', { kind: 'reply', wanted: true, language: 'en' }],
  ['/mobile/code', { mobileNumber: '9812345678' }],
  ['/mobile/verify', { mobileNumber: '9812345678', code: '123456' }],
];

describe('who has no account', () => {
  test.each(READS)('cannot read /api/account%s', async (path) => {
    const answer = await newcomer().get(`/api/account${path}`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.body.error).toEqual(expect.any(String));
  });

  test.each(CHANGES)('cannot change /api/account%s', async (path, body) => {
    expect((await newcomer().post(`/api/account${path}`, body)).status).toBe(401);
  });
});

test('the export is a file: named, typed, not sniffed, not kept, whichever way it is served', async () => {
  const one = await newcomer().register();
  for (let time = 0; time < 3; time += 1) {
    const answer = await fetch(`${product.url}/api/account/export`, { headers: { cookie: one.cookie } });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="saathi-data-\d{4}-\d\d-\d\d\.zip"$/,
      ),
      'x-request-id': expect.any(String),
    });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['my-data.html', 'my-data.json']);
  }
});

test('what is asked wrongly is refused with 400 or 404', async () => {
  const one = await newcomer().register();
  expect((await one.get('/api/account/history?before=x')).status).toBe(400);
  expect((await one.get('/api/account/chats?after=2026')).status).toBe(400);
  expect((await one.get(`/api/account/chats?after=2026-99-99T00:00:00Z_${randomUUID()}`)).status).toBe(400);
  expect((await one.get('/api/account/receipts/recharge_unknown')).status).toBe(404);
  expect((await one.post('/api/account/refunds', { orderId: 'recharge_unknown' })).status).toBe(404);
  expect((await one.post('/api/account/refunds', {})).status).toBe(400);
  expect((await one.get('/api/account/refunds')).body).toEqual({ refunds: [], refundable: [] });
  expect((await one.post(`/api/account/chats/${randomUUID()}/delete`, {})).status).toBe(404);
  expect((await one.post('/api/account/chats/none/delete', {})).status).toBe(404);
  expect((await one.post('/api/account/delete', {})).status).toBe(400);
  expect((await one.post('/api/account/delete', { confirm: false })).status).toBe(400);
  expect((await one.post('/api/account/mobile/code', { mobileNumber: '1234567890' })).status).toBe(400);
  expect(
    (await one.post('/api/account/mobile/verify', { mobileNumber: '9812345678', code: '12' })).status,
  ).toBe(400);
  expect((await one.get('/api/user/me')).status).toBe(200);
});

test('the code stands in the log of this machine, the number does not, and it verifies', async () => {
  const one = await newcomer().register();
  const mobileNumber = '98123 45 679';
  const asked = await one.post('/api/account/mobile/code', { mobileNumber });
  expect(asked.body).toEqual({ expiresInSeconds: 300, resendAfterSeconds: 30 });
  const log = await logUntil(product, asked);
  const code = /(\d{6}) is your Saathi code/.exec(log)?.[1];
  expect(log).not.toContain('9812345679');
  const verified = await one.post('/api/account/mobile/verify', { mobileNumber, code });
  expect(verified.body).toEqual({ mobileNumber: '+919812345679' });
  expect((await one.get('/api/account')).body).toMatchObject({
    mobileNumber: '+919812345679',
    mobileAvailable: true,
    mobileNeedsSignIn: false,
    exportStartedAt: null,
  });
});

test('after the deletion the cookie opens nothing, and a new guest begins', async () => {
  const one = await newcomer().register();
  const { id, cookie } = one;
  const sessionId = await one.startChat();
  expect((await one.post('/api/account/delete', { confirm: true })).body).toEqual({ success: true });
  const old = (path: string) =>
    fetch(product.url + path, { headers: { cookie } }).then(({ status }) => status);
  expect(await old('/api/user/me')).toBe(401);
  expect(await old('/api/account/export')).toBe(401);
  expect(await old(`/api/chat/session/${sessionId}`)).toBe(404);
  await one.register();
  expect(one.id).not.toBe(id);
  expect(await one.balance()).toBe(5);
});

test("limits of one's own are set, refuse a message in words, and leave the balance alone", async () => {
  const one = await newcomer().register();
  const wrong = [
    ...[{}, { ...NO_LIMITS, messagesPerDay: 0 }, { ...NO_LIMITS, messagesPerDay: 2.5 }],
    ...[
      { ...NO_LIMITS, rupeesPerDay: -1 },
      { ...NO_LIMITS, rupeesPerMonth: '100' },
    ],
    ...[{ from: '22:00', to: '22:00' }, { from: '24:00', to: '06:00' }, { from: '22:00' }].map(
      (quietHours) => ({
        ...NO_LIMITS,
        quietHours,
      }),
    ),
  ];
  for (const body of wrong) {
    const answer = await one.post('/api/account/limits', body);
    expect(answer.status, JSON.stringify(body)).toBe(400);
    expect(answer.body.error).toEqual(expect.any(String));
  }
  const set = await one.post('/api/account/limits', { ...NO_LIMITS, rupeesPerDay: 0 });
  expect(set.body).toEqual({ limits: { ...NO_LIMITS, rupeesPerDay: 0 }, next: null });
  expect((await one.get('/api/account/limits')).body).toEqual(set.body);
  const { id, messageBalance } = (await one.get('/api/user/me')).body;
  const order = await one.post('/api/payment/recharge', { userId: id, planId: 'starter' });
  expect(order.status).toBe(403);
  expect(order.body).toEqual({ error: expect.stringContaining('spend nothing in a day'), ownLimit: true });
  expect((await one.get('/api/user/me')).body.messageBalance).toBe(messageBalance);
});

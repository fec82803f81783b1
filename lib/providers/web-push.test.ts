import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVapidKeys } from '@/dev/vapid-keys.mjs';
import { startPushService } from '@/tests/setup/push-service';

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

const MESSAGE = { text: '{"body":"नमस्ते"}', ttl: 600, urgency: 'normal', topic: 'a'.repeat(32) } as const;

async function browser(serverKey = service.push.publicKey) {
  const { id, subscription } = await service.standIn.subscribe(serverKey);
  return { id, target: { endpoint: subscription.endpoint, ...subscription.keys } };
}

test('a message is signed for its service, and only its browser reads it', async () => {
  const { id, target } = await browser();
  expect(await service.push.send(target, MESSAGE)).toEqual({ outcome: 'taken' });
  const { text, ttl, urgency, topic } = MESSAGE;
  expect(await service.standIn.callsFor(id)).toEqual([
    { browser: id, status: 201, text, ttl, urgency, topic },
  ]);
  // The keys of another browser: it comes, and cannot be read.
  const other = await browser();
  await service.push.send({ ...target, p256dh: other.target.p256dh }, MESSAGE);
  expect((await service.standIn.callsFor(id)).at(-1)).toMatchObject({
    reason: expect.stringMatching(/^unreadable/),
  });
});

test('a service takes nothing from a key that the browser did not subscribe with, or from nobody to write to', async () => {
  const { target } = await browser();
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = newVapidKeys();
  for (const over of [{ publicKey, privateKey }, { privateKey }, { subject: 'mailto: <a@b.example>' }])
    expect(await service.sender(over).send(target, MESSAGE)).toEqual({ outcome: 'refused', code: '403' });
});

test.each([
  [404, { outcome: 'gone', code: '404' }],
  [410, { outcome: 'gone', code: '410' }],
  [413, { outcome: 'refused', code: '413' }],
  [429, { outcome: 'unreachable', code: '429', retryAfterMs: 120_000 }],
  [503, { outcome: 'unreachable', code: '503', retryAfterMs: 120_000 }],
  [302, { outcome: 'refused', code: '302' }],
])('a service that answers %i', async (status, outcome) => {
  const { id, target } = await browser();
  await service.standIn.next({ status, browser: id, retryAfter: '120' });
  expect(await service.push.send(target, MESSAGE)).toEqual(outcome);
});

test('keys that are none are refused before anything is sent', async () => {
  const { id, target } = await browser();
  const answer = await service.push.send({ ...target, p256dh: `BA${'A'.repeat(85)}` }, MESSAGE);
  expect(answer.outcome).toBe('refused');
  expect(await service.standIn.callsFor(id)).toEqual([]);
});

test('a service that nobody reaches is tried again', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.close();
  const { target } = await browser();
  const away = service.sender({ standIn: origin });
  expect(await away.send({ ...target, endpoint: `${origin}/wpush/x` }, MESSAGE)).toMatchObject({
    outcome: 'unreachable',
    code: 'ECONNREFUSED',
  });
});

describe('an address', () => {
  const REAL = [
    'https://fcm.googleapis.com/fcm/send/abc:APA91',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-pn1p.notify.windows.com/w/?token=BQYAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
  ];
  test.each(REAL)('%s is a push service', (endpoint) => {
    expect(service.push.knows(endpoint)).toBe(true);
  });

  test.each([
    ...[
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com:8443/a',
      'https://fcm.googleapis.com.evil.example/a',
    ],
    ...[
      'https://evil.example/fcm.googleapis.com',
      'https://user@fcm.googleapis.com/a',
      'https://evilpush.apple.com/a',
    ],
    ...[
      'https://notify.windows.com/a',
      'https://169.254.169.254/latest',
      'http://localhost:5432/',
      'https://[::1]/',
      'file:///etc/passwd',
    ],
    ...['', 'no address', 'javascript:alert(1)', 'https://xnotify.windows.com/a'],
  ])('%s is none, and nothing is sent there', async (endpoint) => {
    expect(service.push.knows(endpoint)).toBe(false);
    const { target } = await browser();
    expect(await service.push.send({ ...target, endpoint }, MESSAGE)).toEqual({
      outcome: 'refused',
      code: 'unknown service',
    });
  });
});

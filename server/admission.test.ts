import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { addressList } from '@/lib/server/address';
import { needsTurn, refuseCrowd, removeClaims } from './admission';

const { answerWith } = vi.hoisted(() => ({
  answerWith: vi.fn<(route: string, work: () => Promise<unknown>) => Promise<unknown>>(),
}));
vi.mock('@/lib/server/answer', () => ({ answerWith }));

const isProxy = addressList(['127.0.0.0/8', '10.0.0.0/8']);
const FORWARDED = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-real-ip': '203.0.113.9',
  forwarded: 'for=203.0.113.9',
};
const OURS = {
  'x-nonce': 'evil',
  'x-request-id': 'evil',
  'content-security-policy': 'evil',
  'x-forwarded-host': 'evil.example',
  'x-saathi-remote-address': '127.0.0.1',
  'x-middleware-subrequest': 'middleware',
};
const KEPT = { host: 'saathi.example', cookie: 'a=b', 'user-agent': 'me', rsc: '1' };

function cleaned(remoteAddress: string | undefined): IncomingHttpHeaders {
  const headers = { ...KEPT, ...FORWARDED, ...OURS };
  removeClaims({ headers, socket: { remoteAddress } as Socket }, isProxy);
  return headers;
}

test.each(['127.0.0.1', '::ffff:127.0.0.1', '10.9.8.7'])(
  'a proxy of ours at %s says where a request comes from, and nothing in our name',
  (address) => {
    expect(cleaned(address)).toEqual({ ...KEPT, ...FORWARDED });
  },
);

test.each(['203.0.113.7', '2001:db8::1', undefined])('anybody else at %s says neither', (address) => {
  expect(cleaned(address)).toEqual(KEPT);
});

test('whoever comes from a crowded network is told when to come again', async () => {
  answerWith.mockImplementation((_, work) => work());
  await expect(refuseCrowd()).rejects.toMatchObject({
    ...{ status: 429, retryAfter: 2, reason: 'crowded network' },
  });
});

test.each(['/_next/static/x.js', '/healthz', '/metrics', '/sw.js', '/notes'])(
  '%s waits for no turn',
  (path) => {
    expect(needsTurn(path)).toBe(false);
  },
);

test.each(['/', '/chat/1', '/api/user/register', '/api/payment/webhook', '/readyz', '/healthz/x'])(
  '%s waits for its turn',
  (path) => {
    expect(needsTurn(path)).toBe(true);
  },
);

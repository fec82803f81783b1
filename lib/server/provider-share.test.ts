import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CREATES_A_MINUTE_OF_ADDRESS,
  CREATES_A_MINUTE_OF_NEIGHBOURHOOD,
  QUESTIONS_A_MINUTE_OF_ADDRESS,
} from '@/lib/payments/constants';
import type { TakeProviderCall } from '@/lib/payments/ports';

let take: TakeProviderCall;
/** Nothing of a test is counted in the next. */
beforeEach(async () => {
  vi.resetModules();
  const { providerShares } = await import('./provider-share');
  take = providerShares({ RATE_LIMITS: 'default', REDIS_URL: undefined });
});

/** Somebody with a new cookie, at an address of their own in one /64. */
const wanderer = (place: number) => ({
  visitorId: randomUUID(),
  ipAddress: `2401:4900:1c2a:9b01::${(place + 1).toString(16)}`,
});
const elsewhere = { visitorId: randomUUID(), ipAddress: '2401:4900:1c2a:9b02::1' };

test('whoever wanders through the addresses of a /64 makes as many orders as one address may, and leaves the rest to others', async () => {
  const made: boolean[] = [];
  for (let place = 0; place < CREATES_A_MINUTE_OF_ADDRESS * 4; place += 1)
    made.push(await take({ kind: 'create', person: wanderer(place) }));
  expect(made.filter(Boolean)).toHaveLength(CREATES_A_MINUTE_OF_ADDRESS);
  expect(await take({ kind: 'create', person: elsewhere })).toBe(true);
});

test.each([
  ['of a /48', (place: number) => `2401:4900:1c2b:${place.toString(16)}::1`, '2401:4900:1c2c::1'],
  ['of a /24', (place: number) => `203.0.113.${place}`, '203.0.114.1'],
])('whoever has all addresses %s leaves half of the orders to others', async (_, addressOf, ipAddress) => {
  const made: boolean[] = [];
  for (let place = 0; place < 200; place += 1)
    made.push(await take({ kind: 'create', person: { ...wanderer(0), ipAddress: addressOf(place) } }));
  expect(made.filter(Boolean)).toHaveLength(CREATES_A_MINUTE_OF_NEIGHBOURHOOD);
  expect(await take({ kind: 'create', person: { ...wanderer(0), ipAddress } })).toBe(true);
});

test('whoever wanders through a /64 asks about as many orders as one address may', async () => {
  const asked: boolean[] = [];
  for (let place = 0; place < QUESTIONS_A_MINUTE_OF_ADDRESS * 4; place += 1)
    asked.push(await take({ kind: 'ask', by: 'person', orderId: randomUUID(), person: wanderer(place) }));
  expect(asked.filter(Boolean)).toHaveLength(QUESTIONS_A_MINUTE_OF_ADDRESS);
  expect(await take({ kind: 'ask', by: 'person', orderId: randomUUID(), person: elsewhere })).toBe(true);
});

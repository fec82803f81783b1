import { expect, test } from 'vitest';
import { countCall } from './rate-limit';

const limit = { points: 3, perSeconds: 60 };
const calls = async (route: string, callers: { visitorId: string | null; ipAddress: string }[]) => {
  const results = [];
  for (const caller of callers) {
    results.push(
      await countCall(route, limit, caller).then(
        () => 'fine',
        (error) => error,
      ),
    );
  }
  return results;
};

test('a visitor is stopped after the points, and told how long to wait', async () => {
  const results = await calls('one', Array(4).fill({ visitorId: 'a', ipAddress: '1' }));
  expect(results.slice(0, 3)).toEqual(['fine', 'fine', 'fine']);
  expect(results[3]).toMatchObject({ code: 'too_many', status: 429 });
  expect(results[3].retryAfter).toBeGreaterThan(0);
  expect(results[3].retryAfter).toBeLessThanOrEqual(60);
});

test('another visitor, and another call, are counted apart', async () => {
  await calls('two', Array(4).fill({ visitorId: 'a', ipAddress: '2' }));
  expect(await calls('two', [{ visitorId: 'b', ipAddress: '2' }])).toEqual(['fine']);
  expect(await calls('three', [{ visitorId: 'a', ipAddress: '2' }])).toEqual(['fine']);
});

test('dropping the cookie does not help: the address has a limit of its own', async () => {
  const results = await calls('four', Array(61).fill({ visitorId: null, ipAddress: '4' }));
  expect(results.filter((one) => one === 'fine')).toHaveLength(60);
});

test('another address of the same /64 does not help either: a phone has all of it', async () => {
  const wandering = Array.from({ length: 61 }, (_, place) => ({
    visitorId: null,
    ipAddress: `2401:4900:1c2a:9b01::${(place + 1).toString(16)}`,
  }));
  const results = await calls('five', wandering);
  expect(results.filter((one) => one === 'fine')).toHaveLength(60);
  expect(await calls('five', [{ visitorId: null, ipAddress: '2401:4900:1c2a:9b02::1' }])).toEqual(['fine']);
});

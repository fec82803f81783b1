import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect, test, vi } from 'vitest';
import { CREATES_A_MINUTE, QUESTIONS_A_MINUTE } from '@/lib/payments/constants';
import type { TakeProviderCall } from '@/lib/payments/ports';
import { redisIsHere, startRedis } from '@/tests/setup/redis';

/** The shares as another process has them: nothing in the memory of one is in that of the other. */
async function processOn(url: string): Promise<TakeProviderCall> {
  vi.resetModules();
  const { providerShares } = await import('./provider-share');
  return providerShares({ REDIS_URL: url, RATE_LIMITS: 'default' });
}

test.skipIf(!redisIsHere())(
  'two processes on one Redis ask Cashfree no more than one may, and people never take the share of the reconciler',
  async () => {
    const redis = await startRedis();
    const client = new Redis(redis.url);
    try {
      const [one, other] = [await processOn(redis.url), await processOn(redis.url)];
      const create = (take: TakeProviderCall) =>
        take({ kind: 'create', person: { visitorId: randomUUID(), ipAddress: randomUUID() } });
      const look = (take: TakeProviderCall) => take({ kind: 'ask', by: 'reconciler' });
      const counted = async (name: string) => Number((await client.get(`cashfree ${name}`)) ?? 0);
      // A process counts by itself until its connection stands.
      for (const take of [one, other]) {
        const before = await counted('creates:all');
        await vi.waitFor(
          async () => {
            await create(take);
            expect(await counted('creates:all')).toBeGreaterThan(before);
          },
          { timeout: 30_000, interval: 20 },
        );
      }
      const left = CREATES_A_MINUTE - (await counted('creates:all'));
      const taken: boolean[] = [];
      for (let asked = 0; asked < left + 10; asked += 1) taken.push(await create(asked % 2 ? one : other));
      expect(taken.filter(Boolean)).toHaveLength(left);
      const looks: boolean[] = [];
      for (let asked = 0; asked < QUESTIONS_A_MINUTE.reconciler + 4; asked += 1)
        looks.push(await look(asked % 2 ? one : other));
      expect(looks.filter(Boolean)).toHaveLength(QUESTIONS_A_MINUTE.reconciler);
    } finally {
      client.disconnect();
      await redis.stop();
    }
  },
  120_000,
);

import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { AppError } from '@/lib/kit/app-error';
import type { RateLimit } from '@/lib/kit/endpoint';
import { networkOf } from '@/lib/kit/network';
import { failureOf } from './failure';
import { log } from './log';

const TOO_MANY = 'Too many requests. Please wait a moment and try again.';
/** The limit of an endpoint that declares none. */
const DEFAULT_LIMIT: RateLimit = { points: 240, perSeconds: 60 };
/** Many people share one address behind a mobile carrier, so an address may do this many times what one visitor may. */
const ADDRESS_FACTOR = 20;

const limiters = new Map<string, RateLimiterAbstract>();

let client: Redis | undefined;

/** The store that several processes share. */
function redis(url: string): Redis {
  if (client) return client;
  // A call never waits for Redis to come back: it is then counted in this process.
  client = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  client.on('error', (error: Error) => log().warn({ reason: error.name }, 'redis does not answer'));
  return client;
}

/** A line for people on the store that processes share, after asking it once; none where there is none. */
export async function lookAtRedis(url: string | undefined): Promise<string[]> {
  if (!url) return [];
  const asked = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null });
  // What the call below throws is only that the connection is closed.
  let cause: unknown;
  asked.on('error', (error) => {
    cause = error;
  });
  try {
    await asked.connect();
    await asked.ping();
    return ['Redis: answers'];
  } catch (error) {
    return [`Redis: does not answer (${failureOf(cause ?? error)}): each process counts for itself`];
  } finally {
    asked.disconnect();
  }
}

function limiter(name: string, points: number, duration: number, redisUrl?: string): RateLimiterAbstract {
  const known = limiters.get(name);
  if (known) {
    // It may have been changed in the console; what was counted stays.
    known.points = points;
    return known;
  }
  const limits = { keyPrefix: name, points, duration };
  const own = new RateLimiterMemory(limits);
  const made = redisUrl
    ? new RateLimiterRedis({ ...limits, storeClient: redis(redisUrl), insuranceLimiter: own })
    : own;
  limiters.set(name, made);
  return made;
}

async function consume(one: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await one.consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const ms = (refusal as { msBeforeNext: number }).msBeforeNext;
    throw new AppError('too_many', TOO_MANY, {
      retryAfter: Math.max(1, Math.ceil(ms / 1000)),
      reason: 'request rate',
    });
  }
}

/** Takes one of so many points in so many seconds. @returns false when none is left */
export async function take(
  name: string,
  { points, perSeconds }: RateLimit,
  key: string,
  redisUrl?: string,
): Promise<boolean> {
  try {
    await limiter(name, points, perSeconds, redisUrl).consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}

/**
 * Counts one call of an endpoint against the visitor (when the cookie told who it is) and against the address, of IPv6 the /64: one phone
 * has all of it.
 * @param redisUrl counts there, together with other processes; in this one alone when unset or while it is away
 * @param percent of the usual number of calls that are let through
 * @throws AppError `too_many` with the seconds to wait
 */
export async function countCall(
  route: string,
  limit: RateLimit | undefined,
  caller: { visitorId: string | null; ipAddress: string },
  redisUrl?: string,
  percent = 100,
): Promise<void> {
  const { points: usual, perSeconds } = limit ?? DEFAULT_LIMIT;
  const points = Math.max(1, Math.round((usual * percent) / 100));
  const ofAddress = limiter(`${route} address`, points * ADDRESS_FACTOR, perSeconds, redisUrl);
  await consume(ofAddress, networkOf(caller.ipAddress));
  if (caller.visitorId !== null)
    await consume(limiter(`${route} visitor`, points, perSeconds, redisUrl), caller.visitorId);
}

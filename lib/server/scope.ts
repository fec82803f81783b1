import type { JobScope } from '@/lib/kit/scope';
import { db } from './db';
import { env } from './env';
import { log } from './log';

/** What every service and job of this process works with. */
export function jobScope(): JobScope {
  return { db: db(env().DATABASE_URL), log: log(), now: () => new Date(), random: Math.random };
}

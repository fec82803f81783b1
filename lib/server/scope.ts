import { randomUUID } from 'node:crypto';
import type { JobScope } from '@/lib/kit/scope';
import { db } from './db';
import { env } from './env';
import { onceAProcess } from './once-a-process';
import { serviceLog, type Trail } from './security-log';

/**
 * What every service and job of this process works with.
 * @param trail of the request that it is for
 */
export function jobScope(trail?: Trail): JobScope {
  return {
    db: db(env()),
    log: serviceLog(trail),
    processId: onceAProcess('process id', randomUUID),
    now: () => new Date(),
    random: Math.random,
  };
}

/*
 * Invariants:
 * - Work on a turn that fails gives the reservation back, also when the database comes back only later. Past HANGING_AFTER_S, and for a
 *   process that died meanwhile, another one does it (../jobs.ts).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable } from '@/lib/kit/database-error';
import type { JobScope } from '@/lib/kit/scope';
import { releaseTurn } from '../store';
import { GIVE_BACK_AGAIN_MS, HANGING_AFTER_S } from './constants';

/** Gives the reservation back when the work fails, as soon as the database can be reached. @throws what the work throws */
export async function releaseOnFailure<T>(
  scope: JobScope,
  { turnId }: { turnId: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    try {
      await releaseTurn(scope.db, turnId, scope.now());
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      // The person need not wait for the database to hear that there is no reply.
      void releaseLater(scope, turnId);
    }
    throw cause;
  }
}

async function releaseLater(scope: JobScope, turnId: string): Promise<void> {
  const until = performance.now() + HANGING_AFTER_S * 1000;
  while (performance.now() < until) {
    await sleep(GIVE_BACK_AGAIN_MS);
    try {
      await releaseTurn(scope.db, turnId, scope.now());
      return;
    } catch (error) {
      if (!isUnreachable(error))
        return scope.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'not given back');
    }
  }
}

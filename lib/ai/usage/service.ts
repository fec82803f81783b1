import { cachedPer } from '@/lib/kit/cached';
import type { JobScope } from '@/lib/kit/scope';
import { type Budgets, SPENT_KEPT_MS, type Usage } from './constants';
import { startOfIndiaDay } from './rules';
import * as store from './store';

const spentSince = cachedPer((db: JobScope['db'], since: string) => store.tokensSince(db, new Date(since)), {
  ttlMs: SPENT_KEPT_MS,
  max: 2,
});

/** Whether everybody together has used up the day's tokens; may be late by 30 s. */
export async function isDaySpent(scope: JobScope, budgets: Budgets): Promise<boolean> {
  if (budgets.tokens === 0) return false;
  return (await spentSince(scope.db, startOfIndiaDay(scope.now()).toISOString())) >= budgets.tokens;
}

/** Notes what a reply cost that was not stored itself. Never throws: the person's answer does not depend on it. */
export async function noteUsage(scope: JobScope, turnId: string, usage: Usage): Promise<void> {
  try {
    await store.insertUsage(scope.db, turnId, usage, scope.now());
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'usage not noted');
  }
}

/*
 * Invariants:
 * - A person counts once a day of India for each thing that is shown, however often and in however many tabs; kept is the last such day.
 * - Counting fails no page.
 */
import { indiaDay } from '@/lib/kit/india-time';
import type { JobScope } from '@/lib/kit/scope';
import { VISITS } from '@/lib/tracking/visits/constants';
import { countVisit } from '@/lib/tracking/visits/service';
import { noteShown } from './store';

/** What a person counts for once a day. */
export type Shown = typeof VISITS.home | typeof VISITS.paywall;

/** Counts that a person was shown a home page or prices, the first time of a day. Never throws. */
export async function countShown(
  scope: Pick<JobScope, 'db' | 'log' | 'now'>,
  userId: string,
  shown: Shown,
): Promise<void> {
  try {
    const day = new Date(indiaDay(scope.now()) ?? '');
    const isFirst = await noteShown(scope.db, userId, shown === VISITS.home ? 'homeOn' : 'paywallOn', day);
    if (isFirst) countVisit(scope, shown);
  } catch (error) {
    scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a visit was not counted');
  }
}

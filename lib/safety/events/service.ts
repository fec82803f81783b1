import { inBatches } from '@/lib/kit/in-batches';
import { daysBefore, monthsBefore } from '@/lib/kit/moments';
import type { JobScope } from '@/lib/kit/scope';
import { EVENT_KEPT_MONTHS, type SafetyFinding, TIED_DAYS } from './constants';
import { deleteEventsBefore, insertEvents, untieEventsBefore } from './store';

export { listEvents } from './store';

/** Notes what the safety rules noticed, without the text. Never throws: help must not fail because of a note. */
export async function noteFindings(
  scope: JobScope,
  findings: readonly SafetyFinding[],
  about: { sessionId: string; messageId: string | null },
): Promise<void> {
  if (findings.length === 0) return;
  try {
    await insertEvents(scope.db, findings, about, scope.now());
  } catch (error) {
    scope.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'safety event not noted');
  }
}

/** Takes the chat out of events of more than 180 days ago: from then on they are about nobody. @returns events */
export function untieOldEvents({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = daysBefore(now(), TIED_DAYS);
  return inBatches((rows) => untieEventsBefore(db, before, rows));
}

/** Deletes events of more than 24 months ago. @returns events */
export function forgetOldEvents({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = monthsBefore(now(), EVENT_KEPT_MONTHS);
  return inBatches((rows) => deleteEventsBefore(db, before, rows));
}

import type { JobScope } from '@/lib/kit/scope';
import type { SafetyFinding } from './constants';
import { insertEvents } from './store';

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

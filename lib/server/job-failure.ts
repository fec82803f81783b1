import { isUnreachable } from '@/lib/kit/database-error';
import { describeFailure } from './failure';
import { log } from './log';

export const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/**
 * Logs that a recurring job failed. A database that did not answer in time is only a warning: the job's next run does the
 * work, and `/readyz` reports the database.
 */
export function logJobFailure(error: unknown, what: string): void {
  log()[isUnreachable(error) ? 'warn' : 'error'](describeFailure(error), what);
}

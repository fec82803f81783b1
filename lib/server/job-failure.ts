import { isUnreachable } from '@/lib/kit/database-error';
import { log } from './log';

export const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/**
 * Says that a job that comes again by itself could not do its work. That the database did not answer in time is no fault of
 * the job: its next turn does the work, and the readiness of the process tells whoever watches it.
 */
export function tellFailed(error: unknown, what: string): void {
  log()[isUnreachable(error) ? 'warn' : 'error']({ reason: reasonOf(error) }, what);
}

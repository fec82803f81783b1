import type { JobScope } from '@/lib/kit/scope';
import { FORGOTTEN_AFTER_MS } from './constants';
import { deleteCrisesBefore } from './store';

/** Forgets crises whose last sign is 30 days ago. Any number of processes may do this at once. @returns how many */
export function forgetOldCrises(scope: JobScope): Promise<number> {
  return deleteCrisesBefore(scope.db, new Date(scope.now().getTime() - FORGOTTEN_AFTER_MS));
}

import type { JobScope } from '@/lib/kit/scope';
import { HANGING_AFTER_MS } from './constants';
import * as store from './store';

/** Gives back what was reserved by a process that died. Any number of processes may do this at once. */
export async function returnHangingTurns(scope: JobScope): Promise<number> {
  const now = scope.now();
  const hanging = await store.findHangingTurns(scope.db, new Date(now.getTime() - HANGING_AFTER_MS));
  const returned = await Promise.all(hanging.map((id) => store.releaseTurn(scope.db, id, now)));
  const count = returned.filter(Boolean).length;
  if (count > 0) scope.log.warn({ count }, 'reservations given back');
  return count;
}

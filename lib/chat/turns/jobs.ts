import type { JobScope } from '@/lib/kit/scope';
import { findHangingTurns, giveSign } from './liveness/store';
import * as store from './store';

/** Gives a sign of life, and back what was reserved by a process that died. Any number of processes may do this at once. */
export async function returnHangingTurns(scope: JobScope): Promise<number> {
  await giveSign(scope.db, scope.processId);
  const hanging = await findHangingTurns(scope.db, scope.processId);
  const now = scope.now();
  const returned = await Promise.all(hanging.map((id) => store.releaseTurn(scope.db, id, now)));
  const count = returned.filter(Boolean).length;
  if (count > 0) scope.log.warn({ count }, 'reservations given back');
  return count;
}

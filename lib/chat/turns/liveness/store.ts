import type { Runner } from '@/lib/kit/scope';
import { HANGING_AFTER_S, HANGING_MAX, SILENT_AFTER_S, UNSTEADY_AFTER_S } from './constants';
import { findHanging } from './find-hanging.queries';
import { giveSign as giveSignQuery } from './give-sign.queries';

/** Tells the other processes that this one lives. All of it goes by the clock of the database, whatever those of processes say. */
export async function giveSign(db: Runner, processId: string): Promise<void> {
  await giveSignQuery.run({ processId, unsteadyAfterS: UNSTEADY_AFTER_S }, db);
}

/** Pending turns that nobody works on: their process died, or lost them. */
export async function findHangingTurns(db: Runner, processId: string): Promise<string[]> {
  const rows = await findHanging.run(
    { processId, hangingAfterS: HANGING_AFTER_S, silentAfterS: SILENT_AFTER_S, most: HANGING_MAX },
    db,
  );
  return rows.map(({ id }) => id);
}

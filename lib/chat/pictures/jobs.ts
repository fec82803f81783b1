/*
 * Invariants:
 * - A picture that was not sent within a day goes. What went, with a message, a chat, an account or by this, leaves the store within minutes.
 * - A picture that could not be taken out is tried again, for as long as it takes.
 */
import type { JobScope } from '@/lib/kit/scope';
import { SWEEP_BATCH, SWEEP_MS, UNSENT_KEPT_MS } from './constants';
import type { PicturesScope } from './ports';
import * as store from './store';

/** @returns pictures that were taken out of the store */
export async function sweepPictures(scope: JobScope & PicturesScope): Promise<number> {
  const { db, log, pictures } = scope;
  const startedAt = scope.now().getTime();
  await store.removeUnsent(db, new Date(startedAt - UNSENT_KEPT_MS));
  // Nowhere to take them out of: they stay noted until there is.
  if (!pictures) return 0;
  const gone = await store.listGone(db, SWEEP_BATCH);
  const removed: string[] = [];
  for (const id of gone) {
    // A store that answers nobody takes seconds for each: the rest is for the next run.
    if (scope.now().getTime() - startedAt > SWEEP_MS) break;
    try {
      await pictures.store.remove(id);
      removed.push(id);
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'a picture was not taken out');
    }
  }
  await store.forgetGone(db, removed);
  return removed.length;
}

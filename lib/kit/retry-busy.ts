import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from './app-error';
import { isRowBusy } from './database-error';

/** ms between two tries; a row is busy as long as one statement runs. */
const TRY_AGAIN_MS = 40;
const TRIES_MAX = 75;

/**
 * Does work whose statements never wait for a row that somebody else holds (`FOR UPDATE NOWAIT`), again and again
 * until none is busy. Work that holds many rows this way cannot be one half of a deadlock.
 * @throws AppError `conflict` after about 3 s
 */
export async function retryBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!isRowBusy(cause)) throw cause;
      if (tries === TRIES_MAX)
        throw new AppError('conflict', 'Something is still under way. Please try again in a moment.', {
          cause,
        });
    }
    await wait(TRY_AGAIN_MS);
  }
}

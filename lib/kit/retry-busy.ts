import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from './app-error';
import { isRowBusy } from './database-error';
import type { Runner } from './scope';

/** How long a statement waits for a lock; far less than PostgreSQL takes to look for a deadlock (1 s). */
const LOCK_TIMEOUT = '10ms';
const RETRY_DELAY_MS = 40;
const ATTEMPTS_MAX = 75;

/**
 * Makes every further statement of the transaction fail with an error that `isRowBusy` knows, instead of waiting for a lock
 * that another transaction holds. A transaction that locks many rows this way is never one half of a deadlock.
 */
export async function failWhenBusy(tx: Runner): Promise<void> {
  await tx.prisma.$executeRaw`SELECT set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`;
}

/**
 * Repeats work that does not wait for locks (`failWhenBusy`, `FOR UPDATE NOWAIT`) until it meets none.
 * @throws AppError `conflict` after 3 to 4 s
 */
export async function retryBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!isRowBusy(cause)) throw cause;
      if (attempt === ATTEMPTS_MAX)
        throw new AppError('conflict', 'Something is still under way. Please try again in a moment.', {
          cause,
        });
    }
    await wait(RETRY_DELAY_MS);
  }
}

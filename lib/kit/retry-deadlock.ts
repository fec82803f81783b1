import { isDeadlock } from './database-error';

/** Attempts in all. */
const TRIES_MAX = 4;

/**
 * Retries a whole transaction that PostgreSQL aborted to break a deadlock, or whose error `also` accepts. The other
 * transaction finishes first, so that the next attempt usually succeeds.
 */
export async function retryDeadlock<T>(
  work: () => Promise<T>,
  also: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES_MAX || !(isDeadlock(error) || also(error))) throw error;
    }
  }
}

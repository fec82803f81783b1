import { isDeadlock } from './database-error';

/** Tries of one piece of work. */
const TRIES_MAX = 4;

/**
 * Does a whole transaction again that was given up because it and another waited for each other, or because `also` knows
 * its error. PostgreSQL lets the other one finish first, so the next try usually succeeds.
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

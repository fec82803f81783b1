import { ERASE_AFTER_DAYS, REFERENCE_CHARS, REFERENCE_LETTERS, REFERENCE_PREFIX } from './constants';

/** A new reference, such as AGE-7KQ4M2XT. @param prefix says of what */
export function newReference(randomInt: (below: number) => number, prefix = REFERENCE_PREFIX): string {
  const letters = Array.from(
    { length: REFERENCE_CHARS },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  );
  return `${prefix}${letters.join('')}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the data of a person are erased whose hold began then. */
export const erasureAt = (heldAt: Date): Date => new Date(heldAt.getTime() + ERASE_AFTER_DAYS * DAY_MS);

/** The last moment at which a hold must have begun for its person's data to be erased now. */
export const dueBefore = (now: Date): Date => new Date(now.getTime() - ERASE_AFTER_DAYS * DAY_MS);

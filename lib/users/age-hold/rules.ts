import { REFERENCE_CHARS, REFERENCE_LETTERS, REFERENCE_PREFIX } from './constants';

/** A new reference, such as AGE-7KQ4M2XT. */
export function newReference(randomInt: (below: number) => number): string {
  const letters = Array.from(
    { length: REFERENCE_CHARS },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  );
  return `${REFERENCE_PREFIX}${letters.join('')}`;
}

/** A moment some calendar months before another. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

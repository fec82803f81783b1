/** Messages of the companion that a new one must not repeat. */
export const REPEAT_WINDOW = 20;
/** Share of common words, 0 to 1, from which a bubble repeats an earlier one. */
export const REPEAT_SHARED_WORDS = 0.75;
/** Letters below which a bubble may well be said again ("Haan, batao."). */
export const REPEAT_MIN_CHARS = 16;
/** ms that a first answer may have taken for a second to be asked for. */
export const SECOND_TRY_WITHIN_MS = 8_000;
/** ms for the first answer and the second together. */
export const BOTH_TRIES_WITHIN_MS = 30_000;

/** Facts and vectors that one process holds of all people together: about 2 KB a fact, 6 KB a vector of 1,536 numbers. */
export const HELD_FACTS_MAX = 25_000;
export const HELD_VECTORS_MAX = 10_000;
/** ms for which what nobody used is held. */
export const HELD_MS = 10 * 60 * 1000;

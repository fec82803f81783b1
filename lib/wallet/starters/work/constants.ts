/** Puzzles of one challenge: many small ones take nearly the same time for everybody, one big one does not. */
export const WORK_PUZZLES = 16;
/** Zero bits a puzzle's hash begins with: 2^8 tries, 4,096 for all of them. In Chromium slowed down four to six times that takes about a second. */
export const WORK_BITS = 8;
/** ms a challenge can be solved in; a page may lie in the background meanwhile. */
export const WORK_LIFETIME_MS = 15 * 60 * 1000;

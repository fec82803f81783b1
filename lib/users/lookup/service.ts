/*
 * Invariants:
 * - Only the console looks people up, and it writes down that it did.
 */
import * as store from './store';

export type LookedUp = Awaited<ReturnType<typeof store.findUsers>>[number];

/** Users by what an operator knows of them, those seen last first. */
export const findUsers = store.findUsers;

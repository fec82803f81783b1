/**
 * ms between two looks for news of another device, by how long nobody has done anything here and nothing has come (ms). A
 * look is a call of one statement and some 30 bytes: 24 a minute at first, then 6, then 2, of members with a chat in front.
 */
export const LOOK_EVERY_MS = [
  { calmForMs: 0, everyMs: 2_500 },
  { calmForMs: 2 * 60_000, everyMs: 10_000 },
  { calmForMs: 10 * 60_000, everyMs: 30_000 },
] as const;
/** ms between two moments in which a chat asks itself whether to look. */
export const TICK_MS = 500;
/** ms after which a chat that is opened begins to look. */
export const LOADED_AFTER_MS = 2_000;
/**
 * Messages that a look goes back: two devices that write at once get their answers in turn, so that what is new may lie before
 * the newest message of one of them.
 */
export const LOOK_BACK = 20;
/** How a message that was removed is marked; others by their reaction. */
export const REMOVED_MARK = '-';
/** Characters of a message's id that tell which one is marked. */
export const MARKED_ID_CHARS = 4;
/** Counted at most: more than anybody who looks has, so that it is known to be more. */
export const COUNTED_MAX = 2 * LOOK_BACK;

const MINUTE_MS = 60_000;

/** A console that nobody used for so long is closed: whoever comes back signs in again. */
export const CONSOLE_IDLE_MS = 30 * MINUTE_MS;

/** "Last seen" is written no more often than this. */
export const CONSOLE_SEEN_EVERY_MS = MINUTE_MS;

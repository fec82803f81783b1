/** Lines of the log that are read at once: other work gets its turn in between. */
export const CHECK_BATCH = 1_000;

/** Lines after the last look that the screen checks itself; what is more waits for the job of the hour. */
export const CHECK_ON_SCREEN = 2_000;

/** From so many new lines on the screen keeps what it has found. */
export const CHECK_KEPT_FROM = 500;

/** ms after which the whole log is checked again: the job of the same hour of the next day does it. */
export const WHOLE_EVERY_MS = 23.5 * 60 * 60_000;

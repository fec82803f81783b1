/** Answered turns after which a companion's memory reads on. */
export const READ_AFTER_TURNS = 8;
/** ms after the first unread turn, when fewer came. */
export const READ_AFTER_MS = 3 * 60_000;
/** ms between two looks for talks to read. */
export const LOOK_EVERY_MS = 5_000;
/** Talks read in one go. */
export const READ_BATCH = 8;
/** ms a worker may take for one talk, before another takes it; longer than two calls of the model. */
export const LEASE_MS = 150_000;
/** Times a talk is tried; after that its stretch is left unread. */
export const ATTEMPTS_MAX = 5;
/** ms before the next try, doubled with each. */
export const RETRY_FIRST_MS = 60_000;

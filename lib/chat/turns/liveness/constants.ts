/** ms between two signs of life of a process, and two looks for what dead ones have left. */
export const SIGN_EVERY_MS = 1_000;
/** Seconds without a sign of life after which a process is dead: a garbage collection or a busy machine is silent for less. */
export const SILENT_AFTER_S = 6;
/**
 * Seconds between two signs of its own after which a process judges nobody for SILENT_AFTER_S: when the database was away, everybody was
 * silent.
 */
export const UNSTEADY_AFTER_S = 3;
/** Seconds; longer than the 30 s a model call may take in all. What is older has been lost, whoever took it. */
export const HANGING_AFTER_S = 60;
/** ms between two tries to give back what could not be, because the database was away. */
export const GIVE_BACK_AGAIN_MS = 500;
/** Turns given back by one look. */
export const HANGING_MAX = 500;

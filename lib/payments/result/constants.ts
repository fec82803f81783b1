/** ms a result page keeps asking for a pending payment. */
export const ASK_FOR_MS = 3 * 60 * 1000;
/** ms before the next question: the first waits, then the last one again and again. */
export const ASK_AFTER_MS: readonly number[] = [2_000, 3_000, 5_000];
/** ms after load at which the success page reads the balance again. Product description, "Timings". */
export const BALANCE_REFETCH_MS = 1_000;
/** ms for which a started payment counts as under way. */
export const ATTEMPT_LASTS_MS = 30 * 60 * 1000;

/** HTTP statuses of a service that is not there, or not for us: asking again at once would change nothing. */
export const REFUSALS: readonly number[] = [401, 403, 404, 405];
/** ms after a refusal until the service is asked again. */
export const REST_REFUSED_MS = 60_000;
/** Failures in a row after which a service is left alone, so that one that hangs does not slow every message. */
export const FAILURES_UNTIL_REST = 3;
/** ms it is left alone then. */
export const REST_FAILING_MS = 10_000;

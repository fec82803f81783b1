/** ms between two taps that are one double tap: as long as systems wait for the second click. */
export const DOUBLE_TAP_MS = 500;

/** ms until the plain page is asked for, wherever in its history the browser stands by then. */
export const BACK_AT_LATEST_MS = 1000;

/** Weeks that are shown, the present one included. */
export const WEEKS_SHOWN = 8;

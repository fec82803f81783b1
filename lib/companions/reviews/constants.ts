/** Reviews a profile shows, the newest. */
export const REVIEWS_SHOWN = 50;

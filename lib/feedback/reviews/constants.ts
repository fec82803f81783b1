/** Characters. */
export const REVIEW_TEXT_MAX = 500;

/** Characters of the reason of a correction; it is kept with the hold. */
export const AGE_REASON_MAX = 200;
/** Characters of the operator's name there. */
export const LIFTED_BY_MAX = 80;

/** ₹ up to which one operator approves a refund; above it two different ones do. */
export const ONE_APPROVAL_UP_TO = 1_000;
/** Characters of an operator's name, and of the reason of a refusal; the columns' lengths. */
export const OPERATOR_MAX = 80;
export const REASON_MAX = 200;

/** ms without a message after which a row of chatting is over. */
export const ROW_GAP_MS = 15 * 60 * 1000;
/** ms for which a row is looked back. */
export const ROW_LOOK_MS = 24 * 60 * 60 * 1000;

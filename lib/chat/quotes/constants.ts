/** Characters of a message that a quote of it shows, and that a companion is told of it. */
export const QUOTE_MAX_CHARS = 200;

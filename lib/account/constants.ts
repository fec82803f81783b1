/** Ledger entries read for one page of the history. */
export const HISTORY_ENTRIES = 60;
export const PAYMENTS_PAGE = 10;
export const CHATS_PAGE = 10;
/** Lines of a list that are shown at first, and added with each "Show more". */
export const LINES_AT_FIRST = 6;
export const LINES_MORE = 20;
/** An export holds at most this many messages. */
export const EXPORT_MESSAGES_MAX = 200_000;
/** And at most this many pictures, each of some 200 kB, which are packed in memory. */
export const EXPORT_PICTURES_MAX = 1_000;
/** Pictures that are read at the same time: one after the other a thousand would take most of a minute out of a store elsewhere. */
export const EXPORT_PICTURES_AT_ONCE = 8;

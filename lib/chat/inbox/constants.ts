/** Names the queries of the list of chats and of its archive. */
export const INBOX_ROUTE = 'GET /api/chats';
/** Chats of one page of the list. */
export const INBOX_PAGE = 20;
/** Characters of the name that a person gives a chat. */
export const OWN_NAME_MAX_CHARS = 40;
/** Unread messages are counted so far; more are as many. */
export const UNREAD_MOST = 100;
/** Characters of the last words that the list gets: more than a line of the column holds. */
export const LAST_WORDS_CHARS = 120;

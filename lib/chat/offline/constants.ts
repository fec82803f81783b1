/** The chats last talked in, and the messages of each. */
export const KEPT_CHATS_MAX = 5;
export const KEPT_MESSAGES_MAX = 200;
/** Days after the last look at the server in which what is kept can be read. */
export const KEPT_DAYS = 30;
/** ms between two looks at the server; the chat that is shown is kept as it changes. */
export const REFRESH_EVERY_MS = 30 * 60 * 1000;
/** ms after the last change of a chat, and the longest wait for a quiet moment after that. */
export const KEEP_AFTER_MS = 1_000;
export const KEEP_AT_LATEST_MS = 2_000;

/** ms for which the newest message has to be seen to count as read. */
export const SEEN_FOR_MS = 1_000;
/** ms from the opening of a chat in which its page still learns where reading stopped. */
export const OPENING_MS = 1_000;

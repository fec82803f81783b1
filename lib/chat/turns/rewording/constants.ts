/** Replies that a person has said differently for nothing on one day of India, in all chats together. */
export const FREE_REWORDINGS_A_DAY = 20;

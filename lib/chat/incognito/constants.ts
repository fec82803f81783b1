/** ms from the beginning of an incognito chat until it goes. */
export const INCOGNITO_LASTS_MS = 24 * 60 * 60 * 1000;
/** In the address of the loading screen: the chat that begins is an incognito one. */
export const INCOGNITO_PARAM = 'incognito';
/** Chats looked for at once by the job that deletes them. */
export const ENDING_BATCH = 100;

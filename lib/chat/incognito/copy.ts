/** What such a chat is called wherever it is listed. */
export const INCOGNITO = 'Incognito';

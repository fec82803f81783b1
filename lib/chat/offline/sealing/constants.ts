// In a file of its own: pages from which people sign out have no more of this.

/** Under which a browser says that its person wants their newest chats kept there: `on`, or `full` when there was no room for all of them. */
export const OFFLINE_KEY = 'saathi-offline';
/** The database of what is kept. It is there while the wish holds, and goes as a whole. */
export const KEPT_DB = 'saathi-kept';

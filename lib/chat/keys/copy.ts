export const KEYS_TITLE = 'Keys';
export const SEARCH_MESSAGES = 'Search your messages';

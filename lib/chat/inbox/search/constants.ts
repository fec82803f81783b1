/** Messages of one page of what a search finds. */
export const SEARCH_PAGE = 20;
/** Newest messages that are looked at one by one before the index is asked: a word that a tenth of all messages have is found there. */
export const LOOKED_AT_FIRST = 200;
/** Characters of what is searched for. */
export const SEARCH_MAX_CHARS = 100;
/** Words of it that count. */
export const SEARCH_MAX_WORDS = 8;
/** Characters of a word; the rest of a longer one does not count. */
export const WORD_CHARS = 40;
/** Characters that a search needs: one alone begins too many words. */
export const SEARCH_MIN_CHARS = 2;
/** Characters around the first word found, before it and in all. */
export const SNIPPET_BEFORE = 30;
export const SNIPPET_CHARS = 140;
/** ms after the last key press until it is searched. */
export const SEARCH_DELAY_MS = 300;

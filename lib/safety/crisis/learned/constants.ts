/** Letters of the shortest and the longest piece of a word that is looked at; typing errors leave most pieces alone. */
export const PIECE_LETTERS = { least: 3, most: 5 } as const;
/** How much a piece of a word counts beside a whole word or a pair of words, which count 1. */
export const PIECE_VALUE = 0.5;

/**
 * From this leaning on a text is taken for a call for help: where few of the sad, tired and lonely are answered with a
 * helpline instead of a reply (docs/safety.md).
 */
export const LEANING_ENOUGH = 1.2;
/** Below this leaning a text is about something else, whatever phrase it contains. */
export const LEANING_AGAINST = -2.4;
/** Words of the longest text that is judged as a whole. */
export const WORDS_JUDGED_WHOLE = 30;

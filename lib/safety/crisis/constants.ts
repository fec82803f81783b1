/** Words of the longest text that is read as a whole; a longer one is read window by window. */
export const WHOLE_WORDS_MAX = 20;
/** Words of a window, and how far the next begins behind it. */
export const WINDOW = { size: 16, step: 4 } as const;
/** Shorter windows; each must lean more, since it holds less of what belongs to it ("… in that film"). */
export const CLAUSES = [
  { size: 10, step: 3, handicap: 1 },
  { size: 7, step: 2, handicap: 1.3 },
  { size: 5, step: 1, handicap: 1.6 },
] as const;
/** Ends a sentence or a part of one, and how many words one has at least. */
export const MARK = /^[.?!]$/;
export const SENTENCE_WORDS_MIN = 3;
export const SENTENCE_HANDICAP = 1;
/** Words of a message that are read at most; nobody writes more in 2,000 characters. */
export const WORDS_MAX = 500;

/** "khoon", "zeher": so few words are seldom all that somebody means to say, and must say it clearly. */
export const FRAGMENT_WORDS_MAX = 2;
export const LEANING_OF_FRAGMENT = 1.6;

/**
 * From this leaning on a short text, read whole, is taken for a call for help: where few of the sad, tired and lonely are answered
 * with a helpline instead of a reply (docs/safety.md).
 */
export const LEANING_OF_WHOLE = 0.9;
/**
 * The same for the telling window of a longer text, which holds little else; and what it must lean more for each time that the text is
 * e times longer, since one of many windows leans far by chance.
 */
export const LEANING_OF_WINDOW = 0.6;
export const LEANING_FOR_LENGTH = 1;

/** What is stated outright is believed unless the message leans further away than this. */
export const LEANING_STATED = -0.3;

/** Messages before the newest that are read with it. */
export const EARLIER_MAX = 7;
/** Words of the longest message that goes on with what was said before; a longer one speaks for itself. */
export const CONTINUED_WORDS_MAX = 14;
/** Words before it that are read with it; a message with more was heard or not when it came. */
export const EARLIER_WORDS_MAX = 20;
/** What the messages together must lean, and how much of it the newest must have added. */
export const LEANING_TOGETHER = 1;
export const LEANING_ADDED = 0.3;
/** A newest message that leans further away than this speaks of something else. */
export const LEANING_ELSEWHERE = -1.6;

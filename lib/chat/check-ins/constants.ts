const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Check-ins of one person within 7 days, and ms between two; one that was begun and not sent counts, too. */
export const CHECK_INS_A_WEEK = 2;
export const WEEK_MS = 7 * DAY_MS;
export const APART_MS = 48 * HOUR_MS;
/** ms somebody has been away: sooner there is nothing to come back to, and who has stayed away for longer is not followed. */
export const AWAY_LEAST_MS = DAY_MS;
export const AWAY_MOST_MS = 14 * DAY_MS;
/** ms after a sign of a crisis, or anything else that the safety rules noticed, in which nobody is asked anything casually. */
export const AFTER_DANGER_MS = 14 * DAY_MS;
/** Days after what was to come in which a companion asks how it went; later the question is odd. */
export const PAST_DAYS = 5;
/** Things of those days that are looked at for one that may be asked about. */
export const FACTS_MAX = 10;
/** Characters of a check-in. */
export const WORDS_MAX = 200;
/** Messages of the chat that the model reads, for its language and its tone. */
export const HISTORY_MESSAGES = 20;
/** ms between two looks of a process, people asked at one, and people read from the database at once. */
export const LOOK_EVERY_MS = 5 * 60 * 1000;
export const BATCH = 5;
export const PAGE = 100;
/** Days for which it is kept that a companion wrote first. */
export const CHECK_INS_KEPT_DAYS = 30;
/** Of the words in `request/copy.ts`; a change of them is another version. */
export const PROMPT_VERSION = 'check-in-1';

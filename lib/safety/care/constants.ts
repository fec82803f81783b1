/** ms after the last sign of a crisis in which every send of the person is free, and nothing is sold. */
export const CARE_MS = 24 * 60 * 60 * 1000;
/** Free sends of one person in those hours that a companion answers; past them the caring notice does. Against abuse alone. */
export const FREE_SENDS_MAX = 200;
/** ms a companion may take to answer somebody in a crisis, before words of ours do. */
export const CARE_REPLY_WITHIN_MS = 12_000;
/** ms after the last sign from which a visit is the next one, and until which it begins with a question how the person is. */
export const CHECK_IN_AFTER_MS = 3 * 60 * 60 * 1000;
export const CHECK_IN_UNTIL_MS = 7 * 24 * 60 * 60 * 1000;
/** ms after the last sign after which nothing of a crisis is kept. content/legal/privacy.ts. */
export const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

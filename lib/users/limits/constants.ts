/** How long a laxer limit waits: a night's sleep lies between the wish and what it allows. */
export const LAXER_AFTER_MS = 24 * 60 * 60 * 1000;

/** The highest limits that can be set; whoever wants more sets none. */
export const MESSAGES_MOST = 1000;
export const RUPEES_MOST = 100_000;

/** Minutes of chatting in a row after which somebody may want to be told. */
export const BREAK_MINUTES = [30, 60, 90] as const;

export const DAY_MINUTES = 24 * 60;

/** Over a refusal that is a person's own. Apart from the other words: chat and prices load it. */
export const OWN_LIMIT_TITLE = 'Your own limit';

/** From 22:00 to 8:00, in minutes of the day in India: when nobody is mailed of a reply or told of a check-in. */
export const NIGHT = { from: 22 * 60, to: 8 * 60 } as const;

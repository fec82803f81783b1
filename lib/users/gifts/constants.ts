/** What is given once: the free start, the ₹3 offer, being somebody's new friend. */
export const GIFTS = ['starter', 'offer', 'friend'] as const;
export type Gift = (typeof GIFTS)[number];

/** Months that a keyed hash of whom a gift was given to is kept; content/legal/privacy.ts, "What we process". */
export const REMEMBERED_MONTHS = 24;

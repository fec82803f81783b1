/** Of the original's words that a translation has at least: Hindi says the same in about as many. */
export const LENGTH_LEAST = 0.7;

/** Of the letters of a text that are Devanagari at least. Names, WHO and WhatsApp stay in Latin letters. */
export const DEVANAGARI_LEAST = 0.85;

/** A line of more Latin letters than this, and of fewer in Devanagari than of them, was left in English. */
export const LATIN_LINE = 30;

/** What is known of a person's age: asked in the talk, an adult by their own answer or an operator's finding, held as a minor. */
export const AGE_STATES = ['asked', 'adult', 'held'] as const;

/** Days after a hold began until the person's data are erased, unless it was lifted; content/legal/privacy.ts, "Children". */
export const ERASE_AFTER_DAYS = 30;
/** Months after which a hold that no account carries any more is forgotten: a browser's, or a deleted account's. */
export const FORGET_AFTER_MONTHS = 24;

export const REFERENCE_PREFIX = 'AGE-';
/** Without what is taken for something else when it is read aloud. */
export const REFERENCE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const REFERENCE_CHARS = 8;

/** Years. Who is younger is not served; product description, "Companions and honesty" in docs/decisions.md. */
export const ADULT_AGE = 18;
/** Years that a person who writes can have. */
export const AGE_MIN = 5;
export const AGE_MAX = 110;
/** Years below which a bare number ("im 7") is more often a place in a queue than an age. */
export const BARE_AGE_MIN = 9;
/** A year of school that mostly minors are in, and the one that is about half and half. */
export const MINOR_CLASS_MAX = 11;
export const DOUBTFUL_CLASS = 12;
/** Words up to which a message with an age and without anybody in it is about its writer. */
export const SHORT_MESSAGE_WORDS = 9;

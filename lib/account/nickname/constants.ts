/** Characters of the name by which companions call a person. */
export const NICKNAME_MAX_CHARS = 30;

import { NICKNAME_MAX_CHARS } from './constants';

export const NAME_TOO_LONG = `A name can have at most ${NICKNAME_MAX_CHARS} characters.` as const;
export const NAME_WITHOUT_LETTERS = 'Please write a name.';
export const NAME_SIGNS = 'A name can have letters, numbers, spaces, dots, hyphens and apostrophes.';
export const NAME_REFUSED = 'Companions cannot use this name. Please choose another one.';
/** Where the name itself says that its writer may be in danger. */
export const NAME_WORRIES =
  'Please choose another name. If it is all too much right now, call 14416: it is free, day and night. In danger, call 112.';
export const NAME_SAVED = 'Your name is saved';
export const NAME_REMOVED = 'The name is removed';
export const NAME_NOT_SAVED = 'Your name was not saved. Please check your connection and try again.';

import { DENIALS } from './constants';

/**
 * Words without what denies danger: "i am not suicidal", "marna nahi chahti".
 * @param words as `wordsOf` gives them
 */
export const withoutDenials = (words: readonly string[]): string[] =>
  DENIALS.reduce((text, denial) => text.replace(denial, '.'), words.join(' '))
    .split(' ')
    .filter(Boolean);

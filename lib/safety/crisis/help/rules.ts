import { CANNOT_CALL, NOT_SAFE, OTHER_CALLS, SAFE_AGAIN, SOMEBODY_NEAR, WELL_NOW } from './constants';

const any = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** Whether words say that the danger is over: "ab theek hu, didi ke paas hu". @param words as `wordsOf` gives them */
export function saysSafe(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (any(NOT_SAFE, text)) return false;
  return any(SAFE_AGAIN, text) || (any(WELL_NOW, text) && SOMEBODY_NEAR.test(text));
}

/** Whether words say that the writer cannot speak on a phone: "he will hear". @param words as `wordsOf` gives them */
export function saysCannotCall(words: readonly string[]): boolean {
  const text = words.join(' ');
  return any(CANNOT_CALL, text) && !any(OTHER_CALLS, text);
}

import { ELSEWHERE, STATEMENTS } from './constants';

/** Letters around a statement that say what it is about: before it those of its sentence, after it those of the next too. */
const AROUND_LETTERS = 60;

/**
 * Whether words hold a statement of danger that means nothing else, and nothing around it speaks of a film, a joke, a
 * study or a past that is over.
 * @param words as `wordsOf` gives them, without denials
 */
export function statesDanger(words: readonly string[]): boolean {
  const text = words.join(' ');
  return STATEMENTS.some((statement) => {
    const found = statement.exec(text);
    if (!found) return false;
    const before = text.slice(Math.max(0, found.index - AROUND_LETTERS), found.index);
    const said = text.slice(found.index, found.index + found[0].length + AROUND_LETTERS);
    const around = before.slice(before.lastIndexOf(' . ') + 1) + said;
    return !ELSEWHERE.some((pattern) => pattern.test(` ${around} `));
  });
}

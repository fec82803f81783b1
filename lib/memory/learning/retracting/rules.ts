import { conceptsIn, PEOPLE, termsOf } from '../../terms/rules';
import { soundOf } from '../../terms/sound/rules';
import { EMPTY_WORDS, normalText } from '../../text/rules';
import { FORGET, MEANT_SHARE, OVER, POINTING, RETRACTING_WORDS } from './constants';

/** `forget`: every trace goes. `over`: it was true, and is not told any more. */
export type Why = 'forget' | 'over';

/** Whether a message asks to have something forgotten, or says that it is over; null for neither. */
export function retractionIn(text: string): Why | null {
  const plain = text.normalize('NFC').replace(/’/g, "'");
  if (FORGET.test(plain)) return 'forget';
  return OVER.test(plain) ? 'over' : null;
}

/** What a message names besides the wish itself, as terms; empty when it only says "that". */
export function namedIn(text: string): string[] {
  const words = normalText(text)
    .split(' ')
    .filter((word) => word.length > 1 && !RETRACTING_WORDS.has(word) && !EMPTY_WORDS.has(word));
  const named = words.map((word) => {
    const [person] = conceptsIn(word).filter((one) => PEOPLE.has(one));
    return person ? `~${person}` : soundOf(word);
  });
  return [...new Set(named)].filter(Boolean);
}

/** Words of an alias at most that is a name for a fact, not something that may be said when it comes up. */
const NAME_WORDS_MAX = 2;

/** Whether a fact is what such a message names. */
export function isMeant(
  named: readonly string[],
  fact: { text: string; aliases: readonly string[] },
): boolean {
  if (named.length === 0) return false;
  const names = fact.aliases.filter((alias) => alias.split(' ').length <= NAME_WORDS_MAX);
  const terms = new Set(termsOf([fact.text, ...names]));
  const held = named.filter((term) => terms.has(term)).length;
  return held / named.length >= MEANT_SHARE;
}

/** Whether such a message points at what was said just before, without a name for it. */
export const pointsBack = (text: string): boolean => namedIn(text).length === 0 || POINTING.test(text);

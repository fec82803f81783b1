import type { Context } from '../context/rules';
import { ORDINALS } from '../numbers/constants';
import { withoutCounts } from '../statements/rules';
import type { Tag } from '../words/constants';
import type { Tagged } from '../words/rules';
import {
  CALLED_CHILD,
  GROWN_AGE,
  NOT_YET,
  OF_A_SIBLING,
  OWN_AGE,
  PUPIL,
  REGRETTED,
  SAID_BY_OTHERS,
  WAS_SO,
} from './constants';

const MARKS: ReadonlyMap<Tag, string> = new Map([
  ['YOUNG', 'Y'],
  ['EIGHTEEN', 'E'],
  ['GROWN', 'G'],
]);

const has = ({ tags }: Tagged, ...some: readonly Tag[]) => tags.some((tag) => some.includes(tag));
const someMatch = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));

/** A clause with its ages and classes as marks, see constants.ts. */
function marked(tagged: Tagged): string {
  const { tags } = withoutCounts(tagged);
  return tagged.words
    .map((word, place) => MARKS.get(tags[place] ?? 'X') ?? (ORDINALS.has(word) ? 'C' : word))
    .join(' ');
}

function hintsAt(tagged: Tagged, text: string): boolean {
  const raw = tagged.words.join(' ');
  const withoutWriter = !has(tagged, 'SELF', 'BE');
  if (has(tagged, 'TEACH') || (has(tagged, 'KID') && !CALLED_CHILD.test(raw))) return false;
  if (someMatch(SAID_BY_OTHERS, text)) return true;
  const isPast = has(tagged, 'PAST', 'WHEN') && !REGRETTED.test(raw);
  const isPupil = someMatch(PUPIL, text) || someMatch(PUPIL, raw);
  if (isPupil && !isPast && !(withoutWriter && OF_A_SIBLING.test(raw))) return true;
  const isLikeness = has(tagged, 'LIKENESS') && !/[YE] lagne/.test(text);
  if (isLikeness || (withoutWriter && has(tagged, 'OTHER', 'YOU'))) return false;
  if (someMatch(NOT_YET, text)) return !WAS_SO.test(raw) || has(tagged, 'NOT', 'YET', 'LEFT');
  return !has(tagged, 'PAST', 'WHEN') && someMatch(OWN_AGE, text);
}

/** Whether a message leaves a reader with the question how old its writer is. */
export function hintsAtYouth(clauses: readonly Tagged[], context: Context): boolean {
  if (context.isAdultLife || context.isMemory || context.isNotMeant) return false;
  if (context.saysNoMore) return false;
  if (context.isOfKids && !clauses.some(({ words }) => CALLED_CHILD.test(words.join(' ')))) return false;
  const texts = clauses.map(marked);
  if (clauses.some((clause, place) => GROWN_AGE.test(texts[place] ?? '') && !has(clause, 'LIKENESS')))
    return false;
  return (
    clauses.some((one, place) => hintsAt(one, texts[place] ?? '')) ||
    someMatch(SAID_BY_OTHERS, texts.join(' '))
  );
}

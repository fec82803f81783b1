import type { Clause } from '../clauses/rules';
import { DOUBTFUL_CLASS, MINOR_CLASS_MAX } from '../constants';
import type { Context } from '../context/rules';
import { ORDINALS } from '../numbers/constants';
import type { Tag } from '../words/constants';
import type { Tagged } from '../words/rules';
import { CLASS_OVER, IN_CLASS, MAY_BE_IN_CLASS, STILL_AT_SCHOOL } from './constants';

const has = ({ tags }: Tagged, ...some: readonly Tag[]) => tags.some((tag) => some.includes(tag));

/** The highest class that a clause names. */
function classOf({ words, values }: Clause, { tags }: Tagged): number | undefined {
  const named = words.flatMap((word, place) => {
    const beside = tags[place - 1] === 'CLASS' || tags[place + 1] === 'CLASS' || tags[place - 2] === 'CLASS';
    const value = ORDINALS.get(word) ?? (beside ? values.get(place) : undefined);
    return value === undefined || value > DOUBTFUL_CLASS ? [] : [value];
  });
  return named.length === 0 ? undefined : Math.max(...named);
}

/** Whether the writer says to be a pupil: surely of a class up to the eleventh, perhaps of one, or nothing of the kind. */
export function readSchool(clause: Clause, tagged: Tagged, context: Context): 'minor' | 'doubtful' | null {
  if (
    STILL_AT_SCHOOL.test(tagged.line) &&
    clause.words.includes('still') &&
    !context.isAdultLife &&
    !has(tagged, 'PAST')
  )
    return 'minor';
  const value = classOf(clause, tagged);
  if (value === undefined || context.isNotMeant) return null;
  if (context.isOfKids && !has(tagged, 'SELF', 'BE')) return null;
  const text = clause.words.join(' ');
  if (has(tagged, 'WHEN', 'PAST', 'KID', 'TEACH', 'NOT', 'LIKENESS', 'UNREAL') || CLASS_OVER.test(text))
    return null;
  if (has(tagged, 'YOU') && !has(tagged, 'SELF', 'OWN', 'BE', 'STUDY')) return null;
  const firstPerson = / (?:IN|STUDY|RUN) (?:FILL )*BE | SELF (?:BE )?(?:FILL )*IN /.test(tagged.line);
  if (has(tagged, 'OTHER') && !firstPerson) return null;
  if (IN_CLASS.some((one) => one.test(tagged.line))) {
    const isFirstPerson = has(tagged, 'SELF', 'BE') && !/ STUDY (?:RUN )*IS /.test(tagged.line);
    const certain =
      isFirstPerson &&
      value <= MINOR_CLASS_MAX &&
      !context.isAdultLife &&
      !context.isMemory &&
      !context.isQuoted;
    return certain ? 'minor' : 'doubtful';
  }
  if (context.isAdultLife || context.isMemory) return null;
  return (context.isSchooling || context.words <= 3) && MAY_BE_IN_CLASS.some((one) => one.test(tagged.line))
    ? 'doubtful'
    : null;
}

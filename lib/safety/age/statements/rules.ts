import type { Clause } from '../clauses/rules';
import { ADULT_AGE, BARE_AGE_MIN, SHORT_MESSAGE_WORDS } from '../constants';
import type { Context } from '../context/rules';
import type { Tag } from '../words/constants';
import type { Tagged } from '../words/rules';
import {
  MAY_SAY_YOUNG,
  SAYS_GROWN,
  SAYS_NOT_EIGHTEEN,
  SAYS_SOON,
  SAYS_YOUNG,
  SAYS_YOUNG_IF_SHORT,
  SAYS_YOUNG_MARKED,
} from './constants';

/** `unless_grown` is a minor, unless the same message says the age of an adult. */
export type Statement = 'minor' | 'unless_grown' | 'doubtful' | 'adult' | null;

const matches = ({ line }: Tagged, frames: readonly RegExp[]) => frames.some((one) => one.test(line));
const has = ({ tags }: Tagged, ...some: readonly Tag[]) => tags.some((tag) => some.includes(tag));

const AGES: ReadonlySet<Tag | undefined> = new Set<Tag>(['YOUNG', 'EIGHTEEN', 'GROWN']);

/** The same clause without the numbers that count something else than years of life. */
export function withoutCounts(tagged: Tagged): Tagged {
  const tags = tagged.tags.map((tag, place): Tag => {
    if (!AGES.has(tag)) return tag;
    const [previous, next, second] = [tagged.tags[place - 1], tagged.tags[place + 1], tagged.tags[place + 2]];
    const counts =
      previous === 'BEFORE' ||
      previous === 'COUNT' ||
      previous === 'CLASS' ||
      next === 'CLASS' ||
      next === 'COUNT' ||
      next === 'TIME' ||
      next === 'LASTING' ||
      next === 'KID' ||
      next === 'NUMBER' ||
      (next === 'NOT' && tagged.words[place + 2] === 'out') ||
      (previous === 'AGE' && /^(?:se|से)$/.test(tagged.words[place + 1] ?? '')) ||
      (/^(?:hum|ham|हम)$/.test(tagged.words[place - 1] ?? '') && next !== 'YEARS' && next !== 'GEN') ||
      (next === 'YEARS' && /^(?:LASTING|OVER|UNDER|COUNT|LEFT|PAST|WHEN|YET)$/.test(second ?? '')) ||
      (next === 'YEARS' && second === 'GEN' && tagged.tags[place + 3] === 'LASTING');
    return counts && !(tag === 'EIGHTEEN' && second === 'LEFT') ? 'NUMBER' : tag;
  });
  return { ...tagged, tags, line: ` ${tags.join(' ')} ` };
}

/** "main 16 nahi hu", "18 nahi hui". */
const IS_REFUSED = / (?:YOUNG|EIGHTEEN) (?:(?:YEARS|GEN|FILL|IS|HO) )*NOT (?:FILL )*(?:(?:BE|DONE|IS|HO) )*$/;

/** "My 17th birthday"; other days are counted too, such as those of a wedding. */
const IS_BIRTHDAY = /\b(?:b(?:irth)?[ -]?day|budday|jan[a]?m ?din)\b|जन्मदिन|बर्थडे|जनमदिन/u;

/** Nobody else stands before the age. */
const isFirst = ({ tags }: Tagged) =>
  tags.slice(0, tags.indexOf('YOUNG')).every((tag) => tag !== 'OTHER' && tag !== 'KID' && tag !== 'YOU');

/** Somebody else says it: "she told me i am 16"; not "i told her i am 16". */
function isQuoted({ tags }: Tagged): boolean {
  const said = tags.lastIndexOf('SAY', tags.indexOf('YOUNG'));
  return said >= 0 && !tags.slice(0, said).includes('SELF');
}

/** "If i am 16", unlike "if i was 16". */
const IS_PRESENT = / UNREAL SELF (?:BE (?:FILL )*YOUNG|(?:FILL )*YOUNG (?:YEARS )?GEN (?:FILL )*BE) /;

const wordsBefore = ({ words, tags }: Tagged) => `${words.slice(0, tags.indexOf('YOUNG')).join(' ')} `;

const endsQuoting = ({ tags }: Tagged) => tags.slice(-3).includes('SAY') && !tags.includes('SELF');

function readYoung(
  clause: Clause,
  tagged: Tagged,
  previous: Tagged | undefined,
  context: Context,
): Statement {
  const aboutAnother = has(tagged, 'OTHER', 'KID') || (has(tagged, 'YOU') && !has(tagged, 'SELF', 'OWN'));
  const away = has(tagged, 'LIKENESS', 'UNREAL');
  const quoted = isQuoted(tagged) || context.isQuoted || (previous !== undefined && endsQuoting(previous));
  const weak = context.isAdultLife || context.isMemory || quoted;
  if (
    / YOUNG (?:YEARS )?GEN (?:FILL )*NOT (?:FILL )*DONE /.test(tagged.line) &&
    has(tagged, 'SELF') &&
    !has(tagged, 'PAST')
  )
    return 'minor';
  if (IS_REFUSED.test(tagged.line)) return null;
  if (/ an? $/.test(wordsBefore(tagged)) && !/ YOUNG (?:YEARS|PERSON|SEX|CLASS) /.test(tagged.line))
    return null;
  if (quoted && (has(tagged, 'KID') || context.isQuoted)) return null;
  if (
    /\b(?:real|actual|asli|asal|sahi|true) (?:age|umar|umr)\b/.test(clause.words.join(' ')) &&
    / AGE (?:(?:FILL|IS) )*YOUNG /.test(tagged.line) &&
    !aboutAnother
  )
    return 'minor';
  if (has(tagged, 'UNREAL') && !has(tagged, 'PAST', 'WHEN', 'LIKENESS') && IS_PRESENT.test(tagged.line))
    return 'doubtful';
  if (
    clause.words.includes('just') &&
    / TURNED (?:FILL )*YOUNG /.test(tagged.line) &&
    !aboutAnother &&
    !has(tagged, 'WHEN', 'PAST')
  )
    return 'minor';
  if (!away && !has(tagged, 'WHEN', 'PAST') && matches(tagged, SAYS_YOUNG)) {
    const ages = [...clause.values.values()].filter((value) => value < ADULT_AGE);
    const isBare = !has(tagged, 'YEARS', 'GEN', 'AGE') && ages.every((age) => age < BARE_AGE_MIN);
    if (
      aboutAnother &&
      !/ (?:SELF (?:BE )?(?:FILL )*YOUNG|YOUNG (?:YEARS )?(?:GEN )?(?:FILL )*BE) /.test(tagged.line)
    )
      return null;
    return isBare || context.isNotMeant || quoted ? 'doubtful' : 'minor';
  }
  if (matches(tagged, SAYS_YOUNG_MARKED) && !away && !weak && !has(tagged, 'PAST', 'WHEN') && isFirst(tagged))
    return context.words <= SHORT_MESSAGE_WORDS ? 'minor' : 'doubtful';
  if (aboutAnother || away || context.isNotMeant || has(tagged, 'TEACH')) return null;
  if (context.isOfKids && !has(tagged, 'SELF', 'OWN', 'BE')) return null;
  if (matches(tagged, SAYS_SOON) && !quoted) {
    const words = clause.words.join(' ');
    if (has(tagged, 'BIRTHDAY') && !IS_BIRTHDAY.test(words)) return null;
    return context.isAdultLife || /\b(?:was|were|tha|thi|had)\b/.test(words) ? 'doubtful' : 'minor';
  }
  if (/ WHEN SELF (?:BE )?(?:FILL )*EIGHTEEN /.test(tagged.line)) return 'doubtful';
  if (has(tagged, 'PAST', 'WHEN')) return null;
  if (
    / YOUNG (?:YEARS )?GEN (?:FILL )*(?:HO )?DONE /.test(tagged.line) &&
    !context.isOfOthers &&
    !context.isAdultLife
  )
    return context.isOwnBirthday ? 'minor' : 'doubtful';
  if (matches(tagged, SAYS_YOUNG_IF_SHORT) && !context.isOfOthers && !context.isOfYou && !weak)
    return context.words <= SHORT_MESSAGE_WORDS ? 'minor' : 'doubtful';
  const isOwn = has(tagged, 'SELF', 'OWN', 'BE') || (!context.isOfOthers && !context.hasPast);
  if (/ AGE IN (?:[A-Z]+ )*DONE /.test(tagged.line)) return null;
  if (previous?.tags.includes('YOU') && / YOUNG (?:FILL )*$/.test(tagged.line)) return null;
  if (/\b(?:ek|a|an|\p{L}+ing) $/u.test(wordsBefore(tagged))) return null;
  if (
    /\b(?:pata chala|shuru|lage the|laga tha|lagi thi|kiya|mila|mili|chhoda|aaya|aayi|dekha)\b/.test(
      clause.words.join(' '),
    ) &&
    has(tagged, 'AGE')
  )
    return null;
  if (/ AGE IN /.test(tagged.line) && clause.words.some((word) => word === 'maine' || word === 'मैंने'))
    return null;
  const isShort = has(tagged, 'SELF', 'OWN', 'BE', 'GEN', 'AGE') || context.words <= SHORT_MESSAGE_WORDS;
  if (matches(tagged, MAY_SAY_YOUNG) && !weak && isOwn && isShort) return 'doubtful';
  return null;
}

function readNotEighteen(tagged: Tagged, context: Context): Statement {
  if (!matches(tagged, SAYS_NOT_EIGHTEEN) || context.saysNoMore || has(tagged, 'LIKENESS', 'UNREAL', 'TEACH'))
    return null;
  if (has(tagged, 'KID', 'OTHER') || (has(tagged, 'YOU') && !has(tagged, 'SELF', 'OWN'))) return null;
  if (has(tagged, 'SELF', 'OWN', 'BE')) return context.isNotMeant ? 'doubtful' : 'unless_grown';
  return context.isOfOthers || context.isAdultLife ? null : 'unless_grown';
}

function readGrown(tagged: Tagged): Statement {
  if (
    / UNDER (?:FILL )*EIGHTEEN | EIGHTEEN (?:YEARS )?X (?:NUMBER YEARS |YOUNG YEARS )?UNDER /.test(
      tagged.line,
    )
  )
    return null;
  if (/ (?:YET|WHEN) SELF (?:BE )?(?:FILL )*EIGHTEEN /.test(tagged.line)) return null;
  if (/ EIGHTEEN (?:(?:YEARS|GEN|FILL|IS|HO) )*NOT /.test(tagged.line)) return null;
  if (has(tagged, 'KID', 'LIKENESS', 'UNREAL', 'SAY') || !matches(tagged, SAYS_GROWN)) return null;
  const aboutAnother = has(tagged, 'OTHER', 'YOU') && !has(tagged, 'SELF', 'OWN', 'BE');
  return aboutAnother || has(tagged, 'PAST') ? null : 'adult';
}

/** What a clause states of the writer's age in years. */
export function readStatement(
  clause: Clause,
  tagged: Tagged,
  previous: Tagged | undefined,
  context: Context,
): Statement[] {
  const counted = withoutCounts(tagged);
  return [
    readYoung(clause, counted, previous, context),
    readNotEighteen(counted, context),
    readGrown(counted),
  ];
}

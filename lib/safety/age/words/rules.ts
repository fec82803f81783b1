import type { Clause } from '../clauses/rules';
import { ADULT_AGE, AGE_MAX, AGE_MIN, BARE_AGE_MIN } from '../constants';
import { AMBIGUOUS_NUMBERS, ORDINAL_AGE, ORDINALS, SPOKEN_ORDINALS } from '../numbers/constants';
import { TAGGED_WORDS, type Tag, VOCATIVES } from './constants';

/** A clause as what its words do; `line` is the tags as one string, with a space before each and after the last. */
export type Tagged = { words: readonly string[]; tags: readonly Tag[]; line: string };

const TAGS: ReadonlyMap<string, Tag> = new Map(
  (Object.entries(TAGGED_WORDS) as [Tag, string][])
    .reverse()
    .flatMap(([tag, words]) => words.split(/\s+/).map((word): [string, Tag] => [word, tag])),
);
const CALLED = new Set(VOCATIVES.split(' '));
const BESIDE_A_NUMBER: ReadonlySet<Tag | undefined> = new Set<Tag>(['YEARS', 'GEN', 'AGE', 'COUNT']);

function tagOfNumber(value: number): Tag {
  if (value === ADULT_AGE) return 'EIGHTEEN';
  if (value >= AGE_MIN && value < ADULT_AGE) return 'YOUNG';
  return value > ADULT_AGE && value <= AGE_MAX ? 'GROWN' : 'NUMBER';
}

function tagOfWord(word: string): Tag {
  const known = TAGS.get(word);
  if (known) return known;
  if (ORDINALS.has(word)) return 'ORDINAL';
  const birthday = SPOKEN_ORDINALS.get(word) ?? Number(ORDINAL_AGE.exec(word)?.[1] ?? 0);
  if (birthday > BARE_AGE_MIN && birthday <= ADULT_AGE) return 'BIRTHDAY';
  return /^\d/.test(word) ? 'NUMBER' : 'X';
}

/** What depends on the neighbours: "me" and "main" at the beginning, "bhai" as one calls a friend, "m" beside a number. */
function settle(word: string, tag: Tag, place: number, words: readonly string[], tags: readonly Tag[]): Tag {
  const [previous, next] = [tags[place - 1], tags[place + 1]];
  const last = place === words.length - 1;
  const begins = tags.slice(0, place).every((one) => one === 'FILL' || one === 'VOCATIVE' || one === 'FREE');
  if (CALLED.has(word) && previous !== 'OWN' && (last || (begins && next !== 'GEN' && next !== 'IS')))
    return 'VOCATIVE';
  switch (word) {
    case 'me':
    case 'mein':
    case 'में':
      return begins ? 'SELF' : 'IN';
    case 'he':
    case 'h':
      return last || previous === 'GEN' || previous === 'YEARS' || previous === 'YOUNG' ? 'IS' : tag;
    case 'am':
      return previous === 'YOUNG' && tags[place - 2] !== 'SELF' ? 'COUNT' : tag;
    case 'm':
      return begins && !/^(YOUNG|GROWN|EIGHTEEN)$/.test(next ?? '') ? 'SELF' : tag;
    case 'like':
      if (previous === 'BE') return 'FILL';
      return previous === 'SELF' || previous === 'FILL' || previous === 'NOT' ? 'X' : 'LIKENESS';
    case 'to':
      return previous === 'YOUNG' && next === 'YOUNG' ? 'COUNT' : 'FILL';
    case 'of':
      return previous === 'YOUNG' || previous === 'GROWN' ? tag : 'OF';
    case 'looking':
      return words[place + 1] === 'for' ? 'FREE' : tag;
    case 'is':
      return next === 'YEARS' ? 'FILL' : tag;
    case 'over':
    case 'up':
      return /^(YOUNG|GROWN|EIGHTEEN)$/.test(next ?? '') ? 'OVER' : 'X';
    default:
      if (tag !== 'PERSON') return tag;
      return (previous === 'OWN' && /^(?:la|ल|boy|girl)/.test(word)) ||
        (next === 'GEN' && /^(?:ba|बच)/.test(word))
        ? 'KID'
        : tag;
  }
}

/** Says of each word of a clause what it does. */
export function tag({ words, values }: Clause): Tagged {
  const first = words.map((word, place): Tag => {
    const value = values.get(place);
    return value === undefined ? tagOfWord(word) : tagOfNumber(value);
  });
  const sure = first.map((one, place): Tag => {
    const word = words[place] ?? '';
    if (values.has(place) && AMBIGUOUS_NUMBERS.has(word) && !BESIDE_A_NUMBER.has(first[place + 1]))
      return first[place - 1] === 'AGE' ? one : (TAGS.get(word) ?? 'X');
    return one;
  });
  const tags: Tag[] = [];
  for (const [place, word] of words.entries())
    tags.push(settle(word, sure[place] ?? 'X', place, words, [...tags, ...sure.slice(place)]));
  return { words, tags, line: ` ${tags.join(' ')} ` };
}

/**
 * A pattern over tags: `SELF FILL* YOUNG YEARS? FREE|VOCATIVE`. `A|B` is either, `?`, `*` and `{0,2}` repeat a tag, `ANY` is
 * every tag, `^` and `$` are the ends of the clause, `$|A` is the end or A. No tag is asked for twice in one place, so a match takes linear time.
 */
export function frame(pattern: string): RegExp {
  const parts = pattern.split(' ').map((part) => {
    if (part === '^') return '^ ';
    if (part === '$') return '$';
    const [, names = '', repeat = ''] = /^(.*?)([?*]|\{\d+,\d+\})?$/.exec(part) ?? [];
    const either = names
      .split('|')
      .map((name) => (name === '$' ? '$' : name === 'ANY' ? '[A-Z]+ ' : `${name} `))
      .join('|');
    return `(?:${either})${repeat}`;
  });
  const begins = pattern.startsWith('^') ? '' : '(?<= )';
  return new RegExp(begins + parts.join(''));
}

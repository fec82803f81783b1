import { LEARNED_TONGUES, type LearnedTongue } from '@/lib/language/learned/rules';
import type { Line } from './lines';

type Random = () => number;

/** Share of a tongue's lines above which a word is the tongue's own, such as "hai". */
const RARE_MOST = 0.002;
/** Shares of lines that are changed as hasty writers would. */
const CHANCE = {
  piece: 0.3,
  hasty: 0.35,
  typo: 0.15,
  mixed: 0.45,
  mixedEnglish: 0.2,
  joined: 0.1,
  word: 0.25,
} as const;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;

function hasty(word: string, random: Random): string {
  if (word.length < 3) return word;
  return word[0] + [...word.slice(1)].filter((one) => !/[aeiou]/.test(one) || random() > 0.5).join('');
}

function mistyped(word: string, random: Random): string {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, here, next] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? ''];
  const rest = word.slice(at + 2);
  return pick(
    [before + next + here + rest, before + next + rest, before + here + here + next + rest],
    random,
  );
}

function span(words: readonly string[], least: number, random: Random): readonly string[] {
  const length = Math.min(words.length, least + Math.floor(random() * 5));
  const from = Math.floor(random() * (words.length - length + 1));
  return words.slice(from, from + length);
}

/** What there is to read of each tongue; `others`: words of Hindi, names and things, that any tongue of India may hold. */
export type Shelf = Readonly<
  Record<LearnedTongue, { lines: readonly Line[]; words: readonly Line[]; others: readonly string[] }>
>;

/** The words of lines without those that many lines have, which are a tongue's own. */
function rareWords(lines: readonly Line[]): string[] {
  const seen = new Map<string, number>();
  for (const { words } of lines) for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  return [...seen].filter(([, times]) => times < lines.length * RARE_MOST).map(([word]) => word);
}

/** Strange words inside a line: a piece of English, or names and things of Hindi. */
function strangers(tongue: LearnedTongue, shelf: Shelf, random: Random): readonly string[] {
  const isLatin = tongue !== 'hi' && tongue !== 'mr';
  if (tongue === 'en') return [pick(shelf.hinglish.others, random)];
  if (isLatin && (tongue === 'hinglish' || random() < 0.5))
    return span(pick(shelf.en.lines, random).words, 1, random).slice(0, 3);
  const { others } = shelf[isLatin ? 'hinglish' : 'hi'];
  return Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(others, random));
}

/** One line of a tongue, whole or changed: a part, in haste, with slips, English in its middle, or two in one. */
export function lesson(tongue: LearnedTongue, shelf: Shelf, random: Random): readonly string[] {
  const { lines, words: single } = shelf[tongue];
  if (single.length > 0 && random() < CHANCE.word) {
    const count = 1 + Math.floor(random() * 4);
    return Array.from({ length: count }, () => pick(single, random).words).flat();
  }
  let { words } = pick(lines, random);
  if (random() < CHANCE.joined) words = [...words, ...pick(lines, random).words];
  if (words.length > 4 && random() < CHANCE.piece) words = span(words, 3, random);
  if (random() < CHANCE.hasty) words = words.map((word) => (random() < 0.5 ? hasty(word, random) : word));
  if (random() < CHANCE.typo) words = words.map((word) => (random() < 0.3 ? mistyped(word, random) : word));
  if (
    tongue !== 'hi' &&
    words.length > 2 &&
    random() < (tongue === 'en' ? CHANCE.mixedEnglish : CHANCE.mixed)
  ) {
    const at = Math.floor(random() * (words.length + 1));
    words = [...words.slice(0, at), ...strangers(tongue, shelf, random), ...words.slice(at)];
  }
  return words;
}

/** Puts lines where lessons are taken from. */
export function shelve(all: readonly Line[]): Shelf {
  const shelves = LEARNED_TONGUES.map((tongue) => {
    const own = all.filter((one) => one.tongue === tongue && one.words.length > 0);
    const lines = own.filter((one) => !one.isWord);
    return [tongue, { lines, words: own.filter((one) => one.isWord), others: rareWords(lines) }];
  });
  return Object.fromEntries(shelves) as Shelf;
}

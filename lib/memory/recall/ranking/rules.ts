/*
 * Facts in the order in which they have to do with a message, all of a person in one pass. Each word of the message counts once, by
 * its best match, the more the fewer facts have it.
 */
import { RECALL_HALF_LIFE_DAYS } from '../../constants';
import { NAMED } from '../../terms/constants';
import { PEOPLE, type Wanted } from '../../terms/rules';

export type Rankable = {
  id: string;
  /** Whom it is about; null for the person themself. */
  subject: string | null;
  /** Terms of the text and its aliases; one that several of them have comes as often. */
  words: readonly string[];
  /** When the person last said it. */
  confirmedAt: Date;
};
/** What is asked for: the message's terms, and how near in meaning another server finds facts to it, by their ids, 0 to 1. */
export type Question = {
  wanted: readonly Wanted[];
  near?: ReadonlyMap<string, number> | undefined;
  now: Date;
};
/** Of one term: which facts have it, and what it says of each, 1 and more. */
type Posting = { at: number[]; worth: number[] };
/** Facts as they are looked through. A fact's place in `facts` is its number everywhere else. */
export type FactIndex<T> = {
  facts: readonly T[];
  postings: ReadonlyMap<string, Posting>;
  /** What the worth of each fact is divided by: one with many terms is found by more messages. */
  breadths: readonly number[];
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is added beside the terms, whose best are worth about 25; freshness only decides between equals. */
const WEIGHT = { near: 16, fresh: 0.4 };
/** How much more a rare term says than a frequent one. */
const RARITY_POWER = 1.5;
/** What a term says more with each doubling of the aliases that have it. */
const REPEATED = 0.14;
/** Terms of a short fact, and what each doubling of them takes. */
const SHORT_TERMS = 16;
const BREADTH = 0.1;
/** What remains of the worth of a fact about somebody, where the message names nobody. */
const ABOUT_ANOTHER = 0.9;
/** What a misspelt word is worth beside the right one, and letters of its sound from which it may be one. */
const MISSPELT = 0.6;
const MISSPELT_LETTERS_MIN = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function indexFacts<T extends Rankable>(facts: readonly T[]): FactIndex<T> {
  const postings = new Map<string, Posting>();
  const breadths: number[] = [];
  for (const [at, { words }] of facts.entries()) {
    const times = new Map<string, number>();
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    for (const [term, count] of times) {
      const posting = postings.get(term) ?? { at: [], worth: [] };
      posting.at.push(at);
      posting.worth.push(1 + REPEATED * Math.log2(count));
      postings.set(term, posting);
    }
    breadths.push(1 + BREADTH * Math.log2(Math.max(1, times.size / SHORT_TERMS)));
  }
  return { facts, postings, breadths };
}

/** What a word may have been meant for: one letter more, less, another, or two exchanged. */
function* nearWords(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') yield before + after.slice(1);
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`;
    // Hardly anybody gets the first letter wrong.
    if (at > 0) for (const letter of LETTERS) yield before + letter + after;
    if (at > 0 && after !== '') for (const letter of LETTERS) yield before + letter + after.slice(1);
  }
}

/** What a message asks for, and for words that no fact has, the words nearest to them. */
function withMisspelt<T>({ postings }: FactIndex<T>, wanted: readonly Wanted[]): Wanted[] {
  const known = new Set(wanted.filter(({ term }) => postings.has(term)).map(({ slot }) => slot));
  const strange = wanted.filter(
    ({ term, slot }) => !known.has(slot) && term.length >= MISSPELT_LETTERS_MIN && /^[a-z]+$/.test(term),
  );
  const meant = strange.flatMap(({ term, worth, slot }) =>
    [...new Set(nearWords(term))]
      .filter((near) => near !== term && postings.has(near))
      .map((near) => ({ term: near, worth: worth * MISSPELT, slot })),
  );
  return [...wanted, ...meant];
}

/** What the terms of a message are worth for each fact. */
function termScores<T>(index: FactIndex<T>, wanted: readonly Wanted[]): Float64Array {
  const total = new Float64Array(index.facts.length);
  const slots = Map.groupBy(withMisspelt(index, wanted), ({ slot }) => slot);
  for (const terms of slots.values()) {
    const best = new Map<number, number>();
    for (const { term, worth } of terms) {
      const posting = index.postings.get(term);
      if (!posting) continue;
      const rarity = Math.log(1 + index.facts.length / posting.at.length) ** RARITY_POWER;
      for (const [nth, at] of posting.at.entries()) {
        const score = worth * rarity * (posting.worth[nth] ?? 1);
        if (score > (best.get(at) ?? 0)) best.set(at, score);
      }
    }
    for (const [at, score] of best) total[at] = (total[at] ?? 0) + score;
  }
  return total;
}

/**
 * The facts that have most to do with a question, those first.
 * @param most how many
 */
export function nearestOf<T extends Rankable>(index: FactIndex<T>, question: Question, most: number): T[] {
  const { wanted, near, now } = question;
  const scores = termScores(index, wanted);
  const namesPerson = wanted.some(({ term }) => term.startsWith(NAMED) && PEOPLE.has(term.slice(1)));
  for (const [at, fact] of index.facts.entries()) {
    const about = fact.subject !== null && !namesPerson ? ABOUT_ANOTHER : 1;
    const age = Math.max(0, now.getTime() - fact.confirmedAt.getTime()) / DAY_MS;
    scores[at] =
      ((scores[at] ?? 0) / (index.breadths[at] ?? 1)) * about +
      WEIGHT.near * (near?.get(fact.id) ?? 0) +
      WEIGHT.fresh * 0.5 ** (age / RECALL_HALF_LIFE_DAYS);
  }
  const least = Float64Array.from(scores).sort().at(-most) ?? 0;
  return index.facts
    .flatMap((fact, at) => ((scores[at] ?? 0) >= least ? [{ fact, score: scores[at] ?? 0 }] : []))
    .sort(
      (one, other) =>
        other.score - one.score || other.fact.confirmedAt.getTime() - one.fact.confirmedAt.getTime(),
    )
    .slice(0, most)
    .map(({ fact }) => fact);
}

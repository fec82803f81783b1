import type { AgeReading } from '../age/rules';
import type { CrisisKind } from '../constants';
import {
  CLAUSES,
  CONTINUED_WORDS_MAX,
  EARLIER_MAX,
  EARLIER_WORDS_MAX,
  FRAGMENT_WORDS_MAX,
  LEANING_ADDED,
  LEANING_ELSEWHERE,
  LEANING_FOR_LENGTH,
  LEANING_OF_FRAGMENT,
  LEANING_OF_WHOLE,
  LEANING_OF_WINDOW,
  LEANING_STATED,
  LEANING_TOGETHER,
  MARK,
  SENTENCE_HANDICAP,
  SENTENCE_WORDS_MIN,
  WHOLE_WORDS_MAX,
  WINDOW,
  WORDS_MAX,
} from './constants';
import { withoutDenials } from './denials/rules';
import { type Features, featuresOf } from './features/rules';
import { DANGER, KINDS, leaningIn, type Model, type Span } from './learned/rules';
import { statesDanger } from './statements/rules';
import { wordsOf } from './words/rules';

/** The words of a message that its danger is read from. */
export const tellingWords = (text: string): string[] => withoutDenials(wordsOf(text).slice(0, WORDS_MAX));

/** Where a text leans most towards danger, and how far. */
export type Reading = Span & { leaning: number };

/** The spans that a text is read in: the whole of a short one, windows of a long one. */
export function spansOf(words: number): Span[] {
  if (words <= WHOLE_WORDS_MAX) return [{ from: 0, to: words }];
  return windowsOf(words, WINDOW);
}

/** Spans of so many words, each `step` words behind the one before; the last ends with the text. */
function windowsOf(words: number, { size, step }: { size: number; step: number }): Span[] {
  const spans: Span[] = [];
  for (let to = size; to < words; to += step) spans.push({ from: to - size, to });
  return [...spans, { from: words - size, to: words }];
}

/** The sentences of a text and their parts, from mark to mark. */
function sentencesOf(words: readonly string[]): Span[] {
  const marks = words.flatMap((word, at) => (MARK.test(word) ? [at] : []));
  return [...marks, words.length]
    .map((to, nth, ends) => ({ from: nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 1, to }))
    .filter(({ from, to }) => to - from >= SENTENCE_WORDS_MIN && to - from <= WHOLE_WORDS_MAX);
}

/** Short spans of a long text, for what is said in a few words among many others, and how much more each must lean. */
function clausesOf(words: readonly string[]): (Span & { handicap: number })[] {
  if (words.length <= WHOLE_WORDS_MAX) return [];
  return [
    ...sentencesOf(words).map((span) => ({ ...span, handicap: SENTENCE_HANDICAP })),
    ...CLAUSES.flatMap((clause) =>
      windowsOf(words.length, clause).map((span) => ({ ...span, handicap: clause.handicap })),
    ),
  ];
}

/** The span of a text that leans most towards danger. */
export function readSpans(model: Model, features: Features): Reading {
  const leaning = leaningIn(model, features);
  const words = features.ends.length;
  return [
    ...spansOf(words).map((span) => ({ ...span, leaning: leaning(span) })),
    ...clausesOf(features.words).map((span) => ({ ...span, leaning: leaning(span) - span.handicap })),
  ].reduce((most, one) => (one.leaning > most.leaning ? one : most));
}

/** What a text of so many words must lean to be taken for a call for help. */
export function leaningEnough(words: number): number {
  if (words <= FRAGMENT_WORDS_MAX) return LEANING_OF_FRAGMENT;
  if (words <= WHOLE_WORDS_MAX) return LEANING_OF_WHOLE;
  return LEANING_OF_WINDOW + LEANING_FOR_LENGTH * Math.log(words / WHOLE_WORDS_MAX);
}

function kindOf(features: Features, span: Span): CrisisKind {
  const leanings = KINDS.map(([kind, model]) => ({ kind, leaning: leaningIn(model, features)(span) }));
  return leanings.reduce((most, one) => (one.leaning > most.leaning ? one : most)).kind;
}

const read = (words: readonly string[]) => {
  const features = featuresOf(words);
  return { features, ...readSpans(DANGER, features) };
};

/** Danger that a text speaks of by itself. */
function readAlone(words: readonly string[]): CrisisKind | null {
  if (words.length === 0) return null;
  const { features, leaning, ...span } = read(words);
  const enough = leaning >= leaningEnough(words.length) || (leaning >= LEANING_STATED && statesDanger(words));
  return enough ? kindOf(features, span) : null;
}

/** The last words of the messages that a new one may go on with: as far back as to one that spoke for itself. */
function wordsBefore(earlier: readonly string[]): string[] {
  let before: string[] = [];
  for (const message of earlier.slice(-EARLIER_MAX).toReversed()) {
    const words = tellingWords(message);
    if (words.length > EARLIER_WORDS_MAX || before.length > EARLIER_WORDS_MAX || readAlone(words)) break;
    before = [...words, ...before];
  }
  return before.slice(-EARLIER_WORDS_MAX);
}

/**
 * Danger that a short message completes, which those before it began: "main soch rahi hu ki", "sab khatam", "kar dun".
 * What was danger by itself was heard when it was said, so only what came after it is read again.
 */
function readTogether(words: readonly string[], earlier: readonly string[]): CrisisKind | null {
  if (words.length > CONTINUED_WORDS_MAX) return null;
  const before = wordsBefore(earlier);
  if (before.length === 0) return null;
  const features = featuresOf([...before, ...words]);
  const leaning = leaningIn(DANGER, features);
  const all = { from: 0, to: before.length + words.length };
  if (leaning(all) < LEANING_TOGETHER) return null;
  if (leaning(all) < leaning({ from: 0, to: before.length }) + LEANING_ADDED) return null;
  if (leaningIn(DANGER, featuresOf(words))({ from: 0, to: words.length }) < LEANING_ELSEWHERE) return null;
  return kindOf(features, all);
}

/** A child who is hurt is a child in danger, whatever is done to it. */
const asChild = (kind: CrisisKind, age: AgeReading): CrisisKind =>
  age === 'minor' && (kind === 'home_abuse' || kind === 'sexual_abuse') ? 'child_abuse' : kind;

/**
 * Hears whether the writer is in danger, and of which kind; docs/safety.md, "How a crisis is detected".
 * @param earlier the writer's messages before this one, oldest first; the last seven count
 */
export function readCrisis(text: string, earlier: readonly string[], age: AgeReading): CrisisKind | null {
  const words = tellingWords(text);
  if (words.length === 0) return null;
  const kind = readAlone(words) ?? readTogether(words, earlier);
  return kind && asChild(kind, age);
}

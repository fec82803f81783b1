import { SINGLE_KINDS } from '../../constants';
import { conceptsIn, firstConcepts, PEOPLE } from '../../terms/rules';
import { soundOf } from '../../terms/sound/rules';
import { EMPTY_WORDS, normalText, similarity } from '../../text/rules';
import type { Day } from '../dates/rules';
import { NEGATIONS, NOTE_WORDS, SAME_SHARE, SAME_VERBS, SAME_WORD_SIMILARITY } from './constants';

/** What is compared of a note. `subject`: whom it is about when that is not the person themself. */
export type Comparable = { kind: string; text: string; subject: string | null; happensOn: Day | null };
/** What is known already, as far as merging and the model need it. */
export type KnownFact = Comparable & { id: string; corrected: boolean };
export type NewFact = Comparable & {
  /** Ids of the known facts that this one contradicts, as the model says. */
  replaces: readonly string[];
  /** The day it was told. */
  told: Day;
};

export type Change =
  | { what: 'confirm'; id: string }
  /** `asks`: it contradicts what the person put right by hand, which only a yes of theirs may replace. */
  | { what: 'add'; supersedes: string[]; asks: boolean };

/**
 * Whom a note is about: the relation its first words name, or null for the person themself. "Parents live in Indore" is
 * about the parents, "Has a sister called Meena" about who has her.
 */
export const subjectIn = (text: string): string | null =>
  firstConcepts(text).find((one) => PEOPLE.has(one)) ?? null;

/** Whether a subject that a model wrote means the person themself. */
const SELF = /^(?:self|me|myself|i|user|person|the person|themself|themselves|khud|main|)$/iu;

/** Whom a note is about, by the model's word and by the note's own first words. */
export function subjectOf(text: string, stated: string): string | null {
  if (SELF.test(stated.trim())) return subjectIn(text);
  return conceptsIn(stated).find((one) => PEOPLE.has(one)) ?? normalText(stated).slice(0, 40).trim();
}

/** One word of a note as it is compared: its sound, and the person or verb it stands for. */
type Piece = { sound: string; means: string | null };

function piecesOf(text: string): { pieces: Piece[]; negated: boolean; numbers: string } {
  const plain = text.replace(/’/g, "'");
  const negated = plain.search(NEGATIONS) >= 0;
  const words = normalText(plain.replace(NEGATIONS, ' '))
    .split(' ')
    .filter((word) => word !== '');
  const numbers = words
    .filter((word) => /^\p{N}/u.test(word))
    .sort()
    .join(' ');
  const pieces = words
    .filter((word) => !/^\p{N}/u.test(word) && !NOTE_WORDS.has(word))
    .flatMap((word): Piece[] => {
      const concepts = conceptsIn(word);
      if (concepts.some((one) => SAME_VERBS.has(one))) return [];
      const means = concepts.find((one) => PEOPLE.has(one)) ?? null;
      return means === null && EMPTY_WORDS.has(word) ? [] : [{ sound: soundOf(word), means }];
    });
  return { pieces, negated, numbers };
}

const isOnePiece = (one: Piece, other: Piece) =>
  one.means !== null || other.means !== null
    ? one.means === other.means
    : one.sound === other.sound || similarity(one.sound, other.sound) >= SAME_WORD_SIMILARITY;

/** How much two notes have in common, 0 to 1, leaving out whether they say yes or no. */
function shareOf(one: readonly Piece[], other: readonly Piece[]): number {
  const left = [...other];
  const shared = one.filter((piece) => {
    const at = left.findIndex((candidate) => isOnePiece(piece, candidate));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  const all = one.length + other.length - shared;
  return all === 0 ? 1 : shared / all;
}

/** How two notes stand to each other. A date and a number make a difference; a no is the opposite of a yes. */
export function relationOf(one: Comparable, other: Comparable): 'same' | 'opposite' | 'moved' | 'other' {
  if (one.subject !== other.subject) return 'other';
  const [a, b] = [piecesOf(one.text), piecesOf(other.text)];
  const isAlike = shareOf(a.pieces, b.pieces) >= SAME_SHARE;
  if (!isAlike || (a.pieces.length === 0 && one.kind !== other.kind)) return 'other';
  const flipped = new Set(['like', 'dislike']);
  if (a.negated !== b.negated) return 'opposite';
  if (one.kind !== other.kind && !a.negated && flipped.has(one.kind) && flipped.has(other.kind))
    return 'opposite';
  if (a.numbers !== b.numbers && one.happensOn === other.happensOn) return 'other';
  if (one.happensOn !== null && other.happensOn !== null && one.happensOn !== other.happensOn) return 'moved';
  return one.kind === other.kind || shareOf(a.pieces, b.pieces) === 1 ? 'same' : 'other';
}

/**
 * What a newly learned fact changes. What the model says it replaces goes before what looks the same; a contradiction, a day
 * that was put off, and a newer name, home or work of the person themself take the place of the older. What the person put
 * right by hand gives way to nothing but their own yes.
 */
export function changeOf(fact: NewFact, known: readonly KnownFact[]): Change {
  const exact = known.find(
    (one) => one.subject === fact.subject && normalText(one.text) === normalText(fact.text),
  );
  if (exact) return { what: 'confirm', id: exact.id };
  const isSingle = ({ kind, subject }: Comparable) => SINGLE_KINDS.has(kind) && subject === null;
  const replaced = new Set(
    known
      .filter((one) => fact.replaces.includes(one.id) && (!isSingle(one) || fact.subject === null))
      .map((one) => one.id),
  );
  for (const one of known) {
    const relation = relationOf(fact, one);
    if (relation === 'same' && !replaced.has(one.id)) return { what: 'confirm', id: one.id };
    const isPutOff = relation === 'moved' && one.happensOn !== null && one.happensOn >= fact.told;
    const isOlder = isSingle(fact) && isSingle(one) && one.kind === fact.kind;
    if (relation === 'opposite' || isPutOff || isOlder) replaced.add(one.id);
  }
  const supersedes = known.filter((one) => replaced.has(one.id));
  return {
    what: 'add',
    supersedes: supersedes.map((one) => one.id),
    asks: supersedes.some((one) => one.corrected),
  };
}

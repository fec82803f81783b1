import { estimateTokens } from '@/lib/language/tokens/rules';
import {
  FACT_MAX_CHARS,
  MEMORY_TOKEN_BUDGET,
  RECALL_HALF_LIFE_DAYS,
  SINGLE_KINDS,
  SUMMARY_LINE_MAX_CHARS,
  SUMMARY_TOKEN_BUDGET,
} from '../constants';
import { MEMORY_HEADING, MEMORY_INTRODUCTION, SUMMARY_INTRODUCTION } from '../copy';
import { bestWordSimilarity, cosine, wordsOf } from '../text/rules';

export type Recallable = {
  kind: string;
  text: string;
  words: readonly string[];
  embedding?: readonly number[];
  /** When the person last said it. */
  confirmedAt: Date;
  /** The text names its day itself. */
  dated?: boolean;
};

/** What is asked for: the message's words, and its vector where the server makes vectors. */
export type Question = { words: readonly string[]; vector: readonly number[]; now: Date };

const DAY_MS = 24 * 60 * 60 * 1000;
/** What each sign is worth; a shared word outweighs any freshness. */
const WEIGHT = { words: 2, similar: 1, vector: 1.5, fresh: 0.3, profile: 0.5 };

/** How much a fact has to do with the question; higher is more. */
export function relevance(fact: Recallable, { words, vector, now }: Question): number {
  const shared = fact.words.filter((word) => words.includes(word)).length;
  const age = Math.max(0, now.getTime() - fact.confirmedAt.getTime()) / DAY_MS;
  return (
    WEIGHT.words * (words.length === 0 ? 0 : shared / Math.min(words.length, 4)) +
    WEIGHT.similar * bestWordSimilarity(words, fact.words) +
    WEIGHT.vector * Math.max(0, cosine(vector, fact.embedding ?? [])) +
    WEIGHT.fresh * 0.5 ** (age / RECALL_HALF_LIFE_DAYS) +
    (SINGLE_KINDS.has(fact.kind) ? WEIGHT.profile : 0)
  );
}

/**
 * One line of text as a prompt may hold it: no line break, nothing that could open or close a section, a list item or a
 * placeholder, no control characters, at most `maxChars`.
 */
export function noteLine(text: string, maxChars: number): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/[#<>{}[\]`|*_=~]+/gu, ' ')
    .replace(/-{2,}/g, ' ')
    .replace(/^[\s\-•:]+/u, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, maxChars)
    .trim();
}

/** As many lines as the budget holds, in the order given; a line that is too long is passed over. */
function keepFitting<T extends { line: string }>(lines: readonly T[], budgetTokens: number): T[] {
  let used = 0;
  return lines.filter(({ line }) => {
    const cost = estimateTokens(line);
    if (line === '' || used + cost > budgetTokens) return false;
    used += cost;
    return true;
  });
}

const dateOf = (date: Date) =>
  date.toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });

/** A fact as a prompt tells it, with its day. */
export function factLine(fact: Pick<Recallable, 'text' | 'confirmedAt' | 'dated'>): string {
  const line = noteLine(fact.text, FACT_MAX_CHARS + (fact.dated ? 20 : 0));
  return fact.dated ? line : `${line} (${dateOf(fact.confirmedAt)})`;
}

/** The facts that fit the budget, the ones that matter most for the question first. */
export function chooseFacts(
  facts: readonly Recallable[],
  question: Question,
  budgetTokens = MEMORY_TOKEN_BUDGET,
) {
  const ranked = facts
    .map((fact) => ({
      line: factLine(fact),
      confirmedAt: fact.confirmedAt,
      score: relevance(fact, question),
    }))
    .sort((one, other) => other.score - one.score || other.confirmedAt.getTime() - one.confirmedAt.getTime());
  return keepFitting(ranked, budgetTokens);
}

/**
 * The section of the prompt that tells a companion what it remembers; empty when that is nothing.
 * @param summary lines, newest last
 */
export function memorySection(
  facts: readonly Recallable[],
  summary: readonly string[],
  question: Question,
): string {
  const lines = summary.map((text) => ({ line: noteLine(text, SUMMARY_LINE_MAX_CHARS) })).reverse();
  const talks = keepFitting(lines, SUMMARY_TOKEN_BUDGET).reverse();
  const used = talks.reduce((sum, { line }) => sum + estimateTokens(line), 0);
  const known = chooseFacts(facts, question, MEMORY_TOKEN_BUDGET - used);
  if (talks.length === 0 && known.length === 0) return '';
  return [
    MEMORY_HEADING,
    MEMORY_INTRODUCTION,
    ...known.map(({ line }) => `- ${line}`),
    ...(talks.length > 0 ? [SUMMARY_INTRODUCTION, ...talks.map(({ line }) => `- ${line}`)] : []),
  ].join('\n');
}

/** The words of a message that recall asks for. */
export const questionWords = (text: string) => wordsOf(text).slice(0, 40);

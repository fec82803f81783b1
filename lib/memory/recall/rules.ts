import { formatShortDate } from '@/lib/kit/format';
import type { CountTokens } from '@/lib/language/tokens/ports';
import { estimateTokens } from '@/lib/language/tokens/rules';
import {
  FACT_MAX_CHARS,
  MEMORY_TOKEN_BUDGET,
  SINGLE_KINDS,
  SUMMARY_LEVELS,
  SUMMARY_LINE_MAX_CHARS,
  SUMMARY_TOKEN_BUDGETS,
} from '../constants';
import { FOLLOW_UP_INTRODUCTION, MEMORY_HEADING, MEMORY_INTRODUCTION, SUMMARY_INTRODUCTION } from '../copy';

export type Recallable = {
  kind: string;
  /** Whom it is about; null for the person themself. */
  subject: string | null;
  text: string;
  /** The day of what is to come. */
  happensOn: string | null;
  /** When the person last said it. */
  confirmedAt: Date;
};
export type SummaryText = { level: (typeof SUMMARY_LEVELS)[number]; text: string; toldAt: Date };

/** Tokens of a text as the configured model counts them. */

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

const WEEKDAY_AND_DATE = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A fact as a prompt tells it: with its day, if it has one, and the day it was told. */
export function factLine({
  text,
  happensOn,
  confirmedAt,
}: Pick<Recallable, 'text' | 'happensOn' | 'confirmedAt'>): string {
  const day = happensOn === null ? '' : `on ${WEEKDAY_AND_DATE.format(new Date(happensOn))}, told `;
  return `${noteLine(text, FACT_MAX_CHARS)} (${day}${formatShortDate(confirmedAt)})`;
}

/** A list of lines that takes from a budget what it uses. */
function keepFitting(lines: readonly string[], budget: { left: number }, countTokens: CountTokens): string[] {
  return lines.filter((line) => {
    const cost = line === '' ? 0 : countTokens(line);
    if (line === '' || cost > budget.left) return false;
    budget.left -= cost;
    return true;
  });
}

/** The lines of the summary that fit, oldest first; of each layer the newest, and what a layer leaves goes to the next. */
function summaryLines(summary: readonly SummaryText[], countTokens: CountTokens): string[] {
  const budget = { left: 0 };
  const kept = new Set<SummaryText>();
  for (const level of SUMMARY_LEVELS) {
    budget.left += SUMMARY_TOKEN_BUDGETS[level];
    for (const one of summary.filter((line) => line.level === level).reverse())
      if (keepFitting([summaryLine(one)], budget, countTokens).length > 0) kept.add(one);
  }
  return summary.filter((one) => kept.has(one)).map(summaryLine);
}

function summaryLine({ level, text, toldAt }: SummaryText): string {
  const line = noteLine(text, SUMMARY_LINE_MAX_CHARS);
  if (line === '') return '';
  const day = {
    story: `until ${formatShortDate(toldAt)}`,
    week: `week until ${formatShortDate(toldAt)}`,
    talk: formatShortDate(toldAt),
  }[level];
  return `${line} (${day})`;
}

/** The person's own name, home and work, which a companion always knows. */
export const isProfile = ({ kind, subject }: Pick<Recallable, 'kind' | 'subject'>) =>
  SINGLE_KINDS.has(kind) && subject === null;

/**
 * The section of the prompt that tells a companion what it remembers; empty when that is nothing. The person's name, home and
 * work come first, whatever the message is about; then what matters for it, as much as the budget holds.
 * @param facts the nearest first
 * @param summary lines, newest last
 * @param due what is to be asked about now
 */
export function memorySection(
  facts: readonly Recallable[],
  summary: readonly SummaryText[],
  { due = null, countTokens = estimateTokens }: { due?: Recallable | null; countTokens?: CountTokens } = {},
): string {
  const talks = summaryLines(summary, countTokens);
  const used = talks.reduce((sum, line) => sum + countTokens(line), 0);
  const budget = { left: MEMORY_TOKEN_BUDGET - used };
  const asked = keepFitting(due ? [factLine(due)] : [], budget, countTokens);
  const ranked = [...facts.filter(isProfile), ...facts.filter((fact) => !isProfile(fact))];
  const known = keepFitting(
    ranked.map((fact) => (noteLine(fact.text, FACT_MAX_CHARS) === '' ? '' : factLine(fact))),
    budget,
    countTokens,
  );
  if (talks.length === 0 && known.length === 0 && asked.length === 0) return '';
  const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`);
  return [
    MEMORY_HEADING,
    MEMORY_INTRODUCTION,
    ...listed(known),
    ...(talks.length > 0 ? [SUMMARY_INTRODUCTION, ...listed(talks)] : []),
    ...(asked.length > 0 ? [FOLLOW_UP_INTRODUCTION, ...listed(asked)] : []),
  ].join('\n');
}

import { indiaDay } from '@/lib/kit/india-time';
import { t, tn } from '@/lib/kit/text';
import { HISTORY_OTHER, HISTORY_TEXT } from '../copy';

export type Line = {
  id: string;
  kind: string;
  /** Messages */
  delta: number;
  count: number;
  /** Messages */
  balanceAfter: number;
  name: string | null;
  /** ISO 8601 */
  at: string;
};

const isSameChatDay = (newer: Line, older: Line) =>
  newer.kind === 'send' &&
  older.kind === 'send' &&
  newer.name === older.name &&
  indiaDay(newer.at) === indiaDay(older.at);

/**
 * Sums up consecutive messages to the same companion on the same day in India; everything else stays a separate line.
 * Folding is idempotent, so pages can be joined and folded again.
 * @param lines newest first
 */
export function foldLines(lines: readonly Line[]): Line[] {
  const folded: Line[] = [];
  for (const line of lines) {
    const newer = folded.at(-1);
    if (newer && isSameChatDay(newer, line)) {
      folded[folded.length - 1] = {
        ...newer,
        delta: newer.delta + line.delta,
        count: newer.count + line.count,
      };
    } else folded.push(line);
  }
  return folded;
}

/** "12 messages to Ananya", "Bought 50 messages" */
export function lineText({ kind, count, name, delta }: Omit<Line, 'id' | 'balanceAfter' | 'at'>): string {
  if (kind === 'purchase') return t('Bought {count} messages', { count: delta });
  if (kind !== 'send') return t(HISTORY_TEXT[kind] ?? HISTORY_OTHER);
  return name === null
    ? tn(count, 'Message in a deleted chat', '{count} messages in a deleted chat')
    : tn(count, 'Message to {name}', '{count} messages to {name}', { name });
}

/** "+50", "−12", with U+2212, which screen readers read as minus. */
export function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`;
}

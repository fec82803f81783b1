import { indiaDay } from '@/lib/kit/india-time';
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
  if (kind === 'purchase') return `Bought ${delta} messages`;
  if (kind !== 'send') return HISTORY_TEXT[kind] ?? HISTORY_OTHER;
  const messages = count === 1 ? 'Message' : `${count} messages`;
  return name === null ? `${messages} in a deleted chat` : `${messages} to ${name}`;
}

/** "+50", "−12", with U+2212, which screen readers read as minus. */
export function signed(delta: number): string {
  return delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`;
}

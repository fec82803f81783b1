import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { SENDERS } from '../constants';
import { type Quote, quoteOf } from './rules';

/** What is said in a message: neither pictures nor notes of the product, and nothing that was removed. */
const QUOTABLE = { messageType: 'text', sender: { in: ['user', 'ai'] }, removedAt: null };
const COLUMNS = { id: true, sender: true, content: true } as const;

const toQuote = ({ id, sender, content }: { id: string; sender: string; content: string }): Quote =>
  quoteOf({ id, sender: oneOf(SENDERS, sender), content });

/** A message of a session as a quote; null when it is not there, or says nothing. */
export async function findQuote(db: Runner, sessionId: string, id: string): Promise<Quote | null> {
  const found = await db.prisma.message.findFirst({ where: { id, sessionId, ...QUOTABLE }, select: COLUMNS });
  return found && toQuote(found);
}

/** Messages with the quotes of those that they answer. Costs a statement only where one of them answers another. */
export async function withQuotes<Row extends { sessionId: string; replyToId?: string }>(
  db: Runner,
  rows: Row[],
): Promise<(Row & { quote?: Quote })[]> {
  const ids = rows.flatMap(({ replyToId }) => replyToId ?? []);
  if (ids.length === 0) return rows;
  const found = await db.prisma.message.findMany({
    where: { id: { in: ids }, sessionId: { in: rows.map((row) => row.sessionId) }, ...QUOTABLE },
    select: COLUMNS,
  });
  const quotes = new Map(found.map((one) => [one.id, toQuote(one)]));
  return rows.map((row) => {
    const quote = row.replyToId === undefined ? undefined : quotes.get(row.replyToId);
    return quote ? { ...row, quote } : row;
  });
}

import type { Runner } from '@/lib/kit/scope';
import { ROW_GAP_MS } from './constants';
import { findRow as findRowQuery } from './find-row.queries';

/** The newest row of a person's messages, in all their chats, and after how many minutes they want to be told; found by the ledger's index of sends. */
export async function findRow(db: Runner, userId: string, since: Date) {
  const [found] = await findRowQuery.run({ userId, since, gapMs: ROW_GAP_MS }, db);
  const { began, last, minutes } = found ?? {};
  return { row: began && last ? { began, last } : null, minutes: minutes ?? null };
}

/*
 * Invariants:
 * - What is told of a balance is the ledger itself, entry by entry.
 * - Only the person whose ledger it is asks; who that is, is the caller's business.
 */
import type { Runner } from '@/lib/kit/scope';
import { type EntryRow, listEntries } from './store';

export type { EntryRow } from './store';

/** A page of a user's ledger, newest first, before an entry when its number is given. */
export function ledgerPage(
  db: Runner,
  userId: string,
  page: { before: string | null; limit: number },
): Promise<EntryRow[]> {
  return listEntries(db, { kind: 'user', id: userId }, page.before, page.limit);
}

/** Entries read in one go when the whole ledger is wanted. */
const BATCH = 5_000;

/** The whole ledger of a user, oldest first. */
export async function collectPersonalData(db: Runner, userId: string): Promise<EntryRow[]> {
  const entries: EntryRow[] = [];
  for (;;) {
    const before = entries.at(-1)?.seq ?? null;
    const page = await ledgerPage(db, userId, { before, limit: BATCH });
    entries.push(...page);
    if (page.length < BATCH) return entries.reverse();
  }
}

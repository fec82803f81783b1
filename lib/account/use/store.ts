import type { Runner } from '@/lib/kit/scope';
import { type ListUseParams, listUse } from './list-use.queries';
import type { Week } from './rules';

/**
 * What a person sent and paid, by week, and today. Messages are the ledger's, so that those of deleted chats count; what a guest sent before it
 * became part of the account is found under the guest. `ledger_entries_sends_idx` leads to a person's newest sends, however long the ledger is.
 * Null: there is no such user.
 */
export async function findUse(db: Runner, moments: ListUseParams) {
  const [row] = await listUse.run(moments, db);
  if (!row) return null;
  const { weeks, ...today } = row;
  const found = (weeks as [string, number, number][]).map(
    ([began, messages, rupees]): Week => ({ began, messages, rupees }),
  );
  return { found, today };
}

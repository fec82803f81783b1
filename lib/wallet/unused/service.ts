/*
 * Invariants:
 * - What is bought and unused is read out of the ledger itself, entry by entry; nothing else remembers it.
 * - A message belongs to one purchase or to none, also after it moved from a session or a guest.
 */
import type { Runner } from '@/lib/kit/scope';
import type { Owner } from '../constants';
import { movedFrom, readHoldings } from './rules';
import { findEntries } from './store';

type Left = ReadonlyMap<string, number>;

async function holdingsOf(db: Runner, ownerId: string): Promise<{ bought: Left; left: Left }> {
  const entries = await findEntries(db, ownerId);
  const brought = new Map<string, Left>();
  for (const entry of entries) {
    const from = movedFrom(entry);
    if (from) brought.set(from, (await holdingsOf(db, from)).left);
  }
  return readHoldings(entries, (from) => brought.get(from) ?? new Map());
}

/** Unused messages of each purchase by its order id, the oldest first. A lock on the balance keeps them as they are. */
export async function unusedMessages(db: Runner, owner: Owner): Promise<Left> {
  return (await holdingsOf(db, owner.id)).bought;
}

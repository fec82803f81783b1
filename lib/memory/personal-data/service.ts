/*
 * Invariants:
 * - Deleting an account takes everything that is remembered of the person, here and on another server.
 */
import type { Runner } from '@/lib/kit/scope';
import type { MoveBelongings } from '@/lib/users/ports';
import { queueDeletions } from '../agents/store';
import { eraseAgents, holdMemory, listFacts } from '../store';
import * as store from './store';

/** Everything remembered of a person, for the export of their data. */
export async function collectPersonalData(db: Runner, userId: string) {
  const [facts, summaries] = await Promise.all([listFacts(db, userId), store.listSummaries(db, userId)]);
  return {
    facts: facts.map(({ id: _, companionId: __, confirmedAt, ...fact }) => ({
      ...fact,
      toldAt: confirmedAt.toISOString(),
    })),
    summaries: summaries.map(({ createdAt, ...line }) => ({ ...line, writtenAt: createdAt.toISOString() })),
  };
}

/**
 * Part of deleting an account, inside its transaction and before the user's row goes: our tables would follow the row, an
 * agent on another server would not. Does not wait for what is being learned or changed.
 * @throws an error that `isRowBusy` knows
 */
export async function deletePersonalData(tx: Runner, { userId }: { userId: string }): Promise<void> {
  await holdMemory(tx, userId);
  await queueDeletions(tx, await eraseAgents(tx, userId));
}

/** Implements the port `MoveBelongings` of lib/users: what companions remember of a guest goes along. */
export const movePersonalData: MoveBelongings = async (tx, { guestId, accountId, now }) => {
  if (guestId !== null) await queueDeletions(tx, await store.moveMemory(tx, guestId, accountId, now));
};

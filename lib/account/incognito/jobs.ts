/*
 * Invariants:
 * - An incognito chat is deleted as by its person: messages, turns, rating, reports and notices go, the ledger, payments and safety
 *   events stay.
 * - Never while a reply is under way in it: then the next run does. Nobody can open it meanwhile.
 * - What an authority wants kept is kept, and nobody can open it.
 */
import { ENDING_BATCH } from '@/lib/chat/incognito/constants';
import { listEnded } from '@/lib/chat/incognito/service';
import { deleteChat } from '@/lib/chat/personal-data/service';
import { AppError } from '@/lib/kit/app-error';
import type { JobScope } from '@/lib/kit/scope';
import { lockPaymentsOfSession } from '@/lib/payments/personal-data/service';

type Ended = Awaited<ReturnType<typeof listEnded>>[number];

/** @returns whether this call deleted it */
async function endOne({ db, now, log }: JobScope, { id, userId }: Ended): Promise<boolean> {
  try {
    await deleteChat(db, userId, id, now(), lockPaymentsOfSession);
    return true;
  } catch (error) {
    // A reply is under way, its person or another process has deleted it, or it has just become another account's.
    if (!(error instanceof AppError))
      log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'incognito chat not deleted');
    return false;
  }
}

/** Deletes the incognito chats whose 24 hours are over. Any number of processes may do this at once. @returns chats */
export async function endIncognitoChats(scope: JobScope): Promise<number> {
  let total = 0;
  let after: string | null = null;
  for (;;) {
    const ended: Ended[] = await listEnded(scope.db, scope.now(), after, ENDING_BATCH);
    for (const one of ended) if (await endOne(scope, one)) total += 1;
    after = ended.at(-1)?.id ?? null;
    if (after === null || ended.length < ENDING_BATCH) return total;
  }
}

import { countedModel, findDayBudget } from '@/lib/ai/usage/service';
import { LEARN_BATCH_MESSAGES } from '@/lib/memory/constants';
import { forgetUnanswered, type LearningScope, learn, MemoryMoved } from '@/lib/memory/learning/service';
import { maskedModel } from '@/lib/safety/masking/service';
import { ATTEMPTS_MAX, LEASE_MS, READ_AFTER_MS, READ_BATCH, RETRY_FIRST_MS } from './constants';
import * as store from './store';

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function readTalk(scope: LearningScope, talk: store.DueTalk): Promise<number> {
  const { sessionId, userId, companionId } = talk;
  const messages = await store.findUnread(scope.db, talk);
  const readSeq = messages.at(-1)?.seq ?? talk.readSeq;
  const earlier = await store.findEarlier(scope.db, talk);
  const ids = [...earlier, ...messages].map(({ id }) => id);
  const settle = async (tx: Parameters<typeof store.finishTalk>[0]) => {
    // Whoever takes a message out waits for the memory that is being written now, or has taken it out before.
    if (await store.isAnyRemoved(tx, talk, ids)) throw new MemoryMoved('A message is gone.');
    const now = scope.now();
    const more = messages.length === LEARN_BATCH_MESSAGES;
    return store.finishTalk(tx, talk, { readSeq, more, now, later: after(now, READ_AFTER_MS) });
  };
  // What no try could read is left behind, so that the talk goes on being read.
  if (userId === null || companionId === null || talk.attempts > ATTEMPTS_MAX) {
    await scope.db.transaction(settle);
    return 0;
  }
  const { chatType, companionName } = talk;
  const reader = maskedModel(
    countedModel(scope, scope.chatModel, { userId, sessionId, paid: talk.hasBought }),
  );
  const part = { sessionId, userId, companionId, chatType, companionName, messages, earlier };
  return learn({ ...scope, chatModel: reader }, part, settle);
}

/**
 * Reads the talks whose time has come and stores what companions remember of them. Any number of processes may do this
 * at once, and one that dies in the middle loses nothing: its talks are read by the next. When everybody together has used
 * up the day's tokens, the talks of those who never bought stay due until the next day; when the payers have, all do.
 * @returns facts noted
 */
export async function learnFromTalks(scope: LearningScope): Promise<number> {
  let noted = 0;
  for (let read = 0; read < READ_BATCH; read += 1) {
    const now = scope.now();
    const { freeOpen, paidOpen } = await findDayBudget(scope, scope.budgets, now);
    if (!paidOpen) break;
    // One at a time, so that no lease runs out while its talk waits for the ones before it.
    const talk = await store.claimDueTalk(scope.db, {
      ...{ now, leaseUntil: after(now, LEASE_MS), buyersOnly: !freeOpen },
    });
    if (!talk) break;
    try {
      noted += await readTalk(scope, talk);
    } catch (error) {
      scope.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a talk stays unread');
      // A guest's talk that went to a member meanwhile is read again at once, as the member's; one that lost a message, without it.
      const wait = error instanceof MemoryMoved ? 0 : RETRY_FIRST_MS * 2 ** (talk.attempts - 1);
      await store.postponeTalk(scope.db, talk, after(scope.now(), wait));
    }
  }
  await forgetUnanswered(scope);
  return noted;
}

import { BATCH, RETRY_AFTER_MS } from './constants';
import { answerWaiting, type WaitingScope } from './service';
import { findWaiting } from './store';

/**
 * Answers the messages that were sent at balance 0 and whose owner has bought some since. Any number of processes may do this
 * at once: each message is answered by one of them.
 * @returns messages looked at
 */
export async function answerWaitingMessages(scope: WaitingScope): Promise<number> {
  const triedBefore = new Date(scope.now().getTime() - RETRY_AFTER_MS);
  const waiting = await findWaiting(scope.db, triedBefore, BATCH);
  await Promise.all(waiting.map((id) => answerWaiting(scope, id)));
  return waiting.length;
}

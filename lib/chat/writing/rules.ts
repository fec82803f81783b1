import type { PendingSend } from '../browser';
import { allMessages, type History } from '../history/rules';

/** The person's last text that is no longer in the box: one that failed and was given back, else the newest of the chat. */
export function lastOwnText(
  history: History | undefined,
  pending: readonly PendingSend[],
): string | undefined {
  const failed = pending.findLast(({ returned }) => returned);
  if (failed) return failed.content;
  return allMessages(history).findLast(
    ({ sender, messageType, removed }) => sender === 'user' && messageType === 'text' && !removed,
  )?.content;
}

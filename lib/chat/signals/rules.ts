import { NIGHT } from '@/lib/users/limits/constants';
import { quietEnd } from '@/lib/users/limits/rules';
import type { ChatMessage } from '../history/rules';
import type { Signal } from './constants';

/**
 * The first bubble that is shown of the newest reply: what a companion said to the person's newest message. A welcome and a check-in
 * answer nobody; what came with helplines is not to be drawn attention to.
 * @param messages of the chat, oldest first
 * @param withheld ids of those that wait for their moment
 */
export function findReply(
  messages: readonly ChatMessage[],
  withheld: ReadonlySet<string>,
): ChatMessage | undefined {
  const at = messages.findLastIndex(({ sender }) => sender === 'user');
  const since = messages.slice(at + 1);
  if (at === -1 || since.some(({ messageType }) => messageType === 'crisis_support')) return undefined;
  const first = since.find(({ id, sender, replaced }) => sender === 'ai' && !replaced && !withheld.has(id));
  return first?.checkIn || first?.removed ? undefined : first;
}

/**
 * Which of the signals that somebody has chosen a reply gives: none near a crisis, where nothing more can be said, or where nobody
 * looks, and no sound at night (22:00 to 8:00 in India).
 * @param isSeen the page is in front
 */
export function signalsFor(
  chosen: readonly Signal[],
  session: { sellsNothing: boolean; closed: string | null },
  { isSeen, now }: { isSeen: boolean; now: Date },
): readonly Signal[] {
  if (!isSeen || session.sellsNothing || session.closed !== null) return [];
  return quietEnd(NIGHT, now) === null ? chosen : chosen.filter((signal) => signal !== 'sound');
}

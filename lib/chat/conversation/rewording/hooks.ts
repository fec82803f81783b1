import { useQueryClient } from '@tanstack/react-query';
import { allMessages, type ChatMessage } from '../../history/rules';
import { historyQuery, sessionQuery } from '../../hooks';
import type { Conversation } from '../browser';
import { isDear, rewordMessage } from './browser';
import { rewordingPrice } from './rules';

/**
 * How a reply is said differently; null for what cannot be, now or at all.
 * `cost`: messages, and null while a crisis is near, when nothing is sold. `isShort`: there are none to pay it with.
 */
export function useRewording(message: ChatMessage, conversation: Conversation) {
  const client = useQueryClient();
  const { id: messageId, sessionId } = message;
  const session = client.getQueryData(sessionQuery(sessionId).queryKey);
  const history = client.getQueryData(historyQuery(sessionId).queryKey);
  const price = rewordingPrice(allMessages(history), messageId);
  if (price === null || !session || session.closed !== null || session.held !== null || conversation.busy())
    return null;
  const cost = isDear(messageId) ? 1 : price;
  const isFree = session.sellsNothing;
  return {
    cost: isFree ? null : cost,
    isShort: !isFree && cost > session.messagesLeft,
    reword: () => void rewordMessage(client, conversation, { sessionId, messageId, cost }),
  };
}

import { CHAT_TYPE_CARDS, type ChatTypeCard } from '@/content/chat-types';
import { ports } from './ports';

/** The kinds of chat that the home pages offer now: all that operators have not switched off. */
export function offeredCards(): ChatTypeCard[] {
  const { closedChatTypes } = ports();
  return CHAT_TYPE_CARDS.filter(({ id }) => !closedChatTypes.includes(id));
}

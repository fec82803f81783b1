import type { CARD_PAST } from '../copy';
import type { ChatMessage, History } from '../history/rules';

/** What the product says about money in a chat, and what a person can do about. */
export function isCard<Message extends Pick<ChatMessage, 'messageType'>>(
  message: Message,
): message is Message & { messageType: keyof typeof CARD_PAST } {
  return message.messageType === 'recharge_required' || message.messageType === 'payment_failed';
}

/**
 * The one card of a chat that is still true: the newest, unless what it says is over. A credit ends it, and so does a
 * companion's message, which somebody without messages would not have got. All other cards are past. It is found in what is
 * loaded: the newest messages always are.
 * @param messagesLeft a balance that did not come through this chat ends "no messages left", too
 */
export function findLiveCard({ pages }: History, messagesLeft: number): ChatMessage | undefined {
  for (const page of pages.toReversed()) {
    for (const message of page.toReversed()) {
      if (message.sender === 'ai' || message.messageType === 'payment_success') return undefined;
      if (!isCard(message)) continue;
      return message.messageType === 'recharge_required' && messagesLeft > 0 ? undefined : message;
    }
  }
  return undefined;
}

import { formatDay, formatTime } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';
import { isCard } from '../cards/rules';
import type { ChatMessage } from '../history/rules';
import { withMark } from '../pictures/rules';
import { KEPT_CHATS_MAX, KEPT_MESSAGES_MAX } from './constants';

/** A message as it is read without a network: words alone. */
export type KeptMessage = {
  id: string;
  /** `note`: help by people, or words of the product. */
  from: 'own' | 'companion' | 'note';
  text: string;
  /** In India: "12 October 2026", and "9:05 pm". */
  day: string;
  time: string;
};

export type KeptChat = {
  id: string;
  name: string;
  isPsychologist: boolean;
  /** ISO 8601 */
  lastAt: string;
  messages: readonly KeptMessage[];
};

/** Such as the list of chats has. */
type Listed = { id: string; lastAt: string };

const FROM = { user: 'own', ai: 'companion', system: 'note' } as const;

const isKept = (message: ChatMessage): boolean =>
  !message.replaced && !isCard(message) && message.messageType !== 'payment_success';

/** What of messages is kept: neither pictures, nor what was about money, nor a reply in whose place another one stands. */
export function toKept(messages: readonly ChatMessage[]): KeptMessage[] {
  return messages
    .filter(isKept)
    .map(({ id, sender, content, messageType, imageAlt, picture, timestamp }) => ({
      id,
      from: messageType === 'crisis_support' ? 'note' : FROM[sender],
      text: messageType === 'image' ? `[${imageAlt ?? t('Picture')}]` : picture ? withMark(content) : content,
      day: formatDay(timestamp, 0) ?? '',
      time: formatTime(timestamp),
    }));
}

/**
 * What is kept of a chat that is shown: what has loaded, as it is now, after what was kept before it.
 * @param hasOlder there are messages before those that have loaded
 */
export function mergeKept(
  kept: readonly KeptMessage[],
  loaded: readonly KeptMessage[],
  hasOlder: boolean,
): KeptMessage[] {
  const start = hasOlder ? kept.findIndex(({ id }) => id === loaded[0]?.id) : -1;
  // Without an overlap there may be a gap between the two, and a gap must not look like a conversation.
  return [...kept.slice(0, Math.max(start, 0)), ...loaded].slice(-KEPT_MESSAGES_MAX);
}

/** The chats last talked in, newest first. */
export function newestOf<T extends Listed>(chats: readonly T[]): T[] {
  return chats
    .toSorted((one, other) => Date.parse(other.lastAt) - Date.parse(one.lastAt))
    .slice(0, KEPT_CHATS_MAX);
}

/** The ids of those kept that are not to be: they are gone, or others are newer. */
export function leaving(kept: readonly { id: string }[], staying: readonly { id: string }[]): string[] {
  return kept.flatMap(({ id }) => (staying.some((one) => one.id === id) ? [] : id));
}

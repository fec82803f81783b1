import { indiaDay } from '@/lib/kit/india-time';
import type { ChatMessage } from '../history/rules';
import { DAYS_MIN, NOT_AGAIN_MS, REPLIES_MIN } from './constants';

/** What a browser knows of its person's visits. */
export type Visits = {
  /** The newest days on which a chat was open, YYYY-MM-DD. */
  days: readonly string[];
  /** When "Not now" was said, ms since 1970; 0 = never. */
  refusedAt: number;
};

export const NO_VISITS: Visits = { days: [], refusedAt: 0 };

/** What was kept; something else is no visit. */
export function readVisits(text: string | null): Visits {
  try {
    const { days, refusedAt } = JSON.parse(text ?? '') as Partial<Visits>;
    const isWhole = Array.isArray(days) && days.every((day) => typeof day === 'string');
    return isWhole && typeof refusedAt === 'number' ? { days, refusedAt } : NO_VISITS;
  } catch {
    return NO_VISITS;
  }
}

export const withDay = ({ days, refusedAt }: Visits, today: string): Visits => ({
  days: days.includes(today) ? days : [...days, today].slice(-DAYS_MIN),
  refusedAt,
});

/** Replies of a day to what the person wrote; a welcome is none. */
function countReplies(messages: readonly ChatMessage[], today: string): number {
  let replies = 0;
  let isAsked = false;
  for (const { sender, timestamp } of messages) {
    if (sender === 'user') isAsked = indiaDay(timestamp) === today;
    else if (sender === 'ai' && isAsked) {
      replies += 1;
      isAsked = false;
    }
  }
  return replies;
}

/** What is asked of nobody near a crisis, and of nobody where nothing can be said. */
export function isCalm(chat: {
  messages: readonly ChatMessage[];
  sellsNothing: boolean;
  checksIn: boolean;
  closed: string | null;
}): boolean {
  if (chat.sellsNothing || chat.checksIn || chat.closed !== null) return false;
  return !chat.messages.some(({ messageType }) => messageType === 'crisis_support');
}

/**
 * Whether it is a good moment to say that the product can stand on the home screen: somebody came back on another day and the talk
 * is going well. Never near a crisis, never where nothing can be said.
 * @param chat `messages` oldest first
 * @param now ms since 1970; `today` is its day in India
 */
export function isGoodMoment(
  visits: Visits,
  chat: Parameters<typeof isCalm>[0] & { messagesLeft: number },
  { now, today }: { now: number; today: string },
): boolean {
  if (!isCalm(chat) || chat.messagesLeft === 0) return false;
  if (visits.days.length < DAYS_MIN || now - visits.refusedAt < NOT_AGAIN_MS) return false;
  return countReplies(chat.messages, today) >= REPLIES_MIN;
}

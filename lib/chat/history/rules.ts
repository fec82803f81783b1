import type { Response } from '@/lib/kit/endpoint';
import { formatDay, indiaDay } from '@/lib/kit/india-time';
import { HISTORY_PAGE } from '../constants';
import type { listMessages } from '../contract';

export type ChatMessage = Response<typeof listMessages>[number];

/**
 * The loaded part of a conversation, oldest first. It is kept in pages so that a new message gives only the last
 * page a new identity and the others are not drawn again.
 */
export type History = {
  readonly pages: readonly (readonly ChatMessage[])[];
  /** The server may have messages before the first one here. */
  readonly hasOlder: boolean;
};

export function allMessages(history: History | undefined): ChatMessage[] {
  return history?.pages.flat() ?? [];
}

/** The loaded history after the newest page came (again) from the server. */
export function mergeNewest(held: History | undefined, page: readonly ChatMessage[]): History {
  const fresh: History = { pages: [page], hasOlder: page.length >= HISTORY_PAGE };
  if (!held) return fresh;
  const inPage = new Set(page.map((message) => message.id));
  const before = allMessages(held);
  const start = before.findIndex((message) => inPage.has(message.id));
  // Without an overlap there may be a gap between the two, and a gap must not look like a conversation.
  // A short page is the whole chat as it was when the server was asked: what is here came after it, for no chat loses messages.
  if (start < 0) return fresh.hasOlder ? fresh : appendMessages(fresh, before);

  const heldById = new Map(before.map((message) => [message.id, message]));
  const tail = [
    ...page.map((message) => {
      const same = heldById.get(message.id);
      // What was removed meanwhile, is there again, or has a reaction, is another one now.
      return same && JSON.stringify(same) === JSON.stringify(message) ? same : message;
    }),
    // What arrived while the page was on its way.
    ...before.slice(start).filter((message) => !inPage.has(message.id)),
  ];
  if (tail.length === before.length - start && tail.every((message, at) => message === before[start + at])) {
    return held;
  }
  const pages: (readonly ChatMessage[])[] = [];
  let seen = 0;
  for (const each of held.pages) {
    const kept = seen + each.length <= start ? each : each.slice(0, Math.max(start - seen, 0));
    if (kept.length > 0) pages.push(kept);
    seen += each.length;
  }
  return { pages: [...pages, tail], hasOlder: held.hasOlder };
}

/** Adds messages at the end; one that is there already stays as it is. */
export function appendMessages(history: History, messages: readonly ChatMessage[]): History {
  const known = new Set(allMessages(history).map((message) => message.id));
  const added = messages.filter((message) => {
    if (known.has(message.id)) return false;
    known.add(message.id);
    return true;
  });
  if (added.length === 0) return history;
  const last = history.pages.at(-1);
  const full = last === undefined || last.length >= 2 * HISTORY_PAGE;
  const pages = full ? [...history.pages, added] : [...history.pages.slice(0, -1), [...last, ...added]];
  return { pages, hasOlder: history.hasOlder };
}

/** The welcome is asked for when no message is an AI text message (product description, "Chat"). */
export function needsWelcome(messages: readonly ChatMessage[]): boolean {
  return !messages.some((message) => message.sender === 'ai' && message.messageType === 'text');
}

/** The stored form of a message that was on its way, when the server has it already. */
export function findSent(
  messages: readonly ChatMessage[],
  pending: { content: string; afterId?: string | undefined; picture?: { id: string } | undefined },
): ChatMessage | undefined {
  const start = messages.findIndex((message) => message.id === pending.afterId);
  return messages
    .slice(start + 1)
    .find(
      (message) =>
        message.sender === 'user' &&
        message.content.trim() === pending.content &&
        message.picture?.id === pending.picture?.id,
    );
}

/** Whether the server's copy of a message on its way is among those that have loaded. */
export const holds = (history: History, pending: Parameters<typeof findSent>[1]): boolean =>
  findSent(allMessages(history), pending) !== undefined;

/** Two bubbles of one person further apart than this do not belong together. */
const GROUP_GAP_MS = 5 * 60 * 1000;

function belongTogether(one: ChatMessage | undefined, two: ChatMessage | undefined): boolean {
  if (!one || !two || one.sender !== two.sender || isNotice(one) || isNotice(two)) return false;
  const apart = Date.parse(two.timestamp) - Date.parse(one.timestamp);
  return apart <= GROUP_GAP_MS && indiaDay(one.timestamp) === indiaDay(two.timestamp);
}

/** Shown across the whole column instead of as somebody's bubble. */
export function isNotice(message: ChatMessage): boolean {
  return message.sender === 'system' || message.messageType === 'crisis_support';
}

export type TimelineEntry = {
  message: ChatMessage;
  /** "Today", "12 October 2026", … above the first message of a day. */
  day: string | undefined;
  /** First and last bubble of a group by one person. */
  first: boolean;
  last: boolean;
};

/**
 * Adds day separators and grouping to a page.
 * @param around the messages right before and after the page
 * @param now ms since 1970, for "Today" and "Yesterday"
 */
export function timeline(
  page: readonly ChatMessage[],
  around: { before?: ChatMessage | undefined; after?: ChatMessage | undefined },
  now: number,
): TimelineEntry[] {
  return page.map((message, at) => {
    const previous = at > 0 ? page[at - 1] : around.before;
    const next = at < page.length - 1 ? page[at + 1] : around.after;
    const day = indiaDay(message.timestamp);
    const newDay = day !== undefined && (!previous || indiaDay(previous.timestamp) !== day);
    return {
      message,
      day: newDay ? formatDay(message.timestamp, now) : undefined,
      first: !belongTogether(previous, message),
      last: !belongTogether(message, next),
    };
  });
}

/** The text of a failed send goes in front of what was typed since. */
export function giveBack(draft: string, returned: string): string {
  if (draft.trim() === '' || draft === returned) return returned;
  return `${returned}\n${draft}`;
}

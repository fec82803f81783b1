import type { ChatMessage, History } from '../rules';

/** A history with some messages changed; pages and messages that stay as they are stay the same. */
export function changeMessages(history: History, change: (message: ChatMessage) => ChatMessage): History {
  return {
    ...history,
    pages: history.pages.map((page) => {
      const changed = page.map(change);
      return changed.some((message, at) => message !== page[at]) ? changed : page;
    }),
  };
}

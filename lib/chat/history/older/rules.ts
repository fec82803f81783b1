import { HISTORY_PAGE } from '../../constants';
import { allMessages, type ChatMessage, type History } from '../rules';

/** Puts a page of older messages in front. */
export function prependOlder(history: History, older: readonly ChatMessage[]): History {
  const known = new Set(allMessages(history).map((message) => message.id));
  const page = older.filter((message) => !known.has(message.id));
  return {
    pages: page.length > 0 ? [page, ...history.pages] : history.pages,
    hasOlder: older.length >= HISTORY_PAGE && page.length > 0,
  };
}

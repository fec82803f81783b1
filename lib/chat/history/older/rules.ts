import { HISTORY_PAGE } from '../../constants';
import type { ChatMessage, History } from '../rules';

/**
 * Puts the page of older messages before a message in front; nothing, where that one is no longer the first: the page has come
 * already, or another history has taken the place of the one it belongs to.
 */
export function prependOlder(
  history: History,
  before: string | undefined,
  older: readonly ChatMessage[],
): History {
  if (history.pages[0]?.[0]?.id !== before) return history;
  return {
    pages: older.length > 0 ? [older, ...history.pages] : history.pages,
    hasOlder: older.length >= HISTORY_PAGE,
  };
}

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { ARCHIVE_PATH, CHATS_PATH, chatPath, LOCK_PATH } from '@/lib/client/paths';

/** What leads to the lock while it is closed. */
const CHAT_PAGE = /^\/(chat\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|chats(\?archived=1)?)$/;

/**
 * Leads from a page with words of locked chats to where they are unlocked, and back to it afterwards. A page of its own, so that
 * nothing of the lock is part of a chat's first load.
 */
export function leadToLock(from: { chat: string } | { archived: boolean }): never {
  const path = 'chat' in from ? chatPath(from.chat) : from.archived ? ARCHIVE_PATH : CHATS_PATH;
  redirect(`${LOCK_PATH}?to=${encodeURIComponent(path)}`);
}

/**
 * Where somebody wants to go who came to the lock; there at once when the chats are open.
 * @param to of the address: anything at all
 * @returns undefined when they came for the lock itself
 */
export function wantedChat(to: unknown, isOpen: boolean): string | undefined {
  const path = typeof to === 'string' && CHAT_PAGE.test(to) ? to : undefined;
  if (path && isOpen) redirect(path as Route);
  return path;
}

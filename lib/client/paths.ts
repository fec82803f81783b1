import type { Route } from 'next';
import type { ChatType } from '@/lib/kit/chat-types';

/** The session creation screen; `referralCode` and `companionId` travel as query parameters. */
export function loadingPath(
  chatType: ChatType,
  query: { companionId?: string; referralCode?: string | null } = {},
): Route {
  const search = new URLSearchParams();
  if (query.companionId) search.set('companionId', query.companionId);
  if (query.referralCode) search.set('ref', query.referralCode);
  return `/loading/${chatType}${search.size > 0 ? `?${search}` : ''}` as Route;
}

export function chatPath(sessionId: string): Route {
  return `/chat/${sessionId}` as Route;
}

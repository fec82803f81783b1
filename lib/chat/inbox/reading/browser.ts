import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { tellTabs } from '@/lib/client/tabs';
import { sessionQuery } from '../../hooks';
import type { markRead } from './contract';

/**
 * Notes that a chat has been read up to a message: now, or when its page is looked at.
 * @returns stops it
 */
export function noteWhenSeen(client: QueryClient, sessionId: string, messageId: string): () => void {
  const note = async () => {
    await call<typeof markRead>('POST /api/chats/{sessionId}/read', {
      params: { sessionId },
      body: { messageId },
      keepalive: true,
    });
    client.setQueryData(sessionQuery(sessionId).queryKey, (held) => held && { ...held, unreadFrom: null });
    tellTabs();
  };
  const look = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', look);
    // It stays unread, and is noted with the next message or visit.
    note().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}

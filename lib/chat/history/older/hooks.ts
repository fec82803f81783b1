import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '@/lib/client/api';
import type { listMessages } from '../../contract';
import { historyQuery } from '../../hooks';
import type { ChatMessage } from '../rules';
import { prependOlder } from './rules';

/** Loads the page before the oldest message. */
export function useOlderMessages(sessionId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = useCallback(async () => {
    const key = historyQuery(sessionId).queryKey;
    const before = client.getQueryData(key)?.pages[0]?.[0]?.id;
    if (!before) return;
    setState('loading');
    try {
      const older: ChatMessage[] = await call<typeof listMessages>('GET /api/chat/messages/{sessionId}', {
        params: { sessionId },
        query: { before },
      });
      client.setQueryData(key, (held) => held && prependOlder(held, before, older));
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [client, sessionId]);
  return { state, load };
}

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call, queryKey } from '@/lib/client/api';
import type { Response } from '@/lib/kit/endpoint';
import type { getSession, listMessages } from './contract';
import { type History, mergeNewest } from './history/rules';

export type ChatSession = Response<typeof getSession>;

export function sessionQuery(sessionId: string) {
  const request = { params: { sessionId } };
  return queryOptions({
    queryKey: queryKey<typeof getSession>('GET /api/chat/session/{sessionId}', request),
    queryFn: ({ signal }) =>
      call<typeof getSession>('GET /api/chat/session/{sessionId}', { ...request, signal }),
  });
}

/** The loaded messages of a chat; asking again brings the newest page up to date and keeps the older ones. */
export function historyQuery(sessionId: string) {
  const request = { params: { sessionId } };
  const key = queryKey<typeof listMessages>('GET /api/chat/messages/{sessionId}', request);
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal, client }): Promise<History> => {
      const page = await call<typeof listMessages>('GET /api/chat/messages/{sessionId}', {
        ...request,
        signal,
      });
      return mergeNewest(client.getQueryData<History>(key), page);
    },
    // `mergeNewest` keeps the identity of what has not changed; comparing thousands of messages again is waste.
    structuralSharing: false,
  });
}

/** ms for which a chat counts as fresh; what came with the page waits about as long for its scripts on a poor phone. */
const FRESH_MS = 10_000;

/** ms between two looks whether a message that waited for a credit has its answer. */
const ANSWERING_POLL_MS = 2_000;

/**
 * A session and its messages, fresh whenever the screen appears, comes back to the front or gets its network back. What came
 * with the page or was asked for just now is not asked for again.
 */
export function useChat(sessionId: string, mayRefresh: () => boolean) {
  const refreshed = {
    staleTime: FRESH_MS,
    refetchOnWindowFocus: mayRefresh,
    refetchOnReconnect: () => (mayRefresh() ? 'always' : false),
  } as const;
  const session = useQuery({
    ...sessionQuery(sessionId),
    ...refreshed,
    refetchInterval: ({ state }) => (state.data?.answering ? ANSWERING_POLL_MS : false),
  });
  const history = useQuery({ ...historyQuery(sessionId), ...refreshed });

  // What was answered by itself is there when the session no longer says that it is being answered.
  const answering = session.data?.answering ?? false;
  const { refetch: askSession } = session;
  const { refetch: askHistory } = history;
  useEffect(() => {
    if (!answering) return;
    return () => void askHistory();
  }, [answering, askHistory]);

  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      // As it was left, by the browser's back button: any time may have passed.
      if (!event.persisted || !mayRefresh()) return;
      for (const ask of [askSession, askHistory]) void ask({ cancelRefetch: false });
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [askSession, askHistory, mayRefresh]);

  return { session, history };
}

function subscribeOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser has a network; the server render says yes. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}

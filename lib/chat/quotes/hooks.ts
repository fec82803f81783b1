import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { allMessages, type ChatMessage } from '../history/rules';
import { historyQuery, sessionQuery } from '../hooks';
import { readQuote, subscribeToQuotes, writeQuote } from './browser';

/** The message that the next one of a chat is to answer, and how to choose it. */
export function useQuote(sessionId: string) {
  const client = useQueryClient();
  const id = useSyncExternalStore(
    subscribeToQuotes,
    () => readQuote(sessionId),
    () => undefined,
  );
  const history = client.getQueryData(historyQuery(sessionId).queryKey);
  const quoted = id ? allMessages(history).find((one) => one.id === id && !one.removed) : undefined;
  const isGone = id !== undefined && history !== undefined && quoted === undefined;
  // After a reload it may be further up, or gone: what nobody sees is not answered.
  useEffect(() => {
    if (isGone) writeQuote(sessionId, undefined);
  }, [isGone, sessionId]);
  return { quoted, quote: (message: ChatMessage | undefined) => writeQuote(sessionId, message?.id) };
}

/** Whether anything can be written in a chat. */
export function useMayWrite(sessionId: string): boolean {
  const session = useQueryClient().getQueryData(sessionQuery(sessionId).queryKey);
  return session?.closed === null;
}

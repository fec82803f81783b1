import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { allMessages, type ChatMessage } from '../history/rules';
import { historyQuery, sessionQuery } from '../hooks';
import { quoting } from './browser';

/** The id of the message that the next one is to answer, by chat. A reload forgets it. */
const quotes = new Map<string, string | undefined>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function give(sessionId: string, id: string | undefined): void {
  quotes.set(sessionId, id);
  for (const listener of listeners) listener();
}

quoting.give = give;
quoting.take = (sessionId) => {
  const id = quotes.get(sessionId);
  give(sessionId, undefined);
  return id;
};

/** The message that the next one of a chat is to answer, and how to choose it. */
export function useQuote(sessionId: string) {
  const client = useQueryClient();
  const id = useSyncExternalStore(
    subscribe,
    () => quotes.get(sessionId),
    () => undefined,
  );
  const history = client.getQueryData(historyQuery(sessionId).queryKey);
  const quoted = id ? allMessages(history).find((one) => one.id === id && !one.removed) : undefined;
  return { quoted, quote: (message: ChatMessage | undefined) => give(sessionId, message?.id) };
}

/** Whether anything can be written in a chat. */
export function useMayWrite(sessionId: string): boolean {
  const session = useQueryClient().getQueryData(sessionQuery(sessionId).queryKey);
  return session?.closed === null;
}

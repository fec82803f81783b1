import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '@/lib/client/api';
import { newId } from '@/lib/client/new-id';
import { tellTabs } from '@/lib/client/tabs';
import { toast } from '@/lib/client/toast';
import { userQuery } from '@/lib/users/hooks';
import { dropPending, keepPending, listPending, readDraft, writeDraft } from '../browser';
import type { sendMessage, welcome } from '../contract';
import { allMessages, appendMessages } from '../history/rules';
import { type ChatSession, historyQuery, sessionQuery } from '../hooks';
import { writeReturned } from '../pictures/browser';
import { takeQuote, writeQuote } from '../quotes/browser';
import { type Conversation, createConversation } from './browser';
import { traceparentOf } from './rules';

/** Conversations outlive the screen, never the page: see `createConversation`. */
const conversations = new WeakMap<QueryClient, Map<string, Conversation>>();

function conversationOf(client: QueryClient, sessionId: string): Conversation {
  const known = conversations.get(client) ?? new Map<string, Conversation>();
  conversations.set(client, known);
  const conversation = known.get(sessionId) ?? connect(client, sessionId);
  known.set(sessionId, conversation);
  return conversation;
}

/** The other tabs show what an answer has brought. */
async function tellingTabs<T>(answer: Promise<T>): Promise<T> {
  const brought = await answer;
  tellTabs();
  return brought;
}

function connect(client: QueryClient, sessionId: string): Conversation {
  const history = historyQuery(sessionId);
  const session = sessionQuery(sessionId).queryKey;
  const changeSession = (change: Partial<ChatSession>): void => {
    const held = client.getQueryData(session);
    // The first answer brings the chat itself; any other that is on its way may still tell of what was before.
    if (!held) return;
    void client.cancelQueries({ queryKey: session, exact: true });
    client.setQueryData(session, { ...held, ...change });
  };
  return createConversation({
    sessionId,
    send: ({ content, clientMessageId, replyToId, picture }) =>
      tellingTabs(
        call<typeof sendMessage>('POST /api/chat/message', {
          body: {
            ...{ sessionId, sender: 'user' as const, content },
            ...{ clientMessageId, replyToId, pictureId: picture?.id },
          },
          // It reaches the server also when the page goes away right now.
          keepalive: true,
          headers: { traceparent: traceparentOf(clientMessageId) },
        }),
      ),
    welcome: () => {
      client.setQueryData(session, (held) => held && { ...held, checksIn: false });
      return tellingTabs(
        call<typeof welcome>('POST /api/chat/welcome/{sessionId}', { params: { sessionId } }),
      );
    },
    messages: () => allMessages(client.getQueryData(history.queryKey)),
    add: (messages) => {
      client.setQueryData(history.queryKey, (held) =>
        appendMessages(held ?? { pages: [], hasOlder: false }, messages),
      );
    },
    refresh: () => void client.refetchQueries({ queryKey: history.queryKey, exact: true }),
    balanceChanged: (messagesLeft) => {
      changeSession({ messagesLeft });
      // A session without a user has its own balance; the user's is asked for again where it shows.
      void client.invalidateQueries({ queryKey: userQuery.queryKey, refetchType: 'none' });
    },
    closed: (why, held) => changeSession({ closed: why, held }),
    careIsNear: () => client.getQueryData(session)?.sellsNothing === true,
    careBegan: () => {
      changeSession({ sellsNothing: true });
      client.setQueryData(userQuery.queryKey, (held) => held && { ...held, sellsNothing: true });
    },
    checksIn: () => client.getQueryData(session)?.checksIn === true,
    quote: {
      take: () => takeQuote(sessionId),
      give: (id) => writeQuote(sessionId, id),
    },
    returnPicture: (picture, words) => writeReturned(sessionId, { picture, words }),
    readDraft: () => readDraft(sessionId),
    writeDraft: (text) => writeDraft(sessionId, text),
    listPending: () => listPending(sessionId),
    keepPending: (pending) => keepPending(sessionId, pending),
    dropPending: (clientMessageId) => dropPending(sessionId, clientMessageId),
    isOnline: () => navigator.onLine,
    together: (changes) => notifyManager.batch(changes),
    toast,
    random: Math.random,
    newId,
    now: Date.now,
  });
}

/**
 * The conversation of a chat and its state.
 * @param loaded the messages are there and as new as the screen's appearing; what happens to them later opens nothing again
 */
export function useConversation(sessionId: string, loaded: boolean) {
  const client = useQueryClient();
  const [conversation] = useState(() => conversationOf(client, sessionId));
  const [subscribe] = useState(
    () => (listener: () => void) => conversation.subscribe(notifyManager.batchCalls(listener)),
  );
  const state = useSyncExternalStore(subscribe, conversation.state, conversation.state);

  const opened = useRef(false);
  useEffect(() => {
    if (!loaded || opened.current) return;
    opened.current = true;
    conversation.open();
  }, [conversation, loaded]);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) conversation.unpause();
    };
    window.addEventListener('online', conversation.welcomeAgain);
    window.addEventListener('pagehide', conversation.pause);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('online', conversation.welcomeAgain);
      window.removeEventListener('pagehide', conversation.pause);
      window.removeEventListener('pageshow', onShow);
    };
  }, [conversation]);

  return { conversation, state };
}

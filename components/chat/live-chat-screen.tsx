'use client';

import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { findLiveCard } from '@/lib/chat/cards/rules';
import { useConversation } from '@/lib/chat/conversation/hooks';
import type { History } from '@/lib/chat/history/rules';
import { type ChatSession, useChat, useOnline } from '@/lib/chat/hooks';
import { useNews } from '@/lib/chat/news/hooks';
import { isMissing } from '@/lib/client/api';
import { chatPath, signInPath } from '@/lib/client/paths';
import { indiaDay } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';
import { useUser } from '@/lib/users/hooks';
import { AboutChat } from './about-chat';
import { ChatHeader } from './chat-header';
import { ChatIcon } from './chat-icon';
import { BubblesLoading, ChatLoading } from './chat-states';
import { BEHIND_BUBBLES } from './chat-theme';
import { Composer } from './composer';
import { Helplines, type ShownHelpline } from './crisis-card';
import { firstName } from './first-name';
import { LiveCard } from './live-card';
import { MessageList } from './message-list';
import { PaymentNews } from './payment-news';
import { useLate } from './use-late';
import { useLeaving } from './use-leaving';

const loadRatingDialog = () =>
  import('@/components/feedback/rating-dialog').then((module) => module.RatingDialog);

const loadFailed = () => import('./chat-failed').then((module) => module.ChatFailed);
const loadMemoryDialog = () =>
  import('@/components/memory/memory-dialog').then((module) => module.MemoryDialog);
const loadKeysDialog = () => import('./keys-dialog').then((module) => module.KeysDialog);
const loadBreakHint = () => import('./break-hint').then((module) => module.BreakHint);
const loadNothing = () => Promise.resolve(undefined);
const loadMemoryQuestion = () =>
  import('@/components/memory/memory-question').then((module) => module.MemoryQuestion);

/** One chat: header, messages, composer, and the rating dialog on leaving. */
export function LiveChatScreen({
  sessionId,
  helplines,
  withoutScripts,
  missing: whenMissing,
}: {
  sessionId: string;
  helplines: readonly ShownHelpline[];
  /** Under the head, for a browser that runs no scripts. */
  withoutScripts: ReactNode;
  /** In place of a chat that does not exist for this person. */
  missing: ReactNode;
}) {
  const busy = useRef(false);
  const { session, history } = useChat(
    sessionId,
    useCallback(() => !busy.current, []),
  );
  const { conversation, state } = useConversation(
    sessionId,
    // The session says whether a welcome is due in a chat that has one.
    history.isSuccess && !history.isFetching && !session.isFetching,
  );
  busy.current = conversation.busy();
  useNews(sessionId, conversation.busy);
  const user = useUser();
  const online = useOnline();
  const { back, stay, leave, Dialog, rating } = useLeaving(
    // A chat about a crisis is not rated.
    session.data?.feedbackGiven === false && !session.data.sellsNothing,
    loadRatingDialog,
  );
  const missing = isMissing(session.error) || isMissing(history.error);
  const failed = (session.isError && !session.data) || (history.isError && !history.data);
  const ChatFailed = useLate(loadFailed, failed);
  const retry = () => {
    if (session.isError) void session.refetch();
    if (history.isError) void history.refetch();
  };

  return (
    <Helplines value={helplines}>
      <main id="main" data-whole className="flex min-h-0 flex-1 flex-col overflow-hidden">
        {missing ? (
          whenMissing
        ) : failed && ChatFailed ? (
          <ChatFailed retrying={session.isFetching || history.isFetching} onRetry={retry} />
        ) : session.data ? (
          <OpenChat
            session={session.data}
            history={history.data}
            withoutScripts={withoutScripts}
            asOf={history.dataUpdatedAt}
            conversation={conversation}
            state={state}
            online={online}
            guest={user.data?.isGoogleAuthenticated === false}
            onBack={back}
          />
        ) : (
          <>
            <ChatLoading onBack={back} />
            {online ? null : <Offline canWait={false} />}
          </>
        )}
        {Dialog && session.data ? (
          <Dialog
            open={rating}
            sessionId={sessionId}
            userId={user.data?.id ?? null}
            companionId={session.data.companionId}
            companionName={firstName(session.data.companionName)}
            mayReview={
              session.data.chatType === 'psychologist' &&
              user.data?.isGoogleAuthenticated === true &&
              history.data?.pages.some((page) => page.some((one) => one.sender === 'user')) === true
            }
            onClose={stay}
            onDone={leave}
          />
        ) : null}
      </main>
    </Helplines>
  );
}

function OpenChat({
  session,
  history,
  withoutScripts,
  asOf,
  conversation,
  state: sending,
  online,
  guest,
  onBack,
}: {
  session: ChatSession;
  history: History | undefined;
  withoutScripts: ReactNode;
  /** When the history came or changed, in ms since 1970: the same in the page as in the browser that takes it over. */
  asOf: number;
  online: boolean;
  /** Not signed in. */
  guest: boolean;
  onBack: () => void;
} & ReturnType<typeof useConversation>) {
  const companion = firstName(session.companionName);
  // The answer to what waited for a credit is on its way, whoever asked for it.
  const state = session.answering ? { ...sending, typing: true } : sending;
  const own = state.own && history && !conversation.ownIsStored(history) ? state.own : undefined;
  const memory = useLazyDialog(loadMemoryDialog);
  const keys = useLazyDialog(loadKeysDialog);
  const MemoryQuestion = useLate(loadMemoryQuestion);
  const BreakHint = useLate(session.breakMinutes ? loadBreakHint : loadNothing);
  const { companionId, chatType } = session;
  const { messagesLeft, sellsNothing, goesAt } = session;
  // An incognito chat has no memory to look into, and is not to be kept.
  const of = companionId && !goesAt ? { companionId, chatType } : undefined;
  const cardId = history && findLiveCard(history, messagesLeft)?.id;
  const sells = messagesLeft === 0 && !sellsNothing;
  const card = useMemo(() => ({ id: cardId, sells }), [cardId, sells]);
  return (
    <>
      <ChatHeader session={session} typing={state.typing} online={online} onBack={onBack} />
      {withoutScripts}
      {session.sellsNothing ? null : <PaymentNews sessionId={session.id} />}
      <div className={`flex min-h-0 flex-1 flex-col ${BEHIND_BUBBLES[session.chatType]}`}>
        <AboutChat
          psychologist={session.chatType === 'psychologist'}
          companion={companion}
          onMemory={of && memory.show}
          onKeys={keys.show}
          signIn={guest && !sellsNothing && !goesAt ? signInPath(chatPath(session.id)) : undefined}
          goesAt={goesAt}
        />
        {history ? (
          <LiveCard value={card}>
            <MessageList
              sessionId={session.id}
              unreadFrom={session.unreadFrom}
              history={history}
              today={indiaDay(asOf) ?? ''}
              state={state}
              own={own}
              companion={companion}
              conversation={conversation}
              onKeys={keys.show}
            />
          </LiveCard>
        ) : (
          <BubblesLoading />
        )}
      </div>
      {online ? null : <Offline canWait={state.canWait} />}
      {MemoryQuestion && of && !session.sellsNothing ? (
        <MemoryQuestion of={of} turn={session.messagesLeft} />
      ) : null}
      {BreakHint && !session.sellsNothing ? <BreakHint turn={session.messagesLeft} /> : null}
      {memory.Component && of ? (
        <memory.Component
          open={memory.open}
          onOpenChange={memory.setOpen}
          companionName={companion}
          of={of}
        />
      ) : null}
      {keys.Component ? <keys.Component open={keys.open} onOpenChange={keys.setOpen} /> : null}
      <Composer
        sessionId={session.id}
        companion={companion}
        sending={state.sending}
        paused={history === undefined || !(online || state.canWait)}
        closed={session.closed}
        held={session.held}
        returned={state.returned}
        onSend={conversation.send}
        takesPictures={session.takesPictures}
        online={online}
      />
    </>
  );
}

function Offline({ canWait }: { canWait: boolean }) {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-marigold-tint px-4 py-2 text-center text-marigold-ink text-sm leading-5"
    >
      <ChatIcon name="warning" className="size-4" />
      {t('You are offline.')}{' '}
      {t(canWait ? 'What you send waits, and goes out later.' : 'What you type stays here.')}
    </p>
  );
}

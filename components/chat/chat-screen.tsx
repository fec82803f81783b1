'use client';

import { useCallback, useRef } from 'react';
import { NeedsScripts } from '@/components/shared/needs-scripts';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { useConversation } from '@/lib/chat/conversation/hooks';
import { AI_NOTICE, KEEP_CHAT, NOT_LICENSED_NOTICE } from '@/lib/chat/copy';
import type { History } from '@/lib/chat/history/rules';
import { type ChatSession, useChat, useOnline } from '@/lib/chat/hooks';
import { isMissing } from '@/lib/client/api';
import { chatPath, signInPath } from '@/lib/client/paths';
import { indiaDay } from '@/lib/kit/format';
import { useUser } from '@/lib/users/hooks';
import { ChatHeader } from './chat-header';
import { ChatIcon } from './chat-icon';
import { ChatMissing } from './chat-missing';
import { BubblesLoading, ChatFailed, ChatLoading } from './chat-states';
import { CHAT_THEME } from './chat-theme';
import { Composer } from './composer';
import { Helplines, type ShownHelpline } from './crisis-card';
import { firstName } from './first-name';
import { MessageList } from './message-list';
import { PaymentNews } from './payment-news';
import { useLateComponent } from './use-late-component';
import { useLeaving } from './use-leaving';

const loadRatingDialog = () =>
  import('@/components/feedback/rating-dialog').then((module) => module.RatingDialog);

const loadMemoryDialog = () =>
  import('@/components/memory/memory-dialog').then((module) => module.MemoryDialog);
const loadMemoryQuestion = () =>
  import('@/components/memory/memory-question').then((module) => module.MemoryQuestion);

/** One chat: header, messages, composer, and the rating dialog on leaving. */
export function ChatScreen({
  sessionId,
  helplines,
}: {
  sessionId: string;
  helplines: readonly ShownHelpline[];
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
  const user = useUser();
  const online = useOnline();
  const { back, stay, leave, Dialog, rating } = useLeaving(
    // A chat about a crisis is not rated.
    session.data?.feedbackGiven === false && !session.data.sellsNothing,
    loadRatingDialog,
  );
  const missing = isMissing(session.error) || isMissing(history.error);
  const failed = (session.isError && !session.data) || (history.isError && !history.data);
  const retry = () => {
    if (session.isError) void session.refetch();
    if (history.isError) void history.refetch();
  };

  return (
    <Helplines value={helplines}>
      <main id="main" className="flex h-dvh flex-col overflow-hidden">
        {missing ? (
          <ChatMissing />
        ) : failed ? (
          <ChatFailed retrying={session.isFetching || history.isFetching} onRetry={retry} />
        ) : session.data ? (
          <OpenChat
            session={session.data}
            history={history.data}
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
            {online ? null : <Offline />}
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
  asOf,
  conversation,
  state: sending,
  online,
  guest,
  onBack,
}: {
  session: ChatSession;
  history: History | undefined;
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
  const MemoryQuestion = useLateComponent(loadMemoryQuestion);
  const { companionId, chatType } = session;
  const of = companionId ? { companionId, chatType } : undefined;
  return (
    <>
      <ChatHeader session={session} typing={state.typing} onBack={onBack} />
      <NeedsScripts />
      {session.sellsNothing ? null : <PaymentNews sessionId={session.id} />}
      <div className={`flex min-h-0 flex-1 flex-col ${CHAT_THEME[session.chatType].chat}`}>
        <p className="px-4 pt-2 text-center text-muted text-xs leading-4">
          {session.chatType === 'psychologist' ? NOT_LICENSED_NOTICE : AI_NOTICE}
          {of ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={memory.show}
              className="mx-1.5 inline-block min-h-6 font-semibold text-brand-ink underline-offset-2 hover:underline"
            >
              What {companion} remembers
            </button>
          ) : null}
          {guest && !session.sellsNothing ? (
            <a
              href={signInPath(chatPath(session.id))}
              className="mx-auto block w-fit py-1 font-semibold text-ink underline"
            >
              {KEEP_CHAT}
            </a>
          ) : null}
        </p>
        {history ? (
          <MessageList
            sessionId={session.id}
            history={history}
            today={indiaDay(asOf) ?? ''}
            state={state}
            own={own}
            companion={companion}
          />
        ) : (
          <BubblesLoading />
        )}
      </div>
      {online ? null : <Offline />}
      {MemoryQuestion && of && !session.sellsNothing ? (
        <MemoryQuestion of={of} turn={session.messagesLeft} />
      ) : null}
      {memory.Component && of ? (
        <memory.Component
          open={memory.open}
          onOpenChange={memory.setOpen}
          companionName={companion}
          of={of}
        />
      ) : null}
      <Composer
        sessionId={session.id}
        companion={companion}
        sending={state.sending}
        paused={!online || history === undefined}
        closed={session.closed}
        held={session.held !== null}
        returned={state.returned}
        onSend={conversation.send}
      />
    </>
  );
}

function Offline() {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-marigold-tint px-4 py-2 text-center text-marigold-ink text-sm leading-5"
    >
      <ChatIcon name="offline" className="size-4" />
      You are offline. What you type stays here.
    </p>
  );
}

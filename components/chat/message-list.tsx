import { memo, useMemo, useRef } from 'react';
import { listPending } from '@/lib/chat/browser';
import type { Conversation } from '@/lib/chat/conversation/browser';
import type { ConversationState } from '@/lib/chat/conversation/rules';
import type { ChatMessage, History } from '@/lib/chat/history/rules';
import { useReading, useReadingPlace } from '@/lib/chat/inbox/reading/hooks';
import { readQuote } from '@/lib/chat/quotes/browser';
import { t } from '@/lib/kit/text';
import { Bubble } from './bubble';
import { TryAgain } from './chat-states';
import { MessageMenuContext } from './message-menu-context';
import { MessagePage } from './message-page';
import { TypingBubble } from './typing-bubble';
import { useLate } from './use-late';
import { useMessageMenu } from './use-message-menu';
import { useNewest } from './use-newest';

// Its buttons are plain elements: the chat's first load has no room to spare (tests/contract/page-weight.contract.test.ts).

const loadParts = () => import('./list-parts').then((module) => module.LIST_PARTS);

const NONE: ReadonlySet<string> = new Set();
/** Chromium makes scroll containers focusable by itself, other browsers do not. */
const FOCUSABLE = { tabIndex: 0 };

/** What is to be seen: neither what waits for its moment, nor a reply in whose place another one stands. */
function shownPages(history: History, withheld: ReadonlySet<string>): (readonly ChatMessage[])[] {
  const isShown = ({ id, replaced }: ChatMessage) => !replaced && !withheld.has(id);
  return history.pages
    .map((page) => (page.every(isShown) ? page : page.filter(isShown)))
    .filter((page) => page.length > 0);
}

/** The messages, newest last; older pages load on scrolling up. A key press does not re-render it. */
export const MessageList = memo(function MessageList({
  sessionId,
  unreadFrom,
  history,
  today,
  state,
  own,
  companion,
  conversation,
  onKeys,
}: {
  sessionId: string;
  /** The first message of the companion's that has not been read. */
  unreadFrom: string | null;
  history: History;
  /** The day in India, as YYYY-MM-DD. */
  today: string;
  state: ConversationState;
  /** The user's message being sent, unless the history has it already. */
  own: ChatMessage | undefined;
  companion: string;
  conversation: Conversation;
  /** Shows the list of keys. */
  onKeys: () => void;
}) {
  const scroller = useRef<HTMLElement>(null);
  const pages = useMemo(() => shownPages(history, state.withheld), [history, state.withheld]);
  const settled = pages.slice(0, -1);
  const live = pages.at(-1) ?? [];
  const newest = live.at(-1);
  const place = useReadingPlace(unreadFrom);
  const { atEnd, unseen, follow, scrollToEnd } = useNewest(
    scroller,
    newest?.id,
    state.waiting.at(-1)?.id ?? own?.id,
    place,
  );
  useReading(sessionId, atEnd && !state.typing && newest?.sender === 'ai' ? newest.id : undefined);
  const { openMenu, menu } = useMessageMenu(companion, conversation);
  const late = useLate(
    loadParts,
    !atEnd ||
      state.sending ||
      live.some(({ checkIn }) => checkIn) ||
      listPending(sessionId).length > 0 ||
      readQuote(sessionId) !== undefined,
  );

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {late ? (
        <late.ChatHints
          sessionId={sessionId}
          history={history}
          today={today}
          busy={state.typing || state.sending}
        />
      ) : null}
      <section
        ref={scroller}
        onScroll={follow}
        aria-label={t('Messages')}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-3.5 focus-visible:outline-offset-[-3px]"
        {...FOCUSABLE}
      >
        <MessageMenuContext value={openMenu}>
          <div className="mb-auto pt-3">
            {history.hasOlder && late ? (
              <late.OlderMessages sessionId={sessionId} scroller={scroller} />
            ) : null}
            {settled.map((page, at) => (
              <MessagePage
                key={page[0]?.id}
                messages={page}
                before={pages[at - 1]?.at(-1)}
                after={pages[at + 1]?.[0]}
                companion={companion}
                today={today}
                arrived={NONE}
                unreadFrom={place}
                CheckInLine={late?.CheckInLine}
              />
            ))}
            <div role="log" aria-live="polite" aria-label={t('Chat with {companion}', { companion })}>
              <MessagePage
                live
                messages={live}
                before={settled.at(-1)?.at(-1)}
                after={own}
                companion={companion}
                today={today}
                arrived={state.arrived}
                unreadFrom={place}
                CheckInLine={late?.CheckInLine}
              />
              {own ? <Bubble message={own} last companion={companion} sending="Sending" arriving /> : null}
            </div>
            <div className="flex">
              {state.typing ? <TypingBubble /> : null}
              {state.sending && late ? (
                <late.StopButton sessionId={sessionId} conversation={conversation} />
              ) : null}
            </div>
            {late ? (
              <late.WaitingMessages
                sessionId={sessionId}
                companion={companion}
                state={state}
                conversation={conversation}
              />
            ) : null}
            <div role="status">
              {state.unwelcomed ? (
                <TryAgain onRetry={conversation.welcomeAgain}>
                  {t('{companion}’s first message has not come yet. You can write first, or try again.', {
                    companion,
                  })}
                </TryAgain>
              ) : null}
            </div>
          </div>
        </MessageMenuContext>
      </section>
      {menu}
      {late ? (
        <late.ChatKeys list={scroller} sessionId={sessionId} conversation={conversation} onKeys={onKeys} />
      ) : null}
      {late ? (
        <late.ListControls
          list={scroller}
          sessionId={sessionId}
          companion={companion}
          conversation={conversation}
          atEnd={atEnd}
          unseen={unseen}
          onNewest={scrollToEnd}
        />
      ) : null}
    </div>
  );
});

import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { ConversationState } from '@/lib/chat/conversation/rules';
import type { ChatMessage, History } from '@/lib/chat/history/rules';
import { useOlderMessages } from '@/lib/chat/hooks';
import { warnIfOffline } from '@/lib/client/online';
import { toast } from '@/lib/client/toast';
import { Bubble } from './bubble';
import { ChatIcon } from './chat-icon';
import { MessagePage } from './message-page';
import { ReportContext } from './report-context';
import type { ReportDialog } from './report-dialog';
import { TypingBubble } from './typing-bubble';
import { useNewest } from './use-newest';

// Its buttons are plain elements: the chat's first load is at 166.9 kB of 168.

const NONE: ReadonlySet<string> = new Set();
/** Chromium makes scroll containers focusable by itself, other browsers do not. */
const FOCUSABLE = { tabIndex: 0 };

function withoutWithheld(history: History, withheld: ReadonlySet<string>): (readonly ChatMessage[])[] {
  return history.pages
    .map((page) =>
      page.some(({ id }) => withheld.has(id)) ? page.filter(({ id }) => !withheld.has(id)) : page,
    )
    .filter((page) => page.length > 0);
}

/** The messages, newest last; older pages load on scrolling up. A key press does not re-render it. */
export const MessageList = memo(function MessageList({
  sessionId,
  history,
  today,
  state,
  own,
  companion,
}: {
  sessionId: string;
  history: History;
  /** The day in India, as YYYY-MM-DD. */
  today: string;
  state: ConversationState;
  /** The user's message being sent, unless the history has it already. */
  own: ChatMessage | undefined;
  companion: string;
}) {
  const scroller = useRef<HTMLElement>(null);
  const pages = useMemo(() => withoutWithheld(history, state.withheld), [history, state.withheld]);
  const settled = pages.slice(0, -1);
  const live = pages.at(-1) ?? [];
  const newest = live.at(-1);
  const { atEnd, unseen, follow, scrollToEnd } = useNewest(scroller, newest?.id, own?.id);
  const [reporting, setReporting] = useState<{ Dialog: typeof ReportDialog; messageId: string }>();
  const report = useCallback(
    (messageId: string) =>
      void import('./report-dialog').then(
        (module) => setReporting({ Dialog: module.ReportDialog, messageId }),
        () => warnIfOffline() || toast({ title: 'Could not open this', variant: 'destructive' }),
      ),
    [],
  );

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        onScroll={follow}
        aria-label="Messages"
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-3.5 focus-visible:outline-offset-[-3px]"
        {...FOCUSABLE}
      >
        <ReportContext value={report}>
          <div className="mb-auto pt-3">
            {history.hasOlder ? <OlderMessages sessionId={sessionId} scroller={scroller} /> : null}
            {settled.map((page, at) => (
              <MessagePage
                key={page[0]?.id}
                messages={page}
                before={pages[at - 1]?.at(-1)}
                after={pages[at + 1]?.[0]}
                companion={companion}
                today={today}
                arrived={NONE}
              />
            ))}
            <div role="log" aria-live="polite" aria-label={`Chat with ${companion}`}>
              <MessagePage
                live
                messages={live}
                before={settled.at(-1)?.at(-1)}
                after={own}
                companion={companion}
                today={today}
                arrived={state.arrived}
              />
              {own ? <Bubble message={own} last companion={companion} sending arriving /> : null}
            </div>
            {state.typing ? <TypingBubble /> : null}
          </div>
        </ReportContext>
      </section>
      {reporting ? (
        <reporting.Dialog messageId={reporting.messageId} onClose={() => setReporting(undefined)} />
      ) : null}
      {atEnd ? null : (
        <button
          type="button"
          onClick={() => scrollToEnd('smooth')}
          className="absolute bottom-3 left-1/2 flex min-h-11 -translate-x-1/2 animate-fade-in items-center gap-2 rounded-full border-[1.5px] border-line bg-card px-4 font-semibold text-brand-ink text-sm shadow-lift"
        >
          <ChatIcon name="down" className="size-4" />
          {unseen > 0 ? (unseen === 1 ? 'New message' : `${unseen} new messages`) : 'Newest messages'}
        </button>
      )}
    </div>
  );
});

/** Above the oldest loaded message: loads the page before it when it comes near the screen. */
function OlderMessages({
  sessionId,
  scroller,
}: {
  sessionId: string;
  scroller: RefObject<HTMLElement | null>;
}) {
  const mark = useRef<HTMLDivElement>(null);
  const { state, load } = useOlderMessages(sessionId);

  useEffect(() => {
    const element = mark.current;
    if (!element || state !== 'idle') return;
    // A new observer fires at once, so a page that did not fill the screen is followed by the next.
    const observer = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting ? void load() : undefined),
      {
        root: scroller.current,
        rootMargin: '800px 0px 0px 0px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [state, load, scroller]);

  if (state === 'failed') {
    return (
      <div ref={mark} className="flex flex-col items-center pb-3 text-muted text-sm [overflow-anchor:none]">
        <p>Older messages could not be loaded.</p>
        <button
          type="button"
          onClick={load}
          className="min-h-11 rounded-md px-4 font-semibold text-brand-ink hover:bg-line/60"
        >
          Try again
        </button>
      </div>
    );
  }
  // Out of sight an animation still costs every frame, a key press too.
  const still = state === 'loading' ? '' : 'animate-none!';
  return (
    // Scroll anchoring must pick a message, not this, or the list would stay at its top.
    <div
      ref={mark}
      aria-busy={state === 'loading'}
      className="flex flex-col gap-2 pb-3 [overflow-anchor:none]"
    >
      <span className="sr-only">Loading older messages</span>
      <Skeleton className={`h-11 w-3/5 rounded-lg ${still}`} />
      <Skeleton className={`h-11 w-2/5 self-end rounded-lg ${still}`} />
    </div>
  );
}

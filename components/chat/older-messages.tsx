import { type RefObject, useEffect, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useOlderMessages } from '@/lib/chat/hooks';
import { TryAgain } from './chat-states';

/** Above the oldest loaded message: loads the page before it when it comes near the screen. Nobody needs it before scrolling. */
export function OlderMessages({
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
      <div ref={mark} className="[overflow-anchor:none]">
        <TryAgain onRetry={load}>Older messages could not be loaded.</TryAgain>
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

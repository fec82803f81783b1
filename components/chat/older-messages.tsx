import { type RefObject, useEffect, useRef } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { useOlderMessages } from '@/lib/chat/history/older/hooks';
import { t } from '@/lib/kit/text';
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

  useSought(state, load);

  useEffect(() => {
    const element = mark.current;
    if (!element || state !== 'idle') return;
    // A new observer fires at once, so a page that did not fill the screen is followed by the next.
    const observer = new IntersectionObserver(
      // The newest note tells where the mark is: a busy browser tells of several at once, and of nothing as long as that stays so.
      (notes) => (notes.at(-1)?.isIntersecting ? void load() : undefined),
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
        <TryAgain onRetry={load}>{t('Older messages could not be loaded.')}</TryAgain>
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
      <span className="sr-only">{t('Loading older messages')}</span>
      <Skeleton className={`h-11 w-3/5 rounded-lg ${still}`} />
      <Skeleton className={`h-11 w-2/5 self-end rounded-lg ${still}`} />
    </div>
  );
}

/** Pages that are loaded to come to a message that was found by a search; who looks further back goes on by scrolling. */
const PAGES_SOUGHT = 40;

/** Loads older pages until the message that the address names is there, and goes to it. */
function useSought(state: 'idle' | 'loading' | 'failed', load: () => Promise<void>): void {
  const named = window.location.hash.slice(1);
  // What is on the page from the beginning, the browser itself goes to.
  const sought = useRef(document.getElementById(named) ? '' : named);
  const pages = useRef(0);
  useEffect(() => {
    const arrive = () => {
      const element = document.getElementById(sought.current);
      if (!element) return;
      sought.current = '';
      element.scrollIntoView({ block: 'center' });
    };
    arrive();
    if (sought.current && state === 'idle' && pages.current < PAGES_SOUGHT) {
      pages.current += 1;
      void load();
    }
    // With the oldest page this goes away.
    return arrive;
  }, [state, load]);
}

import { useRouter } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';

/** ms to wait for a quiet moment, where the browser cannot tell one. */
const QUIET_MS = 2500;

const GUARD = 'saathiChatOpen';

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && GUARD in state;
}

function pushGuard(): void {
  if (!isGuard(window.history.state)) window.history.pushState({ [GUARD]: true }, '', window.location.href);
}

/** Loads the dialog when nothing else is going on, so that it is there even if the network is not. */
function whenQuiet(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: QUIET_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, QUIET_MS);
  return () => clearTimeout(id);
}

/**
 * Leaving the chat. A second history entry stands on top of the chat's own, so the browser's back arrives here
 * first; the arrow in the header goes the same way.
 * @param shouldRate whether to ask for a rating before leaving
 * @param loadDialog gets the dialog's code; it must keep its identity between renders
 */
export function useLeaving<Props>(shouldRate: boolean, loadDialog: () => Promise<ComponentType<Props>>) {
  const router = useRouter();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [rating, setRating] = useState(false);
  const asks = useRef(shouldRate);
  useEffect(() => {
    asks.current = shouldRate;
  }, [shouldRate]);

  const leave = useCallback(() => router.replace('/'), [router]);

  const askOrLeave = useCallback(() => {
    if (!asks.current) {
      leave();
      return;
    }
    loadDialog().then((component) => {
      setDialog(() => component);
      setRating(true);
    }, leave);
  }, [leave, loadDialog]);

  useEffect(() => {
    pushGuard();
    const chat = window.location.pathname;
    const onPop = (event: PopStateEvent) => {
      // Later, because the router answers the same event and would undo a navigation begun before it.
      if (window.location.pathname === chat && !isGuard(event.state)) setTimeout(askOrLeave);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [askOrLeave]);

  useEffect(() => {
    if (!shouldRate) return;
    return whenQuiet(() => {
      // Without a network now, it is tried again when it is needed.
      loadDialog().then(
        (component) => setDialog(() => component),
        () => undefined,
      );
    });
  }, [shouldRate, loadDialog]);

  const back = useCallback(() => {
    if (isGuard(window.history.state)) window.history.back();
    else askOrLeave();
  }, [askOrLeave]);

  const stay = useCallback(() => {
    setRating(false);
    pushGuard();
  }, []);

  return { back, stay, leave, Dialog, rating };
}

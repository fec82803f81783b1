import { useRouter } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { sayIfOffline } from '@/lib/client/online';
import { whenQuiet } from '@/lib/client/quiet';

/** ms to wait for a quiet moment to load the dialog in, so that it is there even if the network is not. */
const DIALOG_LATEST_MS = 2500;

const GUARD = 'saathiChatOpen';

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && GUARD in state;
}

function pushGuard(): void {
  const held: unknown = window.history.state;
  if (isGuard(held)) return;
  // What the router keeps in an entry goes along: on coming back to one without it, it would load the page anew.
  const kept = typeof held === 'object' ? held : null;
  window.history.pushState({ ...kept, [GUARD]: true }, '', window.location.href);
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

  const stay = useCallback(() => {
    setRating(false);
    pushGuard();
  }, []);

  const leave = useCallback(() => {
    if (sayIfOffline()) stay();
    else router.replace('/');
  }, [router, stay]);

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
    }, DIALOG_LATEST_MS);
  }, [shouldRate, loadDialog]);

  const back = useCallback(() => {
    if (isGuard(window.history.state)) window.history.back();
    else askOrLeave();
  }, [askOrLeave]);

  return { back, stay, leave, Dialog, rating };
}

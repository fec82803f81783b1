import { useRouter } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { runAfterInput } from '@/lib/client/first-input';
import { warnIfOffline } from '@/lib/client/online';

/** ms after the first input until the dialog is preloaded even if the page is never idle, so that it also opens offline. */
const DIALOG_TIMEOUT_MS = 2500;

const GUARD = 'saathiChatOpen';

function isGuard(state: unknown): boolean {
  return typeof state === 'object' && state !== null && GUARD in state;
}

function pushGuard(): void {
  const state: unknown = window.history.state;
  if (isGuard(state)) return;
  // The router's own state has to be kept: it reloads the page when it comes back to an entry without it.
  const routerState = typeof state === 'object' ? state : null;
  window.history.pushState({ ...routerState, [GUARD]: true }, '', window.location.href);
}

/**
 * Handles leaving the chat. A second history entry lies on top of the chat's own, so that the browser's back button ends up
 * here first; the arrow in the header takes the same path.
 * @param shouldRate whether to ask for a rating before leaving
 * @param loadDialog loads the dialog's code; it must be stable between renders
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
    if (warnIfOffline()) stay();
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
      // Deferred: the router handles the same event and would undo a navigation started before it.
      if (window.location.pathname === chat && !isGuard(event.state)) setTimeout(askOrLeave);
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [askOrLeave]);

  useEffect(() => {
    if (!shouldRate) return;
    return runAfterInput(() => {
      // Offline now; it is loaded again when it is needed.
      loadDialog().then(
        (component) => setDialog(() => component),
        () => undefined,
      );
    }, DIALOG_TIMEOUT_MS);
  }, [shouldRate, loadDialog]);

  const back = useCallback(() => {
    if (isGuard(window.history.state)) window.history.back();
    else askOrLeave();
  }, [askOrLeave]);

  return { back, stay, leave, Dialog, rating };
}

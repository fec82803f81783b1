import { useRouter } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { GUARD, isGuard, stepsBackFrom } from '@/lib/chat/leaving/rules';
import { runAfterInput } from '@/lib/client/first-input';
import { warnIfOffline } from '@/lib/client/online';

/** ms after the first input until the dialog is preloaded even if the page is never idle, so that it also opens offline. */
const DIALOG_TIMEOUT_MS = 2500;

function pushGuard(): void {
  const state: unknown = window.history.state;
  if (isGuard(state)) return;
  // The router's own state has to be kept: it reloads the page when it comes back to an entry without it.
  const routerState = typeof state === 'object' ? state : null;
  window.history.pushState({ ...routerState, [GUARD]: true }, '', window.location.href);
}

/** How many entries back the page is that the chat was opened from, and where it is; null when it was opened by a link. */
function findOrigin(): { steps: number; path: string; sameDocument: boolean } | null {
  // Not in every browser: https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API
  const navigation = window.navigation as Navigation | undefined;
  const at = navigation?.currentEntry?.index ?? -1;
  const entries = navigation?.entries().slice(0, at + 1) ?? [];
  const paths = entries.map(({ url }) => new URL(url ?? 'about:blank').pathname);
  const steps = stepsBackFrom(paths);
  if (steps === null) return null;
  return { steps, path: paths[at - steps] ?? '', sameDocument: entries[at - steps]?.sameDocument ?? false };
}

/**
 * Handles leaving the chat. A second history entry lies on top of the chat's own, so that the browser's back button ends up
 * here first; the arrow in the header asks the same.
 * @param shouldRate whether to ask for a rating before leaving
 * @param loadDialog loads the dialog's code; it must be stable between renders
 */
export function useLeaving<Props>(shouldRate: boolean, loadDialog: () => Promise<ComponentType<Props>>) {
  const router = useRouter();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [rating, setRating] = useState(false);
  const asks = useRef(shouldRate);
  /** Being left: further taps do nothing. */
  const left = useRef(false);
  useEffect(() => {
    asks.current = shouldRate;
  }, [shouldRate]);

  const stay = useCallback(() => setRating(false), []);

  const go = useCallback(
    (how: 'home' | 'back') => {
      if (left.current) return;
      if (warnIfOffline()) return stay();
      left.current = true;
      const origin = findOrigin();
      // A page of another document would lose the thanks for a rating.
      if (origin && (how === 'back' || (origin.path === '/' && origin.sameDocument)))
        window.history.go(-origin.steps);
      else if (isGuard(window.history.state)) window.history.back();
      else router.replace('/');
    },
    [router, stay],
  );

  const askOrLeave = useCallback(() => {
    if (left.current) return;
    if (!asks.current) return go('back');
    loadDialog().then(
      (component) => {
        setDialog(() => component);
        setRating(true);
      },
      () => go('home'),
    );
  }, [go, loadDialog]);

  useEffect(() => {
    pushGuard();
    const chat = window.location.pathname;
    const onPop = (event: PopStateEvent) => {
      // Being left quickly (lib/chat/quick-exit).
      if (document.documentElement.hidden) return;
      if (window.location.pathname !== chat || isGuard(event.state)) return;
      // Deferred: the router handles the same event and would undo a navigation started before it.
      if (left.current) return void setTimeout(() => router.replace('/'));
      // At once: a second Back must not lead past the question.
      pushGuard();
      askOrLeave();
    };
    const onShow = () => {
      left.current = false;
    };
    window.addEventListener('popstate', onPop);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pageshow', onShow);
    };
  }, [askOrLeave, router]);

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

  return { back: askOrLeave, stay, leave: useCallback(() => go('home'), [go]), Dialog, rating };
}

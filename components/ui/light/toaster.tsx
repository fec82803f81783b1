'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import {
  currentToast,
  dismissToast,
  subscribeToasts,
  TOAST_DURATION_MS,
  type Toast,
} from '@/lib/client/toast';
import { languageNow } from '@/lib/kit/text';

function noToast(): undefined {
  return undefined;
}

// Not sonner: every page would load its 9.6 kB.

/** Shows the one toast of `toast()`. Its card loads with what runs beside the page (app/beside-pages.ts), so that it also shows offline; until then its title does. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToasts, currentToast, noToast);
  const [Card, setCard] = useState<ComponentType<{ toast: Toast }>>();
  useEffect(() => {
    const load = () =>
      void import('./toast-card').then(
        ({ ToastCard }) => setCard(() => ToastCard),
        () => {
          // The card would do this.
          setTimeout(dismissToast, TOAST_DURATION_MS, currentToast()?.id ?? 0);
          window.addEventListener('online', load, { once: true });
        },
      );
    if (currentToast()) load();
    return subscribeToasts(load);
  }, []);
  const card = (variant: Toast['variant']) =>
    shown?.variant === variant && (Card ? <Card key={shown.id} toast={shown} /> : shown.title);
  // Both live regions are always rendered: screen readers announce only what enters a region that already exists.
  // `aria-live` is explicit because an open dialog hides everything without it.
  return (
    // `lang` also has the layout bring lib/kit/text.ts: else the scripts of every page and dialog would, 0.3 kB of each first load.
    <div lang={languageNow()} className="toasts">
      <div role="status" aria-live="polite">
        {card('default')}
      </div>
      <div role="alert" aria-live="assertive">
        {card('destructive')}
      </div>
    </div>
  );
}

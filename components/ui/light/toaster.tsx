'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToasts, type Toast } from '@/lib/client/toast';
import { languageNow } from '@/lib/kit/text';

function noToast(): undefined {
  return undefined;
}

// Not sonner: every page would load its 9.6 kB, and home is at 155.3 kB of 155.

/** Shows the one toast of `toast()`. Its card loads right after the first load, so that it also shows offline. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToasts, currentToast, noToast);
  const [Card, setCard] = useState<ComponentType<{ toast: Toast }>>();
  useEffect(() => {
    const load = () =>
      void import('./toast-card').then(
        ({ ToastCard }) => setCard(() => ToastCard),
        // Offline; the next toast tries again.
        () => undefined,
      );
    load();
    return subscribeToasts(load);
  }, []);
  const card = (variant: Toast['variant']) =>
    Card && shown?.variant === variant ? <Card key={shown.id} toast={shown} /> : null;
  // Both live regions are always rendered: screen readers announce only what enters a region that already exists.
  // Below the head of every page, a chat’s with a long name too. `aria-live` is explicit because an open dialog hides everything without it.
  return (
    // `lang` also has the layout bring lib/kit/text.ts: else the scripts of every page and dialog would, 0.3 kB of each first load.
    <div
      lang={languageNow()}
      className="pointer-events-none fixed inset-x-0 top-0 z-[60] mx-auto max-w-column px-4 pt-[calc(max(80px,4rem)+env(safe-area-inset-top))]"
    >
      <div role="status" aria-live="polite">
        {card('default')}
      </div>
      <div role="alert" aria-live="assertive">
        {card('destructive')}
      </div>
    </div>
  );
}

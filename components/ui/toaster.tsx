'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToasts, type Toast } from '@/lib/client/toast';

function nothing(): undefined {
  return undefined;
}

/** Shows the one toast of `toast()`. Its look comes right after the first load, so that one shows offline, too. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToasts, currentToast, nothing);
  const [Card, setCard] = useState<ComponentType<{ toast: Toast }>>();
  useEffect(() => {
    const load = () =>
      void import('./toast-card').then(
        ({ ToastCard }) => setCard(() => ToastCard),
        // Without a network the next toast tries again.
        () => undefined,
      );
    load();
    return subscribeToasts(load);
  }, []);
  const card = (variant: Toast['variant']) =>
    Card && shown?.variant === variant ? <Card key={shown.id} toast={shown} /> : null;
  // The two live regions are always there: screen readers announce only what enters a region they already know.
  // `aria-live` is spelled out because an open dialog hides everything else from them.
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-[60] mx-auto max-w-column px-4 pt-[max(0.75rem,env(safe-area-inset-top))]">
      <div role="status" aria-live="polite">
        {card('default')}
      </div>
      <div role="alert" aria-live="assertive">
        {card('destructive')}
      </div>
    </div>
  );
}

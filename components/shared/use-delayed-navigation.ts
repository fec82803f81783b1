import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { onDialogEntry } from '@/lib/client/dialog-mark';
import { warnIfOffline } from '@/lib/client/online';

/**
 * Navigates after a short pause in which the pressed button can show its state. Further clicks during the pause and the
 * navigation do nothing.
 * @param delayMs the pause, in ms
 */
export function useDelayedNavigation(delayMs: number) {
  const router = useRouter();
  const [leaving, startLeaving] = useTransition();
  const [chosen, setChosen] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const go = useCallback(
    (path: Route) => {
      if (timer.current !== undefined || leaving || warnIfOffline()) return;
      setChosen(path);
      router.prefetch(path);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        startLeaving(() => router[onDialogEntry() ? 'replace' : 'push'](path));
        setChosen(undefined);
      }, delayMs);
    },
    [router, leaving, delayMs],
  );

  return { go, busy: chosen !== undefined || leaving };
}

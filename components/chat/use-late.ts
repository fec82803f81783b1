import { useEffect, useState } from 'react';
import { runAfterInput } from '@/lib/client/first-input';

const TIMEOUT_MS = 3000;

/**
 * Loads code when the page has been touched and is idle.
 * @param load must be stable between renders (a module-level function)
 * @param atOnce it is needed already
 * @returns undefined until it has loaded
 */
export function useLate<T>(load: () => Promise<T>, atOnce = false): T | undefined {
  const [late, setLate] = useState<T>();
  useEffect(() => {
    const show = () =>
      void load().then(
        (loaded) => setLate(() => loaded),
        // Without a network it comes when that is back.
        () => window.addEventListener('online', show, { once: true }),
      );
    return atOnce ? show() : runAfterInput(show, TIMEOUT_MS);
  }, [load, atOnce]);
  return late;
}

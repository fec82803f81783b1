import { type ComponentType, useEffect, useState } from 'react';
import { runAfterInput } from '@/lib/client/first-input';

const TIMEOUT_MS = 3000;

/**
 * Loads a component when the page has been touched and is idle.
 * @param load must be stable between renders (a module-level function)
 * @param atOnce it is needed already
 * @returns undefined until it has loaded, and for good if it fails
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>, atOnce = false) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    const show = () =>
      void load().then(
        (loaded) => setComponent(() => loaded),
        () => undefined,
      );
    return atOnce ? show() : runAfterInput(show, TIMEOUT_MS);
  }, [load, atOnce]);
  return component;
}

import { type ComponentType, useEffect, useState } from 'react';
import { runAfterInput } from '@/lib/client/first-input';

const TIMEOUT_MS = 3000;

/**
 * Loads a component when the page has been touched and is idle.
 * @param load must be stable between renders (a module-level function)
 * @returns undefined until it has loaded, and for good if it fails
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      runAfterInput(() => {
        load().then(
          (loaded) => setComponent(() => loaded),
          () => undefined,
        );
      }, TIMEOUT_MS),
    [load],
  );
  return component;
}

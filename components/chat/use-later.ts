import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '@/lib/client/quiet';

const LATEST_MS = 3000;

/**
 * A component that the first load need not wait for; undefined until it has come, and for good when it cannot.
 * @param load must keep its identity between renders (a function of the module)
 */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      whenQuiet(() => {
        load().then(
          (loaded) => setComponent(() => loaded),
          () => undefined,
        );
      }, LATEST_MS),
    [load],
  );
  return component;
}

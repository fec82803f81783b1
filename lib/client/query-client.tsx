'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { askAgain } from './fresh';

/** Keeps a page up to date that the browser shows again as it was left, from its memory or from its cache. */
function watchReturns(client: QueryClient): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) askAgain(client);
  };
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // What came with a page of the cache has just arrived, but is as old as the page.
  if (how?.type === 'back_forward') askAgain(client, { all: true });
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

/** Product description, "Details": calls are not retried, and data does not go stale by itself. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // `networkMode: 'always'`: offline, a call fails at once and the screen says so. By default the library would
          // pause it silently and send it later.
          queries: {
            retry: false,
            staleTime: Number.POSITIVE_INFINITY,
            refetchOnWindowFocus: false,
            refetchOnReconnect: true,
            networkMode: 'always',
          },
          mutations: { retry: false, networkMode: 'always' },
        },
      }),
  );
  useEffect(() => watchReturns(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { announceQueries } from './late-queries';
import { browserQueries, createClient } from './query-client';

if (browserQueries) announceQueries(browserQueries);

/** For screens that use React Query's own hooks: with it in the first load. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => browserQueries?.client ?? createClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

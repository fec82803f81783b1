'use client';

import { type ReactNode, useEffect } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { QueryProvider } from '@/lib/client/query-client';

const watchPerson = () =>
  void import('@/lib/users/sign-in/browser').then(
    (module) => module.watchPerson(),
    // Without a network the page goes unwatched; its calls still tell whose browser it is.
    () => undefined,
  );

export function Providers({ children }: { children: ReactNode }) {
  useEffect(watchPerson, []);
  return (
    <QueryProvider>
      {children}
      <Toaster />
    </QueryProvider>
  );
}

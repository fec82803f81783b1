'use client';

import { type ReactNode, useEffect } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { QueryProvider } from '@/lib/client/query-client';
import { readLocal } from '@/lib/client/storage';
import { PERSON_KEY } from '@/lib/users/sign-in/constants';

function watchPerson(): void {
  // Somebody may sign in in another tab while the code that watches is still on its way.
  const began = readLocal(PERSON_KEY);
  import('@/lib/users/sign-in/browser').then(
    (module) => module.watchPerson(began),
    // Without a network the page goes unwatched; its calls still tell whose browser it is.
    () => undefined,
  );
}

export function Providers({ children }: { children: ReactNode }) {
  useEffect(watchPerson, []);
  return (
    <QueryProvider>
      {children}
      <Toaster />
    </QueryProvider>
  );
}

'use client';

import { type ReactNode, useEffect } from 'react';
import { Toaster } from '@/components/ui/light/toaster';
import { QueryProvider } from '@/lib/client/query-client';
import { readLocal } from '@/lib/client/storage';
import { PERSON_KEY } from '@/lib/users/sign-in/constants';

function runBesidePages(): void {
  // The user may sign in in another tab, or leave for another page, while the code that runs beside it is still loading.
  const personAtStart = readLocal(PERSON_KEY);
  const { pathname, search } = location;
  import('./beside-pages').then(
    (module) => module.runBesidePages(personAtStart, pathname, search),
    // Offline the page goes unwatched and unmeasured; its calls still detect another user.
    () => undefined,
  );
}

export function Providers({ children }: { children: ReactNode }) {
  useEffect(runBesidePages, []);
  // Effects of what is inside come first: by now every button answers.
  useEffect(() => window.doEarlyTap?.(), []);
  return (
    <QueryProvider>
      {children}
      <Toaster />
    </QueryProvider>
  );
}

'use client';

import { type ReactNode, useEffect } from 'react';
import { Toaster } from '@/components/ui/light/toaster';
import { QueryProvider } from '@/lib/client/query-client';
import { readLocal } from '@/lib/client/storage';
import { PERSON_KEY } from '@/lib/users/sign-in/constants';

function watchPerson(): void {
  // The user may sign in in another tab while the code that watches is still loading.
  const personAtStart = readLocal(PERSON_KEY);
  import('@/lib/users/sign-in/browser').then(
    (module) => module.watchPerson(personAtStart),
    // Offline the page goes unwatched; its calls still detect another user.
    () => undefined,
  );
}

export function Providers({ children }: { children: ReactNode }) {
  useEffect(watchPerson, []);
  // Effects of what is inside come first: by now every button answers.
  useEffect(() => window.doEarlyTap?.(), []);
  return (
    <QueryProvider>
      {children}
      <Toaster />
    </QueryProvider>
  );
}

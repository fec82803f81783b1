'use client';

import { type ReactNode, useEffect } from 'react';
import { Toaster } from '@/components/ui/light/toaster';
import { QueryProvider } from '@/lib/client/query-client';
import { readLocal } from '@/lib/client/storage';
import { PERSON_KEY } from '@/lib/users/sign-in/constants';

function runBesidePages(): void {
  // The user may sign in in another tab, or leave for another page, while the code that runs beside it is still loading.
  const personAtStart = readLocal(PERSON_KEY);
  const { pathname } = location;
  import('./beside-pages').then(
    (module) => module.runBesidePages(personAtStart, pathname),
    // Offline the page goes unwatched and unmeasured; its calls still detect another user.
    () => undefined,
  );
}

/** Keeps the campaign that led here, whoever is led; when its code does not load, it is lost. */
function keepCampaign(): void {
  const { search } = window.location;
  if (!search.includes('utm_')) return;
  import('@/lib/tracking/browser').then(
    (module) => module.currentTracking(search),
    () => undefined,
  );
}

export function Providers({ children }: { children: ReactNode }) {
  useEffect(runBesidePages, []);
  useEffect(keepCampaign, []);
  // Effects of what is inside come first: by now every button answers.
  useEffect(() => window.doEarlyTap?.(), []);
  return (
    <QueryProvider>
      {children}
      <Toaster />
    </QueryProvider>
  );
}

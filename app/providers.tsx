'use client';

import { QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Toaster } from '@/components/ui/light/toaster';
import { runAfterInput } from '@/lib/client/first-input';
import { isFromCache } from '@/lib/client/fresh';
import { useLoadedQueries, wantQueries } from '@/lib/client/late-queries';
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

/** ms after the first input. */
const QUERIES_AT_LATEST_MS = 500;

/** Fetches React Query when somebody begins to use the page, or when it is shown again as it was left. */
function fetchQueries(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) wantQueries();
  };
  window.addEventListener('pageshow', onPageShow);
  if (isFromCache()) wantQueries();
  const cancel = runAfterInput(wantQueries, QUERIES_AT_LATEST_MS);
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    cancel();
  };
}

export function Providers({ children }: { children: ReactNode }) {
  const queries = useLoadedQueries();
  useEffect(fetchQueries, []);
  useEffect(runBesidePages, []);
  // Effects of what is inside come first: by now every button answers.
  useEffect(() => window.doEarlyTap?.(), []);
  return (
    // For dialogs; screens that use it at first bring their own.
    <QueryClientContext value={queries?.client}>
      {children}
      <Toaster />
    </QueryClientContext>
  );
}

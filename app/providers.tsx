'use client';

import { QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Toaster } from '@/components/ui/light/toaster';
import { onDialogEntry } from '@/lib/client/dialog-mark';
import { runAfterInput, UNTOUCHED_MS } from '@/lib/client/first-input';
import { isFromCache } from '@/lib/client/fresh';
import { useLoadedQueries, wantQueries } from '@/lib/client/late-queries';
import { PERSON_KEY } from '@/lib/client/person-at-start';
import { readLocal } from '@/lib/client/storage';
import { SIGN_IN_COOKIE } from '@/lib/users/sign-in/constants';

/** ms after the first input. */
const LATE_AT_LATEST_MS = 500;

/** What the address, the browser's history or a cookie brings is kept and shown without waiting for anybody. */
const bringsNews = (search: string) =>
  search !== '' || onDialogEntry() || document.cookie.includes(SIGN_IN_COOKIE);

/** Without a network there is nothing to ask yet. */
const wantWhenOnline = () =>
  navigator.onLine ? wantQueries() : window.addEventListener('online', wantQueries, { once: true });

/**
 * Fetches what no first picture needs: React Query when somebody begins to use the page, or when it is shown again as it was
 * left; then also what runs beside every page, which comes as well when another tab may have changed whose page it is, or when
 * the page has stood for a while.
 */
function fetchLater(): void {
  // The user may sign in in another tab, or leave for another page, before the code that runs beside it has come.
  // A page that the browser has to draw because the server could not runs no inline script.
  const { personAtStart = readLocal(PERSON_KEY) } = window;
  const { pathname, search } = location;
  let isFetched = false;
  const fetchBeside = (isDue: boolean) => {
    if (isFetched) return;
    isFetched = true;
    import('./beside-pages').then(
      (module) => module.runBesidePages(personAtStart, pathname, search, isDue),
      // Offline the page goes unwatched and unmeasured; its calls still detect another user.
      () => undefined,
    );
  };
  const due = () => fetchBeside(true);
  const all = () => {
    wantWhenOnline();
    due();
  };
  const wait = () => setTimeout(due, UNTOUCHED_MS);
  if (isFromCache()) wantQueries();
  if (bringsNews(search)) fetchBeside(false);
  if (readLocal(PERSON_KEY) !== personAtStart) due();
  runAfterInput(all, LATE_AT_LATEST_MS);
  window.addEventListener('storage', due);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) all();
  });
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
}

const answer = () => window.answerEarly?.();

export function Providers({ children }: { children: ReactNode }) {
  const queries = useLoadedQueries();
  useEffect(fetchLater, []);
  // Effects of what is inside come first: by now a box has taken over what was typed in it, and then every button answers.
  useLayoutEffect(answer, []);
  useEffect(answer, []);
  return (
    // For dialogs; screens that use it at first bring their own.
    <QueryClientContext value={queries?.client}>
      {children}
      <Toaster />
    </QueryClientContext>
  );
}

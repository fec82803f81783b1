'use client';

import type { Route } from 'next';
import type { FormEvent, ReactNode } from 'react';
import { INCOGNITO_PARAM } from '@/lib/chat/incognito/constants';
import { useStartChat } from './start-chat';

/** Targets below this path start a chat; the listing does not. */
const LOADING = '/loading/';

/**
 * Around the start buttons; each names its target in `formAction`. As a form they work before hydration, which takes
 * seconds on a slow network. A referral code in the address is passed on.
 */
export function StartForm({ children }: { children: ReactNode }) {
  const { start, go, busy, extras } = useStartChat();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    const target = new URL(button.formAction);
    const referralCode = new URLSearchParams(window.location.search).get('ref');
    if (referralCode) target.searchParams.set('ref', referralCode);
    if (new FormData(event.currentTarget).has(INCOGNITO_PARAM)) target.searchParams.set(INCOGNITO_PARAM, '1');
    const path = `${target.pathname}${target.search}` as Route;
    if (target.pathname.startsWith(LOADING)) start(path);
    else go(path);
  };
  return (
    <>
      <form onSubmit={submit} aria-busy={busy || undefined} className="flex flex-col gap-3">
        {children}
      </form>
      {extras}
    </>
  );
}

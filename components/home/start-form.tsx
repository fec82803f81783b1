'use client';

import type { Route } from 'next';
import type { FormEvent, ReactNode } from 'react';
import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { NAVIGATION_DELAY_MS } from '@/lib/chat/constants';

/**
 * Around the buttons that start something; each names its target in `formAction`. As a form they work before the
 * scripts have come, which takes seconds on a slow network. A referral code of the address travels along.
 */
export function StartForm({ children }: { children: ReactNode }) {
  const { go, busy } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    const target = new URL(button.formAction);
    const referralCode = new URLSearchParams(window.location.search).get('ref');
    if (referralCode) target.searchParams.set('ref', referralCode);
    go(`${target.pathname}${target.search}` as Route);
  };
  return (
    <form onSubmit={start} aria-busy={busy || undefined} className="flex flex-col gap-3">
      {children}
    </form>
  );
}

import type { Route } from 'next';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { NAVIGATION_DELAY_MS } from '@/lib/chat/constants';
import { loadQueries } from '@/lib/client/late-queries';
import { offerIsOpen } from '@/lib/payments/offer/rules';
import { isReferralOffered } from '@/lib/referrals/offer/browser';
import { type User, useUser } from '@/lib/users/hooks';

const loadVisit = () => import('./visit-screen').then((module) => module.VisitScreen);
const loadOfferDialog = () => import('./offer-dialog').then((module) => module.OfferDialog);

/**
 * Starts a chat from a home screen once the user is known. A user who is low on messages and eligible gets the low-priced
 * offer instead. The caller renders `extras`: the offer's dialog and what the visit brings.
 */
export function useStartChat() {
  const { go, busy } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const { data: user, isPending } = useUser();
  const [target, start] = useState<Route>();
  /** Where the tap led that the offer came instead of. */
  const [offered, setOffered] = useState<Route>();
  const { Component: OfferDialog, open, setOpen, show } = useLazyDialog(loadOfferDialog);

  useEffect(() => {
    if (!target || isPending) return;
    start(undefined);
    if (user && offerIsOpen(user)) {
      setOffered(target);
      show();
    } else go(target);
  }, [target, isPending, user, show, go]);

  const [Visit, setVisit] = useState<ComponentType<{ user: User | undefined }>>();
  const tracked = user?.tracking !== 'off';
  useEffect(() => {
    if (isPending) return;
    if (!tracked && !isReferralOffered() && !window.location.search.includes('ref=')) return;
    // All of it is optional: a failure to load stays silent.
    Promise.all([loadVisit(), loadQueries()]).then(
      ([component]) => setVisit(() => component),
      () => undefined,
    );
  }, [isPending, tracked]);
  const extras: ReactNode = (
    <>
      {Visit ? <Visit user={user} /> : null}
      {OfferDialog ? (
        <OfferDialog open={open} onOpenChange={setOpen} user={user} tapped={offered} onStart={go} />
      ) : null}
    </>
  );
  return { start, go, busy: busy || target !== undefined, extras };
}

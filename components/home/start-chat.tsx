import type { Route } from 'next';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useDelayedNavigation } from '@/components/shared/use-delayed-navigation';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { NAVIGATION_DELAY_MS } from '@/lib/chat/constants';
import { offerIsOpen } from '@/lib/payments/offer/rules';
import { isReferralOffered } from '@/lib/referrals/offer/browser';
import { type User, useUser } from '@/lib/users/hooks';

const loadVisit = () => import('./visit-screen').then((module) => module.VisitScreen);
const loadOfferDialog = () => import('./offer-dialog').then((module) => module.OfferDialog);

/**
 * Starting a chat from a home screen, once the server has said who this is. Who is short of messages and may have the
 * low-priced offer gets that instead; `extras` are its dialog and what the visit brings besides, for the screen to place.
 */
export function useStartChat() {
  const { go, busy } = useDelayedNavigation(NAVIGATION_DELAY_MS);
  const { data: user, isPending } = useUser();
  const [wanted, start] = useState<Route>();
  const { Component: OfferDialog, open, setOpen, show } = useLazyDialog(loadOfferDialog);

  useEffect(() => {
    if (!wanted || isPending) return;
    start(undefined);
    if (user && offerIsOpen(user)) show();
    else go(wanted);
  }, [wanted, isPending, user, show, go]);

  const [Visit, setVisit] = useState<ComponentType<{ user: User | undefined }>>();
  const visits =
    !isPending &&
    (user?.tracking !== 'off' || isReferralOffered() || window.location.search.includes('ref='));
  useEffect(() => {
    // Nothing of it is worth a word when it does not load.
    if (visits)
      loadVisit().then(
        (component) => setVisit(() => component),
        () => undefined,
      );
  }, [visits]);
  const extras: ReactNode = (
    <>
      {Visit ? <Visit user={user} /> : null}
      {OfferDialog ? <OfferDialog open={open} onOpenChange={setOpen} /> : null}
    </>
  );
  return { start, go, busy: busy || wanted !== undefined, extras };
}

'use client';

import { useEffect, useState } from 'react';
import { ReferCard } from '@/components/referrals/refer-card';
import { ConsentCard } from '@/components/tracking/consent-card';
import { claimReferral } from '@/lib/referrals/claim/browser';
import { takeReferralOffer } from '@/lib/referrals/offer/browser';
import { keepTrackingChoice } from '@/lib/tracking/consent/browser';
import type { User } from '@/lib/users/hooks';

/**
 * What only some visits to a home screen bring, loaded for them alone: a friend's link is noted, Refer & Earn is offered
 * after a good rating, and whoever has not chosen is asked about advertising measurement, below everything else.
 */
export function VisitScreen({ user }: { user: User | undefined }) {
  const [offered] = useState(takeReferralOffer);
  const tracking = user?.tracking;
  useEffect(() => {
    void claimReferral(window.location.search, user);
  }, [user]);
  useEffect(() => {
    // What the server knows counts here, too: a choice belongs to the person, and may come from another browser.
    if (tracking) keepTrackingChoice(tracking);
  }, [tracking]);
  return (
    <>
      {offered ? <ReferCard /> : null}
      {tracking === 'unasked' ? (
        <div className="order-last">
          <ConsentCard />
        </div>
      ) : null}
    </>
  );
}

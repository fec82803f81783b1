'use client';

import { useEffect, useState } from 'react';
import { ReferCard } from '@/components/referrals/refer-card';
import { ConsentCard } from '@/components/tracking/consent-card';
import { claimReferral } from '@/lib/referrals/claim/browser';
import { takeReferralOffer } from '@/lib/referrals/offer/browser';
import { keepTrackingChoice } from '@/lib/tracking/consent/browser';
import type { User } from '@/lib/users/hooks';

/**
 * The parts of a home screen that only some visits need, and only those load: it claims a friend's link, offers Refer &
 * Earn after a good rating, and asks for consent to measurement below everything else.
 */
export function VisitScreen({ user }: { user: User | undefined }) {
  const [offered] = useState(takeReferralOffer);
  const tracking = user?.tracking;
  useEffect(() => {
    void claimReferral(window.location.search, user);
  }, [user]);
  useEffect(() => {
    // The choice belongs to the user and may have been made in another browser.
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

'use client';

import { useUser } from '@/lib/users/hooks';
import { ReferCard } from './refer-card';
import { ReferralList } from './referral-list';

/** The card, and for a member the friends it has brought. */
export function ReferralSection() {
  const { data: user } = useUser();
  return (
    <>
      <ReferCard />
      {user?.isGoogleAuthenticated ? <ReferralList /> : null}
    </>
  );
}

'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '@/lib/users/hooks';

const MemberParts = lazy(() => import('./member-parts'));

/** A place for what a member sees; anybody else sees the children. Only members load what it shows. */
export function AccountSlot({ part, children }: { part: 'bar' | 'foot'; children?: ReactNode }) {
  const { data: user } = useUser();
  if (!user?.isGoogleAuthenticated) return children;
  return (
    <Suspense>
      <MemberParts part={part} user={user} />
    </Suspense>
  );
}

'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '@/lib/users/hooks';

const MemberParts = lazy(() => import('./member-parts'));

/** Shows members their account and everyone else the children. Only members load the code. */
export function AccountSlot({ part, children }: { part: 'bar' | 'foot'; children?: ReactNode }) {
  const { data: user } = useUser();
  if (!user?.isGoogleAuthenticated) return children;
  return (
    <Suspense>
      <MemberParts part={part} user={user} />
    </Suspense>
  );
}

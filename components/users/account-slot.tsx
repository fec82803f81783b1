'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '@/lib/users/hooks';

const MemberParts = lazy(() => import('./member-parts'));

/**
 * Shows members their account and everyone else the children. Only members load the code.
 * @param member what the server has rendered of it already: no tap on it is lost, as it would be while a part that was rendered waits for
 *   its code
 */
export function AccountSlot({
  part,
  member,
  children,
}: {
  part: 'bar' | 'foot';
  member?: ReactNode;
  children?: ReactNode;
}) {
  const { data: user } = useUser();
  if (!user?.isGoogleAuthenticated) return children;
  return (
    member ?? (
      <Suspense>
        <MemberParts part={part} user={user} />
      </Suspense>
    )
  );
}

'use client';

import { Button } from '@/components/ui/button';
import { useSignOut } from '@/lib/users/sign-in/hooks';

export function SignOutButton() {
  const { leave, isLeaving } = useSignOut();
  return (
    <Button variant="ghost" size="sm" loading={isLeaving} onClick={leave}>
      Sign out
    </Button>
  );
}

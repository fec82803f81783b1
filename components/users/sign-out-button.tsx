'use client';

import { Button } from '@/components/ui/button';
import { t } from '@/lib/kit/text';
import { useSignOut } from '@/lib/users/sign-in/hooks';

export function SignOutButton() {
  const { leave, isLeaving } = useSignOut();
  return (
    <Button variant="ghost" size="sm" loading={isLeaving} onClick={leave}>
      {t('Sign out')}
    </Button>
  );
}

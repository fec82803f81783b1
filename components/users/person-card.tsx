'use client';

import { buttonVariants } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { ACCOUNT_PATH, signInPath } from '@/lib/client/paths';
import { t } from '@/lib/kit/text';
import { USER_LOAD_FAILED } from '@/lib/users/copy';
import { useUser } from '@/lib/users/hooks';
import { MemberPicture } from './member-picture';
import { SignOutButton } from './sign-out-button';

/**
 * The member, or an invitation to the guest to become one.
 * @param newcomer this browser has no user yet, and will have a guest
 */
export function PersonCard({ newcomer }: { newcomer: boolean }) {
  const { data: user, isError } = useUser({ fresh: true });
  if (!user) {
    if (isError) return <Card className="text-[0.9375rem] text-muted leading-6">{t(USER_LOAD_FAILED)}</Card>;
    if (newcomer) return <GuestCard />;
    return (
      <Card aria-busy="true" className="flex items-center gap-3">
        <span className="sr-only">{t('Loading your account')}</span>
        <Skeleton className="size-12" />
        <Skeleton className="h-5 w-40" />
      </Card>
    );
  }
  if (!user.isGoogleAuthenticated) return <GuestCard />;
  return (
    <Card className="flex flex-wrap items-center gap-x-3">
      <MemberPicture user={user} />
      {/* A long name or address has the line to itself; "Sign out" then stands below it. */}
      <div className="min-w-[min(11rem,100%)] flex-1">
        <p className="font-semibold text-base leading-6 [overflow-wrap:anywhere]">
          {user.name ?? t('Member')}
        </p>
        {user.email ? (
          <p className="text-muted text-sm leading-5 [overflow-wrap:anywhere]">{user.email}</p>
        ) : null}
      </div>
      <span className="ml-auto">
        <SignOutButton />
      </span>
    </Card>
  );
}

function GuestCard() {
  return (
    <Card>
      <p className="font-semibold text-base leading-6">{t('You are here as a guest')}</p>
      <p className="mt-1 mb-3 text-[0.9375rem] text-muted leading-6">
        {t(
          'Your chats and messages belong to this browser. Sign in, and you find them on your other devices, too.',
        )}
      </p>
      <a href={signInPath(ACCOUNT_PATH)} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
        {t('Sign in with Google')}
      </a>
    </Card>
  );
}

'use client';

import { useEffect } from 'react';
import { useLazyDialog } from '@/components/shared/use-lazy-dialog';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useAccount } from '@/lib/account/hooks';
import { shownNumber } from '@/lib/account/rules';
import { t } from '@/lib/kit/text';
import { takeWanted } from '@/lib/users/devices/browser';
import { MEMBERS_ONLY, MOBILE_UNAVAILABLE } from '@/lib/users/mobile/copy';
import { Hint, NotLoaded, Section } from './section';

function loadDialog() {
  return import('./mobile-dialog').then((module) => module.MobileDialog);
}

/** The mobile number, and the way to verify one. */
export function MobileSection() {
  const { data: account, isError, isFetching, refetch } = useAccount();
  const { Component: MobileDialog, open, setOpen, show } = useLazyDialog(loadDialog);
  useEffect(() => {
    if (takeWanted('mobile')) show();
  }, [show]);
  return (
    <Section id="mobile" title={t('Mobile number')}>
      {account ? (
        <>
          {account.mobileNumber ? (
            <p className="mt-2 flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold text-base leading-6">{shownNumber(account.mobileNumber)}</span>
              <span className="font-semibold text-sm text-teal-ink">{t('Verified')}</span>
            </p>
          ) : (
            <Hint>
              {t(
                account.mobileAvailable
                  ? 'Verify your number, and payments and support know it is you. We send no advertising.'
                  : account.mobileNeedsSignIn
                    ? MEMBERS_ONLY
                    : MOBILE_UNAVAILABLE,
              )}
            </Hint>
          )}
          {account.mobileAvailable ? (
            <Button variant="outline" size="card" className="mt-3" aria-haspopup="dialog" onClick={show}>
              {t(account.mobileNumber ? 'Change the number' : 'Verify a number')}
            </Button>
          ) : null}
        </>
      ) : isError ? (
        <NotLoaded loading={isFetching} onRetry={() => refetch()}>
          {t('The number could not be loaded.')}
        </NotLoaded>
      ) : (
        <div aria-busy="true" className="mt-3">
          <span className="sr-only">{t('Loading your number')}</span>
          <Skeleton className="h-10" />
        </div>
      )}
      {MobileDialog ? <MobileDialog open={open} onOpenChange={setOpen} /> : null}
    </Section>
  );
}

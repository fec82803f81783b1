'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { PackClaim } from '@/content/claims';
import { RECHARGE_CANCELLED_PATH, rechargeFailedPath } from '@/lib/client/query-paths';
import { formatRupees } from '@/lib/kit/format';
import { t, tn } from '@/lib/kit/text';
import { RECHARGE_PLANS } from '@/lib/payments/constants';
import { PROCESSING } from '@/lib/payments/copy';
import { useRecharge } from '@/lib/payments/hooks';
import { trackEvent } from '@/lib/tracking/events/browser';
import { useLeadHeld } from '@/lib/users/age-hold/hooks';
import { USER_LOAD_FAILED } from '@/lib/users/copy';
import { useUser } from '@/lib/users/hooks';
import { PackPicker } from './pack-picker';
import { useChosenPack } from './use-chosen-pack';

/** Says that the checkout was left. */
export function CancelledNote() {
  if (useSearchParams().get('cancelled') !== 'true') return null;
  return (
    <Alert role="status" variant="marigold" className="text-[0.9375rem]! leading-6!">
      <AlertTitle>{t('Payment cancelled')}</AlertTitle>
      <AlertDescription>{t('No messages were added. You can choose a plan and try again.')}</AlertDescription>
    </Alert>
  );
}

/** The messages left. */
export function Balance() {
  const { data: user, isError } = useUser({ fresh: true });
  return (
    <div
      aria-busy={!user && !isError ? 'true' : undefined}
      className="flex min-h-[76px] flex-wrap items-center justify-between gap-3 rounded-lg border-[1.5px] border-marigold-line bg-marigold-tint px-4 py-3 text-marigold-ink"
    >
      <h2 className="text-base">{t('Current balance')}</h2>
      {user ? (
        <p className="text-right">
          <span className="block font-bold font-heading text-2xl text-ink leading-7">
            {user.messageBalance}
          </span>{' '}
          <span className="block text-sm leading-4">{tn(user.messageBalance, 'message', 'messages')}</span>
        </p>
      ) : isError ? (
        <p className="text-sm">{t(USER_LOAD_FAILED)}</p>
      ) : (
        <Skeleton className="h-9 w-16 rounded-sm" />
      )}
    </div>
  );
}

/** The plans, and the way to the checkout. */
export function Plans({
  claims,
  asksState,
}: {
  claims: Readonly<Record<string, PackClaim>>;
  asksState: boolean;
}) {
  useEffect(() => trackEvent('RechargePageView'), []);
  useLeadHeld();
  const router = useRouter();
  const { pack: plan, choose } = useChosenPack(RECHARGE_PLANS);
  const { pay, processing } = useRecharge({
    onEnded: (ending, orderId) => {
      trackEvent('RechargePaymentFailed', {}, orderId);
      router.push(ending === 'failed' ? rechargeFailedPath(orderId) : RECHARGE_CANCELLED_PATH);
    },
  });
  if (!plan) return null;
  return (
    <>
      <PackPicker
        legend={t('Choose a plan')}
        packs={RECHARGE_PLANS}
        claims={claims}
        asksState={asksState}
        chosen={plan.id}
        disabled={processing}
        onChoose={choose}
      />
      <Button size="lg" loading={processing} onClick={() => void pay(plan)}>
        {processing
          ? t(PROCESSING)
          : t('Pay {amount} for {count} Messages', {
              amount: formatRupees(plan.amount),
              count: plan.messages,
            })}
      </Button>
    </>
  );
}

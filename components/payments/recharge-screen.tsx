'use client';

import { CreditCard, Landmark, Smartphone } from 'lucide-react';
import { useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { TopBar } from '@/components/shared/top-bar';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { PackClaim } from '@/content/claims';
import { RECHARGE_CANCELLED_PATH, rechargeFailedPath } from '@/lib/client/paths';
import { formatRupees } from '@/lib/kit/format';
import { RECHARGE_PLANS } from '@/lib/payments/constants';
import { PROCESSING } from '@/lib/payments/copy';
import { useRecharge } from '@/lib/payments/hooks';
import { trackEvent } from '@/lib/tracking/events/browser';
import { useLeadHeld } from '@/lib/users/age-hold/hooks';
import { USER_LOAD_FAILED } from '@/lib/users/copy';
import { useUser } from '@/lib/users/hooks';
import { PackPicker } from './pack-picker';
import { useChosenPack } from './use-chosen-pack';

const METHODS = [
  { name: 'Cards', text: 'Credit and debit', Icon: CreditCard },
  { name: 'UPI', text: 'Any UPI app', Icon: Smartphone },
  { name: 'NetBanking', text: 'All big banks', Icon: Landmark },
];

/** The balance and the plans to recharge it. */
export function RechargeScreen({ claims }: { claims: Readonly<Record<string, PackClaim>> }) {
  useEffect(() => trackEvent('RechargePageView'), []);
  useLeadHeld();
  return (
    <>
      <TopBar back={{ href: '/', label: 'Back to home' }} title="Recharge" />
      <main
        id="main"
        className="flex flex-1 flex-col gap-5 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <Suspense fallback={null}>
          <CancelledNote />
        </Suspense>
        <Balance />
        <Plans claims={claims} />
        <ul aria-label="Ways to pay" className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2.5">
          {METHODS.map(({ name, text, Icon }) => (
            <li key={name} className="rounded-md border-[1.5px] border-line bg-card px-2 py-3 text-center">
              <Icon aria-hidden className="mx-auto size-5 text-muted" />
              <span className="mt-1 block font-semibold text-sm leading-5">{name}</span>
              <span className="block text-muted text-xs leading-4">{text}</span>
            </li>
          ))}
        </ul>
        <p className="text-center text-muted text-sm leading-5">
          Payments go through Cashfree. Messages stay in your balance until you use them.
        </p>
      </main>
    </>
  );
}

function CancelledNote() {
  if (useSearchParams().get('cancelled') !== 'true') return null;
  return (
    <Alert role="status" variant="marigold" className="text-[0.9375rem]! leading-6!">
      <AlertTitle>Payment cancelled</AlertTitle>
      <AlertDescription>No messages were added. You can choose a plan and try again.</AlertDescription>
    </Alert>
  );
}

function Balance() {
  const { data: user, isError } = useUser({ fresh: true });
  return (
    <div
      aria-busy={!user && !isError ? 'true' : undefined}
      className="flex min-h-[76px] flex-wrap items-center justify-between gap-3 rounded-lg border-[1.5px] border-marigold-line bg-marigold-tint px-4 py-3 text-marigold-ink"
    >
      <h2 className="text-base">Current balance</h2>
      {user ? (
        <p className="text-right">
          <span className="block font-bold font-heading text-2xl text-ink leading-7">
            {user.messageBalance}
          </span>{' '}
          <span className="block text-sm leading-4">
            {user.messageBalance === 1 ? 'message' : 'messages'}
          </span>
        </p>
      ) : isError ? (
        <p className="text-sm">{USER_LOAD_FAILED}</p>
      ) : (
        <Skeleton className="h-9 w-16 rounded-sm" />
      )}
    </div>
  );
}

function Plans({ claims }: { claims: Readonly<Record<string, PackClaim>> }) {
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
        legend="Choose a plan"
        packs={RECHARGE_PLANS}
        claims={claims}
        chosen={plan.id}
        disabled={processing}
        onChoose={choose}
      />
      <Button size="lg" loading={processing} onClick={() => void pay(plan)}>
        {processing ? PROCESSING : `Pay ${formatRupees(plan.amount)} for ${plan.messages} Messages`}
      </Button>
    </>
  );
}

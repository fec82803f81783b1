'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect } from 'react';
import { firstName } from '@/components/chat/first-name';
import { CHAT_TYPE_LOOK } from '@/components/companions/chat-type-look';
import { ReferCard } from '@/components/referrals/refer-card';
import { Portrait } from '@/components/shared/portrait';
import { TopBar } from '@/components/shared/top-bar';
import { Button } from '@/components/ui/button';
import { Outline } from '@/components/ui/light/outline';
import { Skeleton } from '@/components/ui/skeleton';
import type { PackClaim } from '@/content/claims';
import { isMissing } from '@/lib/client/api';
import { chatPath, paywallPath } from '@/lib/client/paths';
import { postPaymentPath } from '@/lib/client/query-paths';
import { formatRupees } from '@/lib/kit/format';
import { t, tn } from '@/lib/kit/text';
import { clearPaymentAttempt, leavePaywall, storePaymentAttempt } from '@/lib/payments/browser';
import { PAYWALL_PACKS } from '@/lib/payments/constants';
import { PROCESSING } from '@/lib/payments/copy';
import { type PaidChat, usePaidChat, usePayForSession } from '@/lib/payments/hooks';
import { trackEvent } from '@/lib/tracking/events/browser';
import { useLeadHeld } from '@/lib/users/age-hold/hooks';
import { PackPicker } from './pack-picker';
import { useChosenPack } from './use-chosen-pack';

// The server has found the chat in nearly every visit.
const ChatMissing = lazy(() =>
  import('@/components/chat/chat-missing').then((module) => ({ default: module.ChatMissing })),
);
const ChatFailed = lazy(() =>
  import('@/components/chat/chat-failed').then((module) => ({ default: module.ChatFailed })),
);

const TICK = 'm5 12 5 5L20 7';

/** "Continue Chatting": the packs for sale in a chat. */
export function PaywallScreen({
  sessionId,
  claims,
  asksState,
  benefits,
}: {
  sessionId: string;
  claims: Readonly<Record<string, PackClaim>>;
  /** As in PackPicker. */
  asksState: boolean;
  benefits: readonly string[];
}) {
  const { data: session, error, isFetching, refetch } = usePaidChat(sessionId);
  useLeavingPaywall(sessionId);
  useLeadHeld();

  if (!session && error) {
    return (
      <main id="main" className="flex flex-1 flex-col">
        <Suspense>
          {isMissing(error) ? (
            <ChatMissing />
          ) : (
            <ChatFailed retrying={isFetching} onRetry={() => void refetch()} />
          )}
        </Suspense>
      </main>
    );
  }
  return (
    <>
      <TopBar
        back={{ href: chatPath(sessionId), label: t('Back to the chat') }}
        title={t('Continue Chatting')}
      />
      <main
        id="main"
        className="flex flex-1 flex-col gap-5 px-4 pt-2 pb-[max(2rem,env(safe-area-inset-bottom))]"
      >
        <Companion session={session} />
        <Packs sessionId={sessionId} claims={claims} asksState={asksState} />
        <ReferCard />
        <ul aria-label={t('What you get')} className="flex flex-col gap-2.5">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2.5 text-[0.9375rem] leading-6">
              <Outline path={TICK} filled={false} className="size-4.5 text-teal-ink [stroke-width:3]" />
              {benefit}
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

/** Navigating elsewhere in the product while a payment is under way means that the user gave it up. */
function useLeavingPaywall(sessionId: string): void {
  useEffect(() => {
    trackEvent('ViewContent', { content: 'paywall' });
    return () => {
      // React also cleans up without a navigation; when the user has left, the address has changed already.
      if (window.location.pathname !== paywallPath(sessionId)) leavePaywall();
    };
  }, [sessionId]);
}

function Companion({ session }: { session: PaidChat | undefined }) {
  if (!session) {
    return (
      <div aria-busy="true" className="flex items-center gap-3.5">
        <p className="sr-only">{t('Loading your chat')}</p>
        <Skeleton className="size-16" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-6 w-52 rounded-sm" />
          <Skeleton className="h-4 w-36 rounded-sm" />
        </div>
      </div>
    );
  }
  const { chatType, companion, companionName, messagesLeft } = session;
  return (
    <div className="flex items-center gap-3.5">
      <div className={`size-[64px] shrink-0 overflow-hidden rounded-md ${CHAT_TYPE_LOOK[chatType]}`}>
        <Portrait src={companion.imagePath} size={64} eager />
      </div>
      <div className="min-w-0">
        <h2 className="text-xl leading-6 [overflow-wrap:anywhere]">
          {t('Keep talking with {name}', { name: firstName(companionName) })}
        </h2>
        <p className="mt-0.5 text-[0.9375rem] text-muted leading-5">
          {tn(messagesLeft, 'You have {count} message left', 'You have {count} messages left')}
        </p>
      </div>
    </div>
  );
}

function Packs({
  sessionId,
  claims,
  asksState,
}: {
  sessionId: string;
  claims: Readonly<Record<string, PackClaim>>;
  asksState: boolean;
}) {
  const router = useRouter();
  const { pack, choose } = useChosenPack(PAYWALL_PACKS);
  const { pay, processing } = usePayForSession(sessionId, {
    onNotStarted: clearPaymentAttempt,
    onEnded: (ending, orderId) => {
      clearPaymentAttempt();
      router.push(
        postPaymentPath(sessionId, { orderId, status: ending === 'failed' ? 'FAILED' : 'CANCELLED' }),
      );
    },
  });
  if (!pack) return null;
  return (
    <>
      <PackPicker
        legend={t('Choose a pack')}
        packs={PAYWALL_PACKS}
        claims={claims}
        asksState={asksState}
        chosen={pack.id}
        disabled={processing}
        onChoose={choose}
      />
      <Button
        size="lg"
        loading={processing}
        onClick={() => {
          storePaymentAttempt();
          void pay(pack);
        }}
      >
        {processing
          ? t(PROCESSING)
          : t('Pay {amount} with UPI or card', { amount: formatRupees(pack.amount) })}
      </Button>
    </>
  );
}

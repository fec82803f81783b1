'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button';
import { LISTING_PATH } from '@/lib/client/paths';
import { loadingPath, RECHARGE_CANCELLED_PATH, rechargeFailedPath } from '@/lib/client/query-paths';
import { pieces, t } from '@/lib/kit/text';
import { storePaymentStatus } from '@/lib/payments/browser';
import { readOfferTarget } from '@/lib/payments/offer/browser';
import { BALANCE_REFETCH_MS } from '@/lib/payments/result/constants';
import { SUCCESS_TITLE } from '@/lib/payments/result/copy';
import { usePaymentResult } from '@/lib/payments/result/hooks';
import { isOffer, readReturn, shownOrderId } from '@/lib/payments/result/rules';
import { trackEvent } from '@/lib/tracking/events/browser';
import { useUser } from '@/lib/users/hooks';
import { startChatType } from '@/lib/users/rules';
import { CheckingResult, PendingResult } from './pending-result';
import { ResultNote, ResultPanel } from './result-panel';

/** What is kept stays as it is while the page is shown. */
const noNews = () => () => undefined;

/** The provider returns here after a recharge; a failed one moves on to its own page. */
export function RechargeSuccessScreen() {
  const router = useRouter();
  const params = readReturn(useSearchParams());
  const result = usePaymentResult(params);
  const { picture, paid, messages, cancelled } = result;
  const { orderId } = params;
  const failed = picture === 'failed';

  useEffect(() => trackEvent('RechargeSuccessPageView', {}, orderId), [orderId]);

  // Until the server answers, a failure is only what the address says. The next page keeps polling.
  const settled = failed && !result.asking;
  useEffect(() => {
    if (!settled) return;
    if (!cancelled) return router.replace(rechargeFailedPath(orderId));
    if (!isOffer(orderId)) return router.replace(RECHARGE_CANCELLED_PATH);
    storePaymentStatus('cancelled');
    router.replace('/');
  }, [settled, cancelled, orderId, router]);

  const home = (
    <SoftLink href="/" className={buttonVariants({ variant: 'ghost', size: 'lg' })}>
      {t('Back to Home')}
    </SoftLink>
  );

  if (picture === 'pending') return <PendingResult result={result} actions={home} />;
  if (picture !== 'success') return <CheckingResult />;
  return (
    <ResultPanel
      kind="success"
      title={t(SUCCESS_TITLE)}
      actions={
        <>
          <StartLink orderId={orderId} />
          {home}
        </>
      }
    >
      {paid && messages !== null ? <p>{t('{count} messages added', { count: messages })}</p> : null}
      {orderId ? (
        <p className="[overflow-wrap:anywhere]">{t('Order ID: {id}', { id: shownOrderId(orderId) })}</p>
      ) : null}
      <NewBalance />
    </ResultPanel>
  );
}

/** To the listing; after the offer, whose messages are too few for a psychologist companion, to the chat that was tapped. */
function StartLink({ orderId }: { orderId: string | null }) {
  const { data: user } = useUser();
  // The server does not know it.
  const kept = useSyncExternalStore(noNews, readOfferTarget, () => null);
  const tapped = kept ?? loadingPath(startChatType(user?.lastChatSession?.chatType));
  return (
    <SoftLink href={isOffer(orderId) ? tapped : LISTING_PATH} className={buttonVariants({ size: 'lg' })}>
      {t('Start Chatting Now')}
    </SoftLink>
  );
}

/** The balance, read again a second after the page opened: the credit may arrive shortly after the user. */
function NewBalance() {
  const { data: user, refetch } = useUser({ fresh: true });
  useEffect(() => {
    const timer = setTimeout(refetch, BALANCE_REFETCH_MS);
    return () => clearTimeout(timer);
  }, [refetch]);
  if (!user) return null;
  return (
    <ResultNote tone="marigold">
      {pieces(user.messageBalance === 1 ? 'New balance: {count} message' : 'New balance: {count} messages', {
        count: (
          <strong key="count" className="font-bold text-ink">
            {user.messageBalance}
          </strong>
        ),
      })}
    </ResultNote>
  );
}

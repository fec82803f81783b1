'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { SoftLink } from '@/components/shared/soft-link';
import { buttonVariants } from '@/components/ui/button';
import { RECHARGE_PATH } from '@/lib/client/paths';
import { rechargeSuccessPath } from '@/lib/client/query-paths';
import { pieces, t } from '@/lib/kit/text';
import { FAILED_TITLE, RECHARGE_FAILED_TEXT } from '@/lib/payments/result/copy';
import { usePaymentResult } from '@/lib/payments/result/hooks';
import { shownOrderId } from '@/lib/payments/result/rules';
import { trackEvent } from '@/lib/tracking/events/browser';
import { ChargeNote } from './charge-note';
import { ResultPanel } from './result-panel';

/** A failed recharge; one that turns out to be paid moves to the success page. */
export function RechargeFailedScreen({ supportEmail }: { supportEmail: string }) {
  const router = useRouter();
  const orderId = useSearchParams().get('order_id') || null;
  const { paid, nothingCharged } = usePaymentResult({ orderId, said: 'failed' });

  useEffect(() => trackEvent('RechargeFailedPageView', {}, orderId), [orderId]);
  useEffect(() => {
    if (paid && orderId) router.replace(rechargeSuccessPath(orderId));
  }, [paid, orderId, router]);

  return (
    <ResultPanel
      kind="failed"
      title={t(FAILED_TITLE)}
      actions={
        <>
          <SoftLink href={RECHARGE_PATH} className={buttonVariants({ size: 'lg' })}>
            {t('Try Again')}
          </SoftLink>
          <SoftLink href="/" className={buttonVariants({ variant: 'ghost', size: 'lg' })}>
            {t('Back to Home')}
          </SoftLink>
          <HelpList supportEmail={supportEmail} />
        </>
      }
    >
      <p>{t(RECHARGE_FAILED_TEXT)}</p>
      {orderId ? (
        <p className="[overflow-wrap:anywhere]">{t('Order ID: {id}', { id: shownOrderId(orderId) })}</p>
      ) : null}
      <ChargeNote nothingCharged={nothingCharged} />
    </ResultPanel>
  );
}

function HelpList({ supportEmail }: { supportEmail: string }) {
  return (
    <section aria-labelledby="help" className="mt-3 rounded-lg border-[1.5px] border-line bg-card px-4 py-4">
      <h2 id="help" className="text-base">
        {t('Need help?')}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 text-[0.9375rem] leading-6">
        <li>{t('Check your internet connection and try again.')}</li>
        <li>{t('Make sure that your card or UPI app has enough balance and allows online payments.')}</li>
        <li>{t('Try another way to pay: card, UPI or NetBanking.')}</li>
        <li>
          {pieces('Write to us with the order ID: {email}', {
            email: (
              <a
                key="email"
                href={`mailto:${supportEmail}`}
                className="inline-block py-2.5 font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
              >
                {supportEmail}
              </a>
            ),
          })}
        </li>
      </ul>
    </section>
  );
}

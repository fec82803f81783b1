import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/kit/text';
import {
  PENDING_NEXT,
  PENDING_STILL,
  PENDING_TEXT,
  PENDING_TITLE,
  UNREACHABLE,
} from '@/lib/payments/result/copy';
import type { usePaymentResult } from '@/lib/payments/result/hooks';
import { ResultNote, ResultPanel } from './result-panel';

/** A payment that the bank has not confirmed: polled for three minutes, then the page says what happens next. */
export function PendingResult({
  result: { askedAll, unreachable, asking, askAgain },
  actions,
}: {
  result: ReturnType<typeof usePaymentResult>;
  /** Links to elsewhere. */
  actions: ReactNode;
}) {
  return (
    <ResultPanel
      kind="pending"
      title={t(PENDING_TITLE)}
      actions={
        <>
          {askedAll ? (
            <Button size="lg" loading={asking} onClick={askAgain}>
              {t('Check again')}
            </Button>
          ) : null}
          {actions}
        </>
      }
    >
      {askedAll ? (
        <>
          <p>{t(PENDING_STILL)}</p>
          <ResultNote tone="marigold">{t(PENDING_NEXT)}</ResultNote>
        </>
      ) : (
        <p>{t(PENDING_TEXT)}</p>
      )}
      {unreachable ? <p>{t(UNREACHABLE)}</p> : null}
    </ResultPanel>
  );
}

/** Shown until anything is known. */
export function CheckingResult() {
  return (
    <ResultPanel kind="checking" title={t('Checking your payment')}>
      <p>{t('One moment, please.')}</p>
    </ResultPanel>
  );
}

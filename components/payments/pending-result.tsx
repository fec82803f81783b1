import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
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
      title={PENDING_TITLE}
      actions={
        <>
          {askedAll ? (
            <Button size="lg" loading={asking} onClick={askAgain}>
              Check again
            </Button>
          ) : null}
          {actions}
        </>
      }
    >
      {askedAll ? (
        <>
          <p>{PENDING_STILL}</p>
          <ResultNote tone="marigold">{PENDING_NEXT}</ResultNote>
        </>
      ) : (
        <p>{PENDING_TEXT}</p>
      )}
      {unreachable ? <p>{UNREACHABLE}</p> : null}
    </ResultPanel>
  );
}

/** Shown until anything is known. */
export function CheckingResult() {
  return (
    <ResultPanel kind="checking" title="Checking your payment">
      <p>One moment, please.</p>
    </ResultPanel>
  );
}

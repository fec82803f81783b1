'use client';

import { SoftLink } from '@/components/shared/soft-link';
import { PAYMENT_STATE } from '@/lib/account/copy';
import { usePayments } from '@/lib/account/hooks';
import { receiptPath } from '@/lib/client/paths';
import { formatMoment, formatRupees } from '@/lib/kit/format';
import { Section, ShownList } from './section';

const LOOK = {
  paid: 'text-teal-ink',
  open: 'text-marigold-ink',
  failed: 'text-muted',
  checking: 'text-marigold-ink',
} as const;

/** All orders, with a receipt for each payment. */
export function PaymentsSection({ newcomer }: { newcomer: boolean }) {
  const payments = usePayments();
  const now = Date.now();
  return (
    <Section id="payments" title="Payments">
      <ShownList
        list={payments}
        name="payments"
        empty="You have not bought anything yet."
        expected={newcomer ? 0 : undefined}
      >
        {({ orderId, shownId, state, amount, messages, at }) => (
          <li key={orderId} className="py-2.5">
            <div className="flex items-baseline justify-between gap-3">
              <span className="text-[0.9375rem] leading-6">{messages} messages</span>
              <span className="shrink-0 font-semibold leading-6">{formatRupees(amount)}</span>
            </div>
            <p suppressHydrationWarning className="text-muted text-sm leading-5">
              <span className={`font-semibold ${LOOK[state]}`}>{PAYMENT_STATE[state]}</span> ·{' '}
              {formatMoment(at, now)}
            </p>
            <div className="flex items-center justify-between gap-3">
              <p className="min-w-0 text-muted text-xs leading-4 [overflow-wrap:anywhere]">Order {shownId}</p>
              {state === 'paid' ? (
                <SoftLink
                  href={receiptPath(orderId)}
                  aria-label={`Receipt of order ${shownId}`}
                  className="-my-1.5 -mr-2 inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-sm underline underline-offset-2"
                >
                  Receipt
                </SoftLink>
              ) : null}
            </div>
          </li>
        )}
      </ShownList>
    </Section>
  );
}

import { SoftLink } from '@/components/shared/soft-link';
import { Button } from '@/components/ui/button';
import { PAYMENT_STATE } from '@/lib/account/copy';
import { REFUND_STATE } from '@/lib/account/refunds/copy';
import type { Refund } from '@/lib/account/refunds/hooks';
import { receiptPath } from '@/lib/client/paths';
import { formatMoment, formatRupees } from '@/lib/kit/format';

const LOOK = {
  paid: 'text-teal-ink',
  open: 'text-marigold-ink',
  failed: 'text-muted',
  checking: 'text-marigold-ink',
} as const;

/** An order: what it was, what became of it, its receipt, and its refund or the way to ask for one. */
export function PaymentLine({
  payment,
  refund,
  onAsk,
  now,
}: {
  payment: {
    orderId: string;
    shownId: string;
    state: keyof typeof LOOK;
    /** ₹ */
    amount: number;
    messages: number;
    /** ISO 8601 */
    at: string;
  };
  refund: Refund | undefined;
  /** Set while a refund of the order may be asked for. */
  onAsk: (() => void) | undefined;
  /** ms since 1970 */
  now: number;
}) {
  const { orderId, shownId, state, amount, messages, at } = payment;
  return (
    <li className="py-2.5">
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
      {refund ? (
        <p className="text-sm leading-5 [overflow-wrap:anywhere]">
          Refund of {formatRupees(refund.amount)} for {refund.messages} messages:{' '}
          <strong className="font-semibold">{REFUND_STATE[refund.state]}</strong>
          {refund.because === null ? null : <span className="block text-muted">{refund.because}</span>}
        </p>
      ) : null}
      {onAsk ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-1"
          aria-haspopup="dialog"
          aria-label={`Ask for a refund of order ${shownId}`}
          onClick={onAsk}
        >
          Ask for a refund
        </Button>
      ) : null}
    </li>
  );
}

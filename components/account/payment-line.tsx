import { SoftLink } from '@/components/shared/soft-link';
import { Button } from '@/components/ui/button';
import { PAYMENT_STATE } from '@/lib/account/copy';
import { REFUND_STATE } from '@/lib/account/refunds/copy';
import type { Refund } from '@/lib/account/refunds/hooks';
import { receiptPath } from '@/lib/client/paths';
import { formatMoment, formatRupees } from '@/lib/kit/format';
import { t, tn } from '@/lib/kit/text';

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
        <span className="text-[0.9375rem] leading-6">
          {tn(messages, '{count} message', '{count} messages')}
        </span>
        <span className="shrink-0 font-semibold leading-6">{formatRupees(amount)}</span>
      </div>
      <p suppressHydrationWarning className="text-muted text-sm leading-5">
        <span className={`font-semibold ${LOOK[state]}`}>{t(PAYMENT_STATE[state])}</span> ·{' '}
        {formatMoment(at, now)}
      </p>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-muted text-xs leading-4 [overflow-wrap:anywhere]">
          {t('Order {id}', { id: shownId })}
        </p>
        {state === 'paid' ? (
          <SoftLink
            href={receiptPath(orderId)}
            aria-label={t('Receipt of order {id}', { id: shownId })}
            className="-my-1.5 -mr-2 inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-sm underline underline-offset-2"
          >
            {t('Receipt')}
          </SoftLink>
        ) : null}
      </div>
      {refund ? (
        <p className="text-sm leading-5 [overflow-wrap:anywhere]">
          {tn(
            refund.messages,
            'Refund of {amount} for {count} message:',
            'Refund of {amount} for {count} messages:',
            {
              amount: formatRupees(refund.amount),
            },
          )}{' '}
          <strong className="font-semibold">{t(REFUND_STATE[refund.state])}</strong>
          {refund.because === null ? null : <span className="block text-muted">{refund.because}</span>}
        </p>
      ) : null}
      {onAsk ? (
        <Button
          variant="outline"
          size="sm"
          className="mt-1"
          aria-haspopup="dialog"
          aria-label={t('Ask for a refund of order {id}', { id: shownId })}
          onClick={onAsk}
        >
          {t('Ask for a refund')}
        </Button>
      ) : null}
    </li>
  );
}

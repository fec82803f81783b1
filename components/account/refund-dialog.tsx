'use client';

import { useEffect, useRef } from 'react';
import { TRY_LATER } from '@/lib/account/copy';
import { REFUND_ASKED, REFUND_NOT_ASKED } from '@/lib/account/refunds/copy';
import { type Refundable, useAskForRefund } from '@/lib/account/refunds/hooks';
import { toast } from '@/lib/client/toast';
import { formatRupees } from '@/lib/kit/format';
import { t, tn } from '@/lib/kit/text';
import { ConfirmDialog } from './confirm-dialog';

/** Says how many messages and how much a refund would be, and asks for it once. */
export function RefundDialog({
  open,
  onOpenChange,
  refundable,
  onAsked,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  refundable: Refundable;
  /** Takes the focus, because the button that opened the dialog is gone. */
  onAsked: () => void;
}) {
  const asking = useAskForRefund();
  const { orderId, messages, amount } = refundable;
  // The button is disabled only at the next drawing, after the second click of a double one.
  const taken = useRef(false);
  useEffect(() => {
    if (open) taken.current = false;
  }, [open]);
  const confirm = () => {
    if (taken.current) return;
    taken.current = true;
    asking.mutate(orderId, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: t(REFUND_ASKED) });
      },
      onError: () => {
        taken.current = false;
      },
    });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      action={asking}
      onConfirm={confirm}
      onDone={onAsked}
      title={t('Ask for {amount} back?', { amount: formatRupees(amount) })}
      yes={t('Ask for the refund')}
      no={t('Keep the messages')}
      failed={t(REFUND_NOT_ASKED)}
      otherwise={t(TRY_LATER)}
    >
      {tn(
        messages,
        '{count} message of this purchase is unused, so you get {amount} back, the way you paid. Somebody of us looks at it within 48 hours. What you use until then is not refunded; the rest is taken off your balance when it is approved.',
        '{count} messages of this purchase are unused, so you get {amount} back, the way you paid. Somebody of us looks at it within 48 hours. What you use until then is not refunded; the rest is taken off your balance when it is approved.',
        { amount: formatRupees(amount) },
      )}
    </ConfirmDialog>
  );
}

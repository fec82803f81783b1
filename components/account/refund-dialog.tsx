'use client';

import { useEffect, useRef } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { TRY_LATER } from '@/lib/account/copy';
import { REFUND_ASKED, REFUND_NOT_ASKED } from '@/lib/account/refunds/copy';
import { type Refundable, useAskForRefund } from '@/lib/account/refunds/hooks';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import { formatRupees } from '@/lib/kit/format';
import { t, tn } from '@/lib/kit/text';

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
  const refusal = asking.error && getUserMessage(asking.error, t(TRY_LATER));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) asking.reset();
        onOpenChange(next);
      }}
    >
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!asking.isSuccess) return;
          event.preventDefault();
          onAsked();
        }}
      >
        <DialogHeader>
          <DialogTitle>{t('Ask for {amount} back?', { amount: formatRupees(amount) })}</DialogTitle>
          <DialogDescription>
            {tn(
              messages,
              '{count} message of this purchase is unused, so you get {amount} back, the way you paid. Somebody of us looks at it within 48 hours. What you use until then is not refunded; the rest is taken off your balance when it is approved.',
              '{count} messages of this purchase are unused, so you get {amount} back, the way you paid. Somebody of us looks at it within 48 hours. What you use until then is not refunded; the rest is taken off your balance when it is approved.',
              { amount: formatRupees(amount) },
            )}
          </DialogDescription>
        </DialogHeader>
        {refusal ? (
          <Alert variant="destructive">
            <AlertTitle>{t(REFUND_NOT_ASKED)}</AlertTitle>
            <AlertDescription>{refusal}</AlertDescription>
          </Alert>
        ) : null}
        <DialogFooter>
          <Button size="lg" loading={asking.isPending} onClick={confirm}>
            {t('Ask for the refund')}
          </Button>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('Keep the messages')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

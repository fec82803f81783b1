'use client';

import { SoftLink } from '@/components/shared/soft-link';
import { Button, buttonVariants } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { PSYCHOLOGIST_MIN_BALANCE } from '@/lib/chat/constants';
import { RECHARGE_PATH } from '@/lib/client/paths';
import { t, tn } from '@/lib/kit/text';

/**
 * Shown when the balance is too small for a psychologist chat. Load it when it is opened.
 * @param balance messages
 */
export function RechargeRequiredDialog({
  open,
  onOpenChange,
  name,
  balance,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  name: string;
  balance: number;
}) {
  const shortfall = PSYCHOLOGIST_MIN_BALANCE - balance;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Recharge Required')}</DialogTitle>
          <DialogDescription>
            {t('At least {count} messages required for talking to {name}', {
              count: PSYCHOLOGIST_MIN_BALANCE,
              name,
            })}
          </DialogDescription>
        </DialogHeader>
        <div className="rounded-md border-[1.5px] border-marigold-line bg-marigold-tint px-4 py-3 text-marigold-ink">
          <p className="flex items-baseline justify-between">
            <span>{t('Current balance')}</span>
            <span className="font-bold">{tn(balance, '{count} message', '{count} messages')}</span>
          </p>
          {shortfall > 0 ? (
            <p className="mt-1 font-semibold text-sm">
              {tn(shortfall, 'You need {count} more message', 'You need {count} more messages')}
            </p>
          ) : null}
        </div>
        <DialogFooter>
          <SoftLink href={RECHARGE_PATH} className={buttonVariants({ size: 'lg' })}>
            {t('Recharge Now')}
          </SoftLink>
          <Button variant="outline" size="lg" onClick={() => onOpenChange(false)}>
            {t('Later')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

'use client';

import type { Route } from 'next';
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
import { INCOGNITO_PARAM } from '@/lib/chat/incognito/constants';
import { chatPath } from '@/lib/client/paths';
import { formatRupees } from '@/lib/kit/format';
import { t, tn } from '@/lib/kit/text';
import { storePaymentStatus } from '@/lib/payments/browser';
import { OFFER } from '@/lib/payments/constants';
import { PROCESSING } from '@/lib/payments/copy';
import { usePayForOffer } from '@/lib/payments/hooks';
import { keepOfferTarget } from '@/lib/payments/offer/browser';
import type { User } from '@/lib/users/hooks';

/**
 * The one-time low-priced offer, shown instead of a chat that would soon run out of messages. Load it when it is opened. Whoever
 * has messages left may go on with them.
 * @param tapped where the tap led that the offer came instead of
 * @param onStart goes there, with what is left
 */
export function OfferDialog({
  open,
  onOpenChange,
  user,
  tapped,
  onStart,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: User | undefined;
  tapped: Route | undefined;
  onStart: (path: Route) => void;
}) {
  const { pay, processing } = usePayForOffer({
    onEnded: (ending) => storePaymentStatus(ending),
    onReturned: () => storePaymentStatus('cancelled'),
  });
  const payOffer = () => {
    if (tapped) keepOfferTarget(tapped);
    void pay(OFFER);
  };
  const cancel = () => {
    // The checkout is opening: too late to cancel here.
    if (processing) return;
    storePaymentStatus('cancelled');
    onOpenChange(false);
  };
  const price = formatRupees(OFFER.amount);
  const { messages } = OFFER;
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : cancel())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Unlock your chat for {price}', { price })}</DialogTitle>
          <DialogDescription>
            {t('You are low on messages. New here? Get {messages} messages once for {price}.', {
              messages,
              price,
            })}
          </DialogDescription>
        </DialogHeader>
        <p className="flex items-baseline justify-between rounded-md border-[1.5px] border-marigold-line bg-marigold-tint px-4 py-3 text-marigold-ink">
          <span className="font-semibold">{tn(messages, '{count} message', '{count} messages')}</span>
          <span className="font-bold font-heading text-2xl text-ink">{price}</span>
        </p>
        <p className="mt-3 text-muted text-sm leading-5">
          {t('One payment with UPI or card, once per person. Nothing renews by itself.')}
        </p>
        <DialogFooter>
          <Button size="lg" loading={processing} onClick={payOffer}>
            {processing ? t(PROCESSING) : t('Pay {price} for {messages} messages', { price, messages })}
          </Button>
          {user && user.messageBalance > 0 && !processing ? (
            <GoOn user={user} tapped={tapped} onStart={() => tapped && onStart(tapped)} />
          ) : null}
          <Button variant="ghost" size="lg" disabled={processing} onClick={cancel}>
            {t('Not now')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The way on with 1 to 4 messages: the last chat, or the one that was tapped. */
function GoOn({ user, tapped, onStart }: { user: User; tapped: Route | undefined; onStart: () => void }) {
  const { lastChatSession: last, messageBalance } = user;
  // The last chat is not the incognito one that was wanted.
  if (last && !tapped?.includes(INCOGNITO_PARAM))
    return (
      <SoftLink href={chatPath(last.id)} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
        {t('Continue with {companion}', { companion: last.companionName })}
      </SoftLink>
    );
  return (
    <Button variant="outline" size="lg" onClick={onStart}>
      {tn(messageBalance, 'Start with {count} message', 'Start with {count} messages')}
    </Button>
  );
}

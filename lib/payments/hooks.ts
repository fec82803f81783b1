import { useCallback, useEffect, useRef, useState } from 'react';
import { BRAND } from '@/content/brand';
import type { getSession } from '@/lib/chat/contract';
import { ApiError, call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { loadQueries, useLateQuery } from '@/lib/client/late-queries';
import { toast } from '@/lib/client/toast';
import type { Response } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { trackEvent } from '@/lib/tracking/events/browser';
import type { EventName, EventParams } from '@/lib/tracking/events/constants';
import { userQuery } from '@/lib/users/hooks';
import { OWN_LIMIT_TITLE } from '@/lib/users/limits/constants';
import { openCheckout } from './checkout/browser';
import type { Checkout } from './checkout/rules';
import type { Pack } from './constants';
import type { payForOffer, payForSession, recharge } from './contract';
import {
  NO_PAYMENT_SESSION,
  OFFER_FAILED,
  PAYMENT_FAILED,
  PAYMENT_FAILED_TITLE,
  PAYMENT_NOT_STARTED,
  RECHARGE_FAILED,
  REDIRECTING,
  USER_NOT_FOUND,
} from './copy';
import { namedState } from './invoices/browser';

/** The State for the invoice; asked for while the seller has a GSTIN. */
const billingState = () => (BRAND.gstin ? namedState() : undefined);

type Ending = 'failed' | 'cancelled';

type Failure = typeof PAYMENT_FAILED | typeof RECHARGE_FAILED | typeof OFFER_FAILED;

type Purchase = {
  /** Makes the order. */
  order: (pack: Pack) => Promise<Checkout>;
  /** What a refusal without words is called. */
  failure: Failure;
  events: { begun: EventName; failed: EventName };
  /** The order could not be made, so nothing was paid. */
  onNotStarted?: () => void;
  /** The provider answered instead of opening its checkout. */
  onEnded: (ending: Ending, orderId: string) => void;
  /** Back from the checkout by the browser's own button, with the page as it was left. */
  onReturned?: () => void;
};

function explain(error: unknown, failure: Failure): string {
  if (error instanceof ApiError) return error.userMessage ?? t(failure);
  // Anything but our own words (a network failure, for one) is the browser's English for programmers.
  const own = [NO_PAYMENT_SESSION, USER_NOT_FOUND] as const;
  return t(own.find((text) => error instanceof Error && error.message === text) ?? PAYMENT_NOT_STARTED);
}

/** One payment at a time: from the tap to the checkout, further taps do nothing. */
function usePurchase(purchase: Purchase) {
  const [processing, setProcessing] = useState(false);
  const taken = useRef(false);
  const latest = useRef(purchase);
  useEffect(() => {
    latest.current = purchase;
  });

  const release = useCallback(() => {
    taken.current = false;
    setProcessing(false);
  }, []);

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !taken.current) return;
      release();
      latest.current.onReturned?.();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [release]);

  const pay = useCallback(
    async (pack: Pack) => {
      if (taken.current) return;
      taken.current = true;
      setProcessing(true);
      const { order, failure, events, onNotStarted } = latest.current;
      const params: EventParams = { pack: pack.id, value: pack.amount, currency: 'INR' };
      try {
        const answer = await order(pack);
        if (!answer.payment_session_id) throw new Error(NO_PAYMENT_SESSION);
        trackEvent(events.begun, params, answer.order_id);
        toast({ title: t(REDIRECTING) });
        const ending = await openCheckout(answer);
        if (ending === 'leaving') return;
        release();
        latest.current.onEnded(ending, answer.order_id);
      } catch (error) {
        release();
        trackEvent(events.failed, params);
        const description = explain(error, failure);
        // Nothing went wrong: the person has set it themselves.
        if (error instanceof ApiError && error.body.ownLimit === true)
          toast({ title: t(OWN_LIMIT_TITLE), description });
        else toast({ title: t(PAYMENT_FAILED_TITLE), description, variant: 'destructive' });
        onNotStarted?.();
      }
    },
    [release],
  );

  return { pay, processing };
}

export type PaidChat = Response<typeof getSession>;

/** The chat that a pack is bought in, fresh whenever its screen appears; the hooks of the chat itself would bring all of it. */
export function usePaidChat(sessionId: string) {
  const request = { params: { sessionId } };
  return useLateQuery({
    queryKey: queryKey<typeof getSession>('GET /api/chat/session/{sessionId}', request),
    queryFn: ({ signal }) =>
      call<typeof getSession>('GET /api/chat/session/{sessionId}', { ...request, signal }),
    refetchOnMount: whenOld,
  });
}

/** Buys a paywall pack for a chat. */
export function usePayForSession(sessionId: string, on: Pick<Purchase, 'onNotStarted' | 'onEnded'>) {
  return usePurchase({
    ...on,
    failure: PAYMENT_FAILED,
    events: { begun: 'InitiateCheckout', failed: 'PaymentInitiationFailed' },
    order: ({ amount, messages }) =>
      call<typeof payForSession>('POST /api/payment', {
        body: {
          ...{ sessionId, amount, messageCount: messages, paymentMethod: 'upi' },
          billingState: billingState(),
        },
      }),
  });
}

/** The id of this browser's user, whom these payments need. */
async function knownUserId(): Promise<string> {
  const user = await loadQueries()
    .then(({ client }) => client.ensureQueryData(userQuery))
    .catch(() => undefined);
  if (!user) throw new Error(USER_NOT_FOUND);
  return user.id;
}

/** Buys a recharge plan. */
export function useRecharge(on: Pick<Purchase, 'onEnded'>) {
  return usePurchase({
    ...on,
    failure: RECHARGE_FAILED,
    events: { begun: 'InitiateRechargePayment', failed: 'RechargePaymentFailed' },
    order: async (plan) =>
      call<typeof recharge>('POST /api/payment/recharge', {
        body: { userId: await knownUserId(), planId: plan.id, billingState: billingState() },
      }),
  });
}

/** Buys the low-priced offer. */
export function usePayForOffer(on: Pick<Purchase, 'onEnded' | 'onReturned'>) {
  return usePurchase({
    ...on,
    failure: OFFER_FAILED,
    events: { begun: 'OfferClicked', failed: 'PaymentInitiationFailed' },
    order: async () =>
      call<typeof payForOffer>('POST /api/payment/rs3', {
        body: { userId: await knownUserId(), billingState: billingState() },
      }),
  });
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, isMissing, queryKey } from '@/lib/client/api';
import { tellTabs } from '@/lib/client/tabs';
import { trackEvent } from '@/lib/tracking/events/browser';
import { userQuery } from '@/lib/users/hooks';
import type { verifyPayment } from '../contract';
import { ASK_FOR_MS } from './constants';
import { nextQuestionMs, type ReturnParams, resultPicture, type Verification } from './rules';

/**
 * What the server knows of an order, asked again until it is settled, for three minutes, and whenever the page comes
 * back to the front. Nobody is asked without an order.
 */
function useVerifyPayment(orderId: string | null) {
  const [since] = useState(Date.now);
  const request = { body: { orderId: orderId ?? '' } };
  return useQuery({
    queryKey: queryKey<typeof verifyPayment>('POST /api/payment/verify', request),
    queryFn: ({ signal }) => call<typeof verifyPayment>('POST /api/payment/verify', { ...request, signal }),
    enabled: orderId !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: ({ state }) =>
      state.data?.status === 'paid' || isMissing(state.error) ? false : 'always',
    refetchInterval: ({ state }) => {
      if (state.data?.status === 'paid' || isMissing(state.error)) return false;
      // A failed try may be followed by another one in the same checkout, but that one comes back here by itself.
      if (state.data?.status === 'failed' && state.error === null) return false;
      return nextQuestionMs(state.dataUpdateCount + state.errorUpdateCount, Date.now() - since);
    },
  });
}

function toVerification(query: ReturnType<typeof useVerifyPayment>): Verification {
  if (isMissing(query.error)) return { known: 'missing' };
  if (query.data) return { known: query.data.status, nothingCharged: query.data.nothingCharged };
  return query.isError ? { known: 'unreachable' } : { known: 'nothing' };
}

/** The picture of a result page and what belongs to it. A payment that went through brings the balance up to date. */
export function usePaymentResult(params: ReturnParams) {
  const client = useQueryClient();
  const query = useVerifyPayment(params.orderId);
  const verification = toVerification(query);
  const paid = verification.known === 'paid';
  const [askedAll, setAskedAll] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setAskedAll, ASK_FOR_MS, true);
    return () => clearTimeout(timer);
  }, []);

  const order = query.data;
  useEffect(() => {
    if (!paid || !order) return;
    const { orderId, amount, messages } = order;
    trackEvent('PaymentSuccess', { value: amount, currency: 'INR', messages }, orderId);
  }, [paid, order]);

  const isOver = paid || verification.known === 'failed';
  useEffect(() => {
    if (isOver) tellTabs();
  }, [isOver]);

  useEffect(() => {
    if (paid) void client.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [paid, client]);

  return {
    picture: resultPicture(params, verification),
    paid,
    /** Messages of the order, once the server has named them. */
    messages: query.data?.messages ?? null,
    /** The server says that nothing was taken and nothing is on its way. */
    nothingCharged: 'nothingCharged' in verification && verification.nothingCharged,
    /** The person left the checkout, and the server says so or the address does. */
    cancelled: query.data?.cancelled || params.said === 'cancelled',
    unreachable: query.isError && !isMissing(query.error),
    /** The three minutes are over. */
    askedAll,
    asking: query.isFetching,
    askAgain: () => void query.refetch(),
  };
}

import { HOSTED_ORDER_PAGE } from './constants';

/** What every order call answers with. */
export type Checkout = {
  payment_session_id: string;
  order_id: string;
  payment_url?: string;
  payment_link?: string;
  mode: 'production' | 'sandbox';
  sdk_url: string;
};

/** Where to pay when the SDK does not work: the link of the answer, else the hosted page of the order. */
export function fallbackAddress({ payment_link, payment_url, order_id }: Checkout): string {
  const linked = [payment_link, payment_url].find((link) => link && /^https?:\/\//.test(link));
  return linked ?? `${HOSTED_ORDER_PAGE}${encodeURIComponent(order_id)}`;
}

/** Whether the SDK's complaint means that the person turned back, rather than that something failed. */
export function isCancelled(complaint: { code?: string; message?: string }): boolean {
  return /cancel|closed|dropped|aborted/i.test(`${complaint.code ?? ''} ${complaint.message ?? ''}`);
}

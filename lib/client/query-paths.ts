import type { Route } from 'next';
import type { ChatType } from '@/lib/companions/chat-types/constants';

// Addresses with a query: apart from the others, for every chat loads those.

/** The session creation screen; `referralCode` and `companionId` travel as query parameters. */
export function loadingPath(
  chatType: ChatType,
  query: { companionId?: string; referralCode?: string | null } = {},
): Route {
  const search = new URLSearchParams();
  if (query.companionId) search.set('companionId', query.companionId);
  if (query.referralCode) search.set('ref', query.referralCode);
  return `/loading/${chatType}${search.size > 0 ? `?${search}` : ''}` as Route;
}

/** The page with the result of a chat's payment; `status` is the result as the browser knows it so far. */
export function postPaymentPath(
  sessionId: string,
  result: { orderId: string; status: 'FAILED' | 'CANCELLED' },
): Route {
  const search = new URLSearchParams({ order_id: result.orderId, payment_status: result.status });
  return `/post-payment/${sessionId}?${search}` as Route;
}

export const RECHARGE_CANCELLED_PATH = '/recharge?cancelled=true' as Route;

export function rechargeFailedPath(orderId: string | null): Route {
  return `/recharge-failed${orderId ? `?order_id=${encodeURIComponent(orderId)}` : ''}` as Route;
}

export function rechargeSuccessPath(orderId: string): Route {
  return `/recharge-success?order_id=${encodeURIComponent(orderId)}` as Route;
}

import type { Route } from 'next';
import type { ChatType } from '@/lib/companions/chat-types/constants';

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

export function chatPath(sessionId: string): Route {
  return `/chat/${sessionId}` as Route;
}

export function paywallPath(sessionId: string): Route {
  return `/paywall/${sessionId}` as Route;
}

/** The page with the result of a chat's payment; `status` is the result as the browser knows it so far. */
export function postPaymentPath(
  sessionId: string,
  result: { orderId: string; status: 'FAILED' | 'CANCELLED' },
): Route {
  const search = new URLSearchParams({ order_id: result.orderId, payment_status: result.status });
  return `/post-payment/${sessionId}?${search}` as Route;
}

/** Starts the sign-in with Google, which returns to that path. Link to it with `<a>`: a router would prefetch it. */
export function signInPath(returnTo: string): string {
  return `/auth/google?returnTo=${encodeURIComponent(returnTo)}`;
}

export const RECHARGE_PATH = '/recharge' as Route;
export const RECHARGE_CANCELLED_PATH = '/recharge?cancelled=true' as Route;

export function rechargeFailedPath(orderId: string | null): Route {
  return `/recharge-failed${orderId ? `?order_id=${encodeURIComponent(orderId)}` : ''}` as Route;
}

export function rechargeSuccessPath(orderId: string): Route {
  return `/recharge-success?order_id=${encodeURIComponent(orderId)}` as Route;
}

export const LISTING_PATH = '/psychologist' as Route;

export const ACCOUNT_PATH = '/account' as Route;
/** Shown after an account was deleted; it neither knows nor registers a user. */
export const ACCOUNT_DELETED_PATH = '/account/deleted' as Route;

/** Where a person is led who is held as a minor. */
export const ADULTS_ONLY_PATH = '/adults-only' as Route;

export function receiptPath(orderId: string): Route {
  return `/account/receipts/${encodeURIComponent(orderId)}` as Route;
}

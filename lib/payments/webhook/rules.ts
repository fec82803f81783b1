/**
 * ms around now in which a webhook is news. Cashfree's own retries come 2, 10 and 30 minutes after one another
 * (https://www.cashfree.com/docs/api-reference/webhooks/reliability-and-operations).
 */
const NEWS_MS = 5 * 60 * 1000;

/**
 * Whether a webhook was sent just now, so that its word may count by itself; an older one may be a copy that somebody kept.
 * @param timestamp what Cashfree signs beside the body: ms since 1970
 *   (https://www.cashfree.com/docs/api-reference/payments/latest/webhooks/signature-verification)
 */
export const isNews = (timestamp: string, now: Date): boolean =>
  /^\d{1,15}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp)) <= NEWS_MS;

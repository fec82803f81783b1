/**
 * Of the 30 calls about settlements that Cashfree allows an account in a minute
 * (https://www.cashfree.com/docs/api-reference/payments/rate-limits).
 */
export const SETTLEMENT_CALLS_A_MINUTE = 20;
/** Events of one call; Cashfree gives at most 1,000 (cashfree-pg 6.0.6, FetchSettlementsRequestPagination). */
export const PAGE_EVENTS = 500;
/** Pages of a day after which something is wrong with the cursor. */
export const PAGES_MAX = 2_000;
/** ms after the end of a day of India when it is fetched: by then Cashfree has all of it. */
export const FETCHED_AFTER_MS = 6 * 60 * 60 * 1000;
/** Days that the first night fetches. */
export const FIRST_DAYS = 3;
/** Days that one run makes up for. */
export const DAYS_A_RUN = 31;
/** ms another process leaves a day alone after one has taken it. */
export const DAY_LEASE_MS = 30 * 60 * 1000;
/** ms after which a day is tried again that Cashfree gave no answer about, or that the minute's share did not reach for. */
export const RETRY_MS = 60 * 60 * 1000;
export const LATER_MS = 60 * 1000;
/**
 * Days after which a payment has to be in a settlement: Cashfree settles on the second working day by default, and a week has a
 * weekend and may have a holiday (https://www.cashfree.com/docs/payments/settlements/overview).
 */
export const SETTLED_WITHIN_DAYS = 6;
/** Payments without a settlement that one run notes. */
export const UNSETTLED_MAX = 500;
/** Differences that one run looks at again. */
export const OPEN_MAX = 1_000;

/** What can differ between Cashfree's settlement and what is here. */
export const DIFFERENCE_KINDS = [
  'not_settled',
  'unknown_payment',
  'amount',
  'fee',
  'unknown_refund',
  'refund_amount',
  'refund_state',
  'refund_reversed',
  'dispute',
  'adjustment',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Which differences: those that nobody has explained, those that somebody has or that are gone, or all. */
export const DIFFERENCE_STATES = ['open', 'closed', 'all'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];
/** Characters of an explanation; the column's length. */
export const EXPLANATION_MAX = 300;

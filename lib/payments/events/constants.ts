/** Who heard something of an order: a result page asked, a webhook came, the reconciler asked, or it was when it was ordered. */
export const EVENT_SOURCES = ['person', 'webhook', 'reconciler', 'shop'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/** What was heard: Cashfree has the order or did not take it; what it says of the payment; or that it knows no such order. */
export const EVENT_KINDS = [
  'checkout',
  'create_failed',
  'paid',
  'pending',
  'failed',
  'expired',
  'mismatch',
  'unknown',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Characters of a detail; the column's length. */
export const DETAIL_MAX = 60;

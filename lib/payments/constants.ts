/** What can be bought on a page: ₹ (whole rupees) and messages. Product description, "Business constants". */
export type Pack = { id: string; amount: number; messages: number; isDefault: boolean };

/** The paywall of a chat. */
export const PAYWALL_PACKS: readonly Pack[] = [
  { id: 'starter', amount: 9, messages: 10, isDefault: true },
  { id: 'standard', amount: 199, messages: 50, isDefault: false },
  { id: 'premium', amount: 2999, messages: 1000, isDefault: false },
];

/** The recharge page. Its starter costs more than the paywall's; both are right (docs/decisions.md). */
export const RECHARGE_PLANS: readonly Pack[] = [
  { id: 'starter', amount: 29, messages: 10, isDefault: true },
  { id: 'standard', amount: 199, messages: 50, isDefault: false },
  { id: 'premium', amount: 2999, messages: 1000, isDefault: false },
];

/** The one-time low-priced offer for new users. */
export const OFFER: Pack = { id: 'offer', amount: 3, messages: 10, isDefault: true };

/** What an order is for: a paywall pack of a chat, a recharge of the wallet, or the ₹3 offer. */
export const PAYMENT_KINDS = ['session', 'recharge', 'offer'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
export const PAYMENT_STATUSES = [
  'created',
  'active',
  'paid',
  'failed',
  'expired',
  'mismatch',
  'returned',
] as const;

export const CURRENCY = 'INR';
/** ms an open order is used again instead of making another. */
export const REUSE_ORDER_MS = 15 * 60 * 1000;
/** ms after which Cashfree lets an order expire. */
export const ORDER_LIFETIME_MS = 30 * 60 * 1000;
/** Days for which an order that nobody has paid counts towards what its person allows themselves: until then Cashfree has let it expire. */
export const OPEN_COUNTS_DAYS = 1;
/** Cashfree wants a phone number; a guest may have none. */
export const PLACEHOLDER_PHONE = '9999999999';
/** Product description: the order id is shown without this. */
export const ORDER_PREFIX = { session: 'session_', recharge: 'recharge_', offer: 'offer_' } satisfies Record<
  PaymentKind,
  string
>;
/** Unpaid orders that a person may have made within ORDER_LIFETIME_MS. */
export const UNPAID_ORDERS_MAX = 8;

/**
 * What Cashfree lets an account do in a minute in production: 200 orders made, 400 fetched, 100 lists of payments
 * (https://www.cashfree.com/docs/api-reference/payments/rate-limits). A question takes one of the last two each, so that the
 * shares of those who ask stay below 100 together; the reconciler takes a list only where there is news.
 */
export const QUESTIONS_A_MINUTE = { person: 45, webhook: 25, reconciler: 25 } as const;
export const CREATES_A_MINUTE = 180;
/** Many people share an address behind a mobile carrier; of IPv6 it is the /64. */
export const CREATES_A_MINUTE_OF_ADDRESS = 60;
/** For a /24, or a /48 of IPv6: whoever rents one leaves half of the orders to everybody else. */
export const CREATES_A_MINUTE_OF_NEIGHBOURHOOD = 90;
export const QUESTIONS_A_MINUTE_OF_PERSON = 15;
export const QUESTIONS_A_MINUTE_OF_ADDRESS = 30;
/** Seconds before a person has Cashfree asked about the same order again: the pause of a result page's first two questions. */
export const ASK_AGAIN_S = 2;
/** ms for which Cashfree's last answer about an order is told to whoever may not ask anew. */
export const ANSWER_KEPT_MS = 10_000;
/** Orders whose last answer a process remembers. */
export const ANSWERS_MAX = 5_000;
/** Open orders one run of the reconciler takes: with everybody's questions below the 400 fetched in a minute. */
export const RECONCILE_BATCH = 100;
/** ms after which the reconciler asks again when its share of the minute was used up. */
export const ASK_LATER_MS = 60 * 1000;
/** ms another process leaves an order alone after one has taken it. */
export const RECONCILE_LEASE_MS = 5 * 60 * 1000;

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
export const PAYMENT_STATUSES = ['created', 'active', 'paid', 'failed', 'expired', 'mismatch'] as const;

export const CURRENCY = 'INR';
/** ms an open order is used again instead of making another. */
export const REUSE_ORDER_MS = 15 * 60 * 1000;
/** ms after which Cashfree lets an order expire. */
export const ORDER_LIFETIME_MS = 30 * 60 * 1000;
/** Cashfree wants a phone number; a guest may have none. */
export const PLACEHOLDER_PHONE = '9999999999';
/** Product description: the order id is shown without this. */
export const ORDER_PREFIX = { session: 'session_', recharge: 'recharge_', offer: 'offer_' } satisfies Record<
  PaymentKind,
  string
>;
/** Open orders one process takes in one run of the reconciler; two requests each stay below 400 a minute. */
export const RECONCILE_BATCH = 100;
/** ms another process leaves an order alone after one has taken it. */
export const RECONCILE_LEASE_MS = 5 * 60 * 1000;

import type { Actor, Scope } from '@/lib/kit/scope';

export type ProviderOrder = {
  cfOrderId: string;
  status: string;
  /** ₹, may have paise */
  amount: number;
  currency: string;
  paymentSessionId: string | null;
  expiresAt: Date | null;
};

export type ProviderPayment = {
  cfPaymentId: string;
  /** SUCCESS, NOT_ATTEMPTED, FAILED, USER_DROPPED, VOID, CANCELLED, PENDING */
  status: string;
  /** ₹, may have paise */
  amount: number;
  currency: string;
  method: string | null;
  /** Who paid, in words that are the same for every payment of theirs; null when the provider tells nothing that names one person. */
  payer: string | null;
};

export type ProviderRefund = {
  cfRefundId: string;
  /** SUCCESS, PENDING, ONHOLD, CANCELLED, FAILED */
  status: string;
  /** ₹, may have paise */
  amount: number;
  currency: string;
};

export type NewRefund = {
  orderId: string;
  /** UUID; the provider makes one refund of an id, and the same call never makes a second. */
  refundId: string;
  /** ₹, may have paise */
  amount: number;
  /** For the provider's books, 3 to 100 characters. */
  note: string;
};

export type NewOrder = {
  orderId: string;
  /** UUID; the same key never creates a second order. */
  idempotencyKey: string;
  /** ₹ */
  amount: number;
  currency: string;
  customerId: string;
  customerPhone: string;
  returnUrl: string;
  /** Where webhooks go; undefined = the address set in the provider's dashboard. */
  notifyUrl: string | undefined;
  expiresAt: Date;
};

/** What a settlement of the provider has in it: a payment, a refund, or something else that moved money. Nothing about a person. */
export type SettledEvent = {
  eventId: string;
  /** PAYMENT, REFUND, REFUND_REVERSAL, DISPUTE, CHARGEBACK … */
  type: string;
  /** CREDIT or DEBIT */
  saleType: string;
  orderId: string | null;
  cfPaymentId: string | null;
  /** Our id of the refund. */
  refundId: string | null;
  /** ₹: of the event, what of it was settled, and what the provider took with tax on it */
  amount: number;
  settled: number;
  charge: number;
  tax: number;
  cfSettlementId: string | null;
  /** The bank's number of the transfer to us. */
  utr: string | null;
  settledAt: Date | null;
};

/** Cashfree, as the product needs it. Implemented by lib/providers/cashfree.ts. */
export type PaymentProvider = {
  /** @throws Error when the response was late or not an order */
  createOrder(order: NewOrder): Promise<ProviderOrder>;
  /** null when the provider does not know the order. @throws Error as above */
  fetchOrder(orderId: string): Promise<ProviderOrder | null>;
  /** @throws Error as above */
  fetchPayments(orderId: string): Promise<ProviderPayment[]>;
  /**
   * Begins a refund, or finds the one of that id. `refused`: the provider will not make it, in its own words for programs.
   * @throws Error when the response was late or not a refund: it may have been made
   */
  createRefund(refund: NewRefund): Promise<ProviderRefund | { refused: string }>;
  /** null when the provider does not know the refund. @throws Error as above */
  fetchRefund(orderId: string, refundId: string): Promise<ProviderRefund | null>;
  /**
   * A page of what was settled in a time. `cursor`: that of the answer before, null for the first page; null in the answer: this was
   * the last one.
   * @throws Error when the response was late or no page
   */
  fetchSettled(page: {
    from: Date;
    until: Date;
    cursor: string | null;
    limit: number;
  }): Promise<{ events: SettledEvent[]; cursor: string | null }>;
  /** Whether a webhook was signed by the provider. */
  isAuthentic(webhook: { rawBody: string; timestamp: string; signature: string }): boolean;
  /** Who paid, by what a webhook says of how they paid; null as above. */
  payerOf(paymentMethod: unknown): string | null;
  /** What the browser needs to open the checkout. */
  checkout(order: { orderId: string; paymentSessionId: string }): {
    mode: 'production' | 'sandbox';
    sdkUrl: string;
    paymentUrl: string;
  };
};

/** A call to the provider, and who makes it. */
export type ProviderCall =
  | { kind: 'create'; person: Pick<Actor, 'visitorId' | 'ipAddress'> }
  /** A refund is begun, or looked at. */
  | { kind: 'refund' }
  | { kind: 'ask_refund' }
  | { kind: 'settlements' }
  | { kind: 'ask'; by: 'webhook' | 'reconciler' }
  | { kind: 'ask'; by: 'person'; orderId: string; person: Pick<Actor, 'visitorId' | 'ipAddress'> };

/**
 * Takes a call to the provider out of the minute's share of whoever makes it. Implemented by lib/server/provider-share.ts.
 * @returns whether it may be made
 */
export type TakeProviderCall = (call: ProviderCall) => Promise<boolean>;

/** What a webhook that Cashfree signed was about, and whether it counted at once. */
export type WebhookKind = 'payment' | 'payment of another time' | 'refund' | 'unknown order' | 'other event';

/** Counts a webhook. Implemented by lib/server/metrics.ts. */
export type NoteWebhook = (kind: WebhookKind) => void;

/** Whether a chat is the caller's. Implemented by lib/chat. */
export type FindSession = (scope: Scope, sessionId: string) => Promise<object | null>;

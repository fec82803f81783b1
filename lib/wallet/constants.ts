/** Why a balance changed; every ledger entry has one of these. */
export const LEDGER_KIND = {
  /** Free messages of a new user. */
  starter: 'starter',
  /** Free messages of a chat session that has no user. */
  sessionStarter: 'session_starter',
  /** Reserved for one user message; final once the reply is stored. */
  send: 'send',
  /** A reservation given back because no reply came. */
  sendReturned: 'send_returned',
  /** Messages bought. */
  purchase: 'purchase',
  /** Free messages for a friend who signed up and began a first chat. */
  referral: 'referral',
  /** The same again, as far as it was unused, because the friend's money went back. */
  referralReturned: 'referral_returned',
  /** Free messages that an operator gave. */
  courtesy: 'courtesy',
  /** Bought messages that moved into a user's wallet: from a session, or from the guest somebody was before signing in. */
  moved: 'moved',
  /** Free messages that ended: of a session whose browser got a user, of a guest who signed in to an existing account. */
  expired: 'expired',
  /** Bought messages whose money goes back. */
  refund: 'refund',
  /** The same again, because the money could not go back. */
  refundReturned: 'refund_returned',
  /** What a deleted account (or a deleted chat without a user) still held; its balance ends at 0. */
  closed: 'closed',
} as const;

/** How the reference of a purchase begins, before its order id. */
export const PURCHASE_REFERENCE = 'payment:';
/** How references of purchases by the ₹3 offer begin. */
export const OFFER_REFERENCE = 'payment:offer_';

export type LedgerKind = (typeof LEDGER_KIND)[keyof typeof LEDGER_KIND];

export const OWNER_KINDS = ['user', 'session'] as const;

/** Whose balance: a user's wallet, or a session that has no user. */
export type Owner = { readonly kind: (typeof OWNER_KINDS)[number]; readonly id: string };

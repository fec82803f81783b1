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
  /** Bought messages that moved from a session into its user's wallet. */
  moved: 'moved',
  /** Free messages of a session that ended when its browser got a user. */
  expired: 'expired',
} as const;

export type LedgerKind = (typeof LEDGER_KIND)[keyof typeof LEDGER_KIND];

/** Whose balance: a user's wallet, or a session that has no user. */
export type Owner = { readonly kind: 'user' | 'session'; readonly id: string };

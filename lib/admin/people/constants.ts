import type { OperatorRole } from '@/lib/kit/operator';

/** Messages that an operator of a role may give one person in 30 days. */
export const COURTESY_MAX: Readonly<Partial<Record<OperatorRole, number>>> = { owner: 500, support: 50 };
export const COURTESY_DAYS = 30;

/** People that one search finds. */
export const FOUND_MAX = 20;

/** Entries of the ledger, orders and chats on a person's page. */
export const SHOWN_MAX = 50;

/** Characters of a reason. */
export const REASON_MAX = 300;

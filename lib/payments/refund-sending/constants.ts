/** What became of money on its way back: ready (for Cashfree), sent (Cashfree has it), done, failed. */
export const TRANSFER_STATES = ['ready', 'sent', 'done', 'failed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/**
 * Of what Cashfree lets an account do in a minute: 100 refunds begun and 30 looked at
 * (https://www.cashfree.com/docs/api-reference/payments/rate-limits).
 */
export const REFUNDS_A_MINUTE = 90;
export const REFUND_LOOKS_A_MINUTE = 25;
/** Refunds one run of the job takes. */
export const SENDING_BATCH = 25;
/** ms another process leaves a refund alone after one has taken it. */
export const SENDING_LEASE_MS = 5 * 60 * 1000;
/** ms after which the job goes on when its share of the minute was used up. */
export const SEND_LATER_MS = 60 * 1000;
/** ms after which somebody has to look: Cashfree does not answer about a refund, or has it and does not pay it. */
export const SILENT_MS = 60 * 60 * 1000;
/** Cashfree's refunds arrive within 5 to 7 working days (https://www.cashfree.com/docs/help/end-customer/refunds). */
export const LONG_PENDING_MS = 10 * 24 * 60 * 60 * 1000;
/** What stands on the refund at Cashfree; 3 to 100 characters. */
export const REFUND_NOTE = { request: 'Unused messages', surplus: 'Payment without a purchase' } as const;

/** Why messages go back. */
export const REFUND_REASONS = ['minor'] as const;
/** asked (waits for an operator), approved, sent (Cashfree has it), done, refused. */
export const REFUND_STATES = ['asked', 'approved', 'sent', 'done', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

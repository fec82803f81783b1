/** Why messages go back: their buyer is held as a minor, or asked for it by the refund policy. */
export const REFUND_REASONS = ['minor', 'person'] as const;
/** asked (waits for an operator), approved, sent (Cashfree has it), done, refused. */
export const REFUND_STATES = ['asked', 'approved', 'sent', 'done', 'refused'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** Days after paying in which a person may ask. content/legal/refund-policy.ts */
export const REFUND_DAYS = 7;

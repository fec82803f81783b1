/** Which refunds: those that wait for a decision, those of a later state, or all. */
export const REFUND_LIST_STATES = ['open', 'approved', 'sent', 'done', 'refused', 'all'] as const;
export type RefundListState = (typeof REFUND_LIST_STATES)[number];

/** Why money goes back: the person asked for it, is held as a minor, or paid and nothing was credited. */
export const REFUND_LIST_REASONS = ['person', 'minor', 'surplus'] as const;
export type RefundListReason = (typeof REFUND_LIST_REASONS)[number];

/**
 * What a person is told of a refund: it is asked for; approved, and on its way; paid; refused by an operator, or because nothing was
 * left; not paid by the bank; or not needed any more, because the person keeps the messages.
 */
export const REFUND_NEWS = ['asked', 'approved', 'done', 'refused', 'not_paid', 'withdrawn'] as const;
export type RefundNewsKind = (typeof REFUND_NEWS)[number];

/** Newest messages of a person in a chat that tell the language to write to them in. */
export const TEXTS_READ = 8;

/** What a statement lists: sums of each day, or each payment and refund. */
export const STATEMENT_PARTS = ['days', 'lines'] as const;
export type StatementPart = (typeof STATEMENT_PARTS)[number];

/** Why a message may be reported. */
export const REPORT_REASONS = ['unsafe', 'sexual', 'rude', 'untrue', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

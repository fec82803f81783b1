/** What is suspended: a person with every browser they use meanwhile, or one device whoever uses it. */
export const SUSPENSION_SCOPES = ['person', 'device'] as const;
export type SuspensionScope = (typeof SUSPENSION_SCOPES)[number];

/** Characters of a reason; the person reads it. */
export const SUSPENSION_REASON_MAX = 300;
/** Days of the longest suspension with an end. */
export const SUSPENSION_DAYS_MAX = 365;
/** Months after which a suspension is forgotten that no account carries any more: a browser's, a device's, or a deleted account's. */
export const SUSPENSION_KEPT_MONTHS = 24;

export const SUSPENSION_PREFIX = 'SUS-';

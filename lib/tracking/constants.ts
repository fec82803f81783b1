/** Product description, "Tracking": UTM parameters are kept 30 days. */
export const TRACKING_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
export const TRACKING_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;
/** Characters of one value. */
export const TRACKING_VALUE_MAX = 200;
/** In local storage. */
export const TRACKING_KEY = 'saathi-tracking';

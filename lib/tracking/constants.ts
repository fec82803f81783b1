/** Product description, "Tracking": UTM parameters are kept 30 days. */
export const TRACKING_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
export const TRACKING_NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'] as const;
/** Characters of one value. */
export const TRACKING_VALUE_MAX = 200;
/** What says where somebody came from: the campaign, and a friend's invitation. */
export const TOUCH_NAMES = [...TRACKING_NAMES, 'ref'] as const;
/** In local storage: the first and the last way, and what of it the server has heard. public/reader.js writes the first of them. */
export const TRACKING_KEY = 'saathi-came';
export const TRACKING_TOLD_KEY = 'saathi-came-told';

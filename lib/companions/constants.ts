/** React Query times of the listing (product description, "Timings"). */
export const LISTING_FRESH_MS = 5 * 60 * 1000;
export const LISTING_KEPT_MS = 10 * 60 * 1000;
/** Cards drawn while the listing loads. */
export const LISTING_SKELETONS = 6;

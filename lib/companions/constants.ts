/** React Query times of the listing and of profiles (product description, "Timings"). */
export const LISTING_FRESH_MS = 5 * 60 * 1000;
export const LISTING_KEPT_MS = 10 * 60 * 1000;
/** Cards drawn while the listing loads. */
export const LISTING_SKELETONS = 6;
/** Cards drawn at first, and added each time the end of the grid comes near. */
export const LISTING_STEP = 24;
/** Characters of a name; a longer one belongs to nobody. */
export const NAME_MAX_CHARS = 120;

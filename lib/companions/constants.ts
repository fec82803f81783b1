/** React Query times of the listing and of profiles (product description, "Timings"). */
export const LISTING_FRESH_MS = 5 * 60 * 1000;
export const LISTING_KEPT_MS = 10 * 60 * 1000;
/** Placeholder cards shown while the listing loads. */
export const LISTING_SKELETONS = 6;
/** Cards rendered at first, and added whenever the end of the grid comes near. */
export const LISTING_STEP = 24;
/** Characters of a name; no companion has a longer one. */
export const NAME_MAX_CHARS = 120;
/** Beside a figure that nobody here has brought about or proved, and in place of a rating that there is not yet. */
export const SAMPLE_FIGURE = 'sample';
export const NOT_RATED = 'New';
/** Addresses below /psychologist that are pages of their own. The trigger `set_companion_slug` knows them too: another one needs a migration. */
export const RESERVED_SLUGS: readonly string[] = ['topic'];

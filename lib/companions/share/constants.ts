/** Pixels of a share image. */
export const SHARE_SIZE = { width: 1200, height: 630 };
/** ms an image is kept in memory once it is drawn, and how many are. */
export const SHARE_KEPT_MS = 60 * 60 * 1000;
export const SHARES_KEPT = 100;
/** How long others may keep it. */
export const SHARE_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

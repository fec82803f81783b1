/** The home banner moves on after this time. Product description, "Timings". */
export const BANNER_ROTATION_MS = 3000;

/** Words of a text that a person reads in a minute on a phone. */
export const WORDS_PER_MINUTE = 200;

/** Characters; search engines truncate longer ones. */
export const TITLE_LIMIT = 70;
export const DESCRIPTION_LIMIT = { least: 50, most: 160 } as const;

/** Width and height of the drawings in public/figures, in their own units. */
export const FIGURE = { width: 360, height: 240 } as const;

/** How many posts `/blogs/instagram-content-ideas` has (product description). */
export const INSTAGRAM_POSTS = 10;

/** The pages listed under "Legal" in the footer, in order. */
export const LEGAL_SLUGS = ['terms', 'privacy', 'refund-policy', 'contact', 'safety'] as const;

/** Paths that articles and texts may link to besides articles and legal pages, each with its anchors. */
export const LINKABLE_PATHS: Record<string, readonly string[]> = {
  '/': [],
  '/partners_home': [],
  '/psychologist': [],
  '/recharge': [],
  '/account': [],
  '/blogs': ['trending', 'all-articles'],
  '/blogs/instagram-content-ideas': ['tips'],
  '/marketing': ['how-it-works'],
  '/marketing_premium': ['how-it-works', 'pricing', 'faq'],
};

/** Paths private to one person; robots.txt disallows them and they are not indexed. */
export const PRIVATE_PATHS = [
  '/account',
  '/admin',
  '/api/',
  '/auth/',
  '/chat/',
  '/chats',
  '/loading/',
  '/paywall/',
  '/post-payment/',
  '/recharge',
] as const;

/** Size of a share image in pixels, as social networks expect it. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

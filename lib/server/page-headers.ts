const HEADERS: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
];

/** Whoever opened the page in a window gets no hold of it. */
const OWN_WINDOW = ['cross-origin-opener-policy', 'same-origin'] as const;

/** Half a year, renewed with every page. */
const HTTPS_ONLY = ['strict-transport-security', `max-age=${180 * 24 * 60 * 60}`] as const;

/**
 * What written pages carry; at an https address also that browsers are to come back that way only. Their window is no
 * secret, as nothing of a person is on them, and one of its own makes the browser start another process before it shows
 * the page (docs/performance.md). Apart from the policies, because our own server (scripts/lib/content-pages.mjs) reads it
 * without the build's path aliases.
 */
export const writtenPageHeaders = (appUrl: string) =>
  appUrl.startsWith('https:') ? [...HEADERS, HTTPS_ONLY] : HEADERS;

/** What every other page carries: the same, and a window of its own. */
export const securityHeaders = (appUrl: string) => [...writtenPageHeaders(appUrl), OWN_WINDOW];

const HEADERS: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
];

/** Half a year, renewed with every page. */
const HTTPS_ONLY = ['strict-transport-security', `max-age=${180 * 24 * 60 * 60}`] as const;

/**
 * What every page carries; at an https address also that browsers are to come back that way only. Apart from the
 * policies, because our own server (scripts/lib/content-pages.mjs) reads it without the build's path aliases.
 */
export const securityHeaders = (appUrl: string) =>
  appUrl.startsWith('https:') ? [...HEADERS, HTTPS_ONLY] : HEADERS;

import { CALL_POLICY, FILE_POLICY } from './content-policy';

type Header = readonly [name: string, value: string];

/** A year, renewed with every answer, for the subdomains too (RFC 6797, section 6.1). */
const HTTPS_ONLY: Header = ['strict-transport-security', `max-age=${365 * 24 * 60 * 60}; includeSubDomains`];

/**
 * What every answer carries, a redirect too: it is what it says it is, no other site shows it in a frame, and at an https
 * address browsers come back that way only.
 */
const baseHeaders = (appUrl: string): readonly Header[] => [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ...(appUrl.startsWith('https:') ? [HTTPS_ONLY] : []),
];

/** What a file carries, and whatever else is no page: opened as a document, it runs nothing. */
export const fileHeaders = (appUrl: string): readonly Header[] => [
  ...baseHeaders(appUrl),
  ['content-security-policy', FILE_POLICY],
];

/**
 * What written pages carry. They ask for no browsing context group of their own: nothing of a person is on them, and the
 * browser would start another process before it shows the page (docs/performance.md).
 */
export const writtenPageHeaders = (appUrl: string): readonly Header[] => [
  ...baseHeaders(appUrl),
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
];

/**
 * What every other page carries: a page that opens one of ours in a window gets no hold of it. Its own scripts may listen, for
 * who speaks into a chat; a chat can be gone to from each of them.
 */
export const pageHeaders = (appUrl: string): readonly Header[] => [
  ...baseHeaders(appUrl),
  ['permissions-policy', 'camera=(), microphone=(self), geolocation=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
];

/** What the answer of a call carries; opened as a document, it may do nothing. */
export const callHeaders = (appUrl: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(baseHeaders(appUrl)),
  'content-security-policy': CALL_POLICY,
});

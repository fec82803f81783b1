import { CALL_POLICY } from './content-policy';

const NO_SNIFFING = ['x-content-type-options', 'nosniff'] as const;

/** Half a year, renewed with every answer. */
const HTTPS_ONLY = ['strict-transport-security', `max-age=${180 * 24 * 60 * 60}`] as const;

/** What every answer carries, a file and a redirect too; at an https address also that browsers come back that way only. */
export const baseHeaders = (appUrl: string): readonly (readonly [string, string])[] =>
  appUrl.startsWith('https:') ? [NO_SNIFFING, HTTPS_ONLY] : [NO_SNIFFING];

/**
 * What written pages carry. They ask for no browsing context group of their own: nothing of a person is on them, and the
 * browser would start another process before it shows the page (docs/performance.md).
 */
export const writtenPageHeaders = (appUrl: string): readonly (readonly [string, string])[] => [
  ...baseHeaders(appUrl),
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
];

/** What every other page carries: a page that opens one of ours in a window gets no hold of it. */
export const pageHeaders = (appUrl: string): readonly (readonly [string, string])[] => [
  ...writtenPageHeaders(appUrl),
  ['cross-origin-opener-policy', 'same-origin'],
];

/** What the answer of a call carries; opened as a document, it may do nothing. */
export const callHeaders = (appUrl: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(baseHeaders(appUrl)),
  'content-security-policy': CALL_POLICY,
});

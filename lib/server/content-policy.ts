import { createHash } from 'node:crypto';
import { KEEP_EARLY_TAP } from '@/lib/client/early-tap';
import { KEEP_INSTALL_OFFER } from '@/lib/client/install-offer';
import { START_LATE_SCRIPTS } from '@/lib/client/late-scripts';
import { STAY_AWAY } from '@/lib/client/left-tab';
import { KEEP_PERSON } from '@/lib/client/person-at-start';
import { KEEP_TYPEFACES } from '@/lib/client/typefaces';
import { env } from './env';
import { inlineSources, prerenderedSources } from './inline-sources';

const SELF = "'self'";
const NONE: readonly string[] = ["'none'"];

/** Directives and what each allows. These are closed unless a policy opens them. */
const CLOSED = ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'];

/** The text of a content security policy; the one place that writes it (https://www.w3.org/TR/CSP3/). */
export function contentPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  const closed = CLOSED.filter((name) => !(name in directives)).map((name) => [name, NONE] as const);
  return [...Object.entries(directives), ...closed]
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** An answer that is no page: opened as one, it runs and loads nothing. */
export const CALL_POLICY = contentPolicy({});

/** A file that a browser may also open as a document. An SVG brings styles and, as data, pictures. */
export const FILE_POLICY = contentPolicy({ 'style-src': ["'unsafe-inline'"], 'img-src': ['data:'] });

/** The inline scripts of the layout, in a page that is rendered on request and carries no list of its own. */
const OF_LAYOUT = [
  ...[STAY_AWAY, KEEP_PERSON, START_LATE_SCRIPTS, KEEP_TYPEFACES, KEEP_EARLY_TAP],
  KEEP_INSTALL_OFFER,
].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Where the payment SDK comes from and leads to. Cashfree's own talks to other hosts of theirs as well. */
function paymentHosts(): string[] {
  const { origin, hostname } = new URL(env().CASHFREE_SDK_URL);
  return hostname.endsWith('.cashfree.com') ? [origin, 'https://*.cashfree.com'] : [origin];
}

/** Where Cloudflare's widget comes from (https://developers.cloudflare.com/turnstile/reference/content-security-policy/). */
function turnstileHosts(): string[] {
  const { TURNSTILE_SITE_KEY, TURNSTILE_BASE_URL } = env();
  return TURNSTILE_SITE_KEY ? [new URL(TURNSTILE_BASE_URL).origin] : [];
}

/**
 * The policy of a page that React runs. The inline scripts of a prerendered page carry no nonce, so they are named by their
 * hashes; what is rendered on request carries the nonce.
 */
export function pagePolicy(path: string, nonce: string): string {
  const { CASHFREE_SDK_URL, META_PIXEL_ID, NODE_ENV } = env();
  const development = NODE_ENV === 'development';
  const payments = paymentHosts();
  return contentPolicy({
    'default-src': [SELF],
    'script-src': [
      SELF,
      `'nonce-${nonce}'`,
      ...new Set([...OF_LAYOUT, ...(development ? [] : prerenderedSources(path))]),
      ...(development ? ["'unsafe-eval'"] : []),
      new URL(CASHFREE_SDK_URL).origin,
      ...turnstileHosts(),
    ],
    // Radix positions its dialogs with style attributes, which no nonce can cover.
    'style-src': [SELF, "'unsafe-inline'"],
    'img-src': [SELF, 'data:', 'blob:'],
    'font-src': [SELF],
    'connect-src': [SELF, ...payments, ...(development ? ['ws:'] : [])],
    // The advertising pixel runs in a sandboxed frame, whose policy alone lets its script in (lib/server/pixel-frame.ts).
    'frame-src': [...(META_PIXEL_ID ? [SELF] : []), ...payments, ...turnstileHosts()],
    'form-action': [SELF, ...payments],
  });
}

/** The policy of a written page: the script and the style in it, and the script beside it. */
export function writtenPagePolicy(html: string): string {
  return contentPolicy({
    'default-src': [SELF],
    'script-src': [SELF, ...inlineSources(html, 'script')],
    'style-src': inlineSources(html, 'style'),
    // The place of the icon (build/strip-scripts.mjs).
    'img-src': [SELF, 'data:'],
    'form-action': [SELF],
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env';
import { onceAProcess } from './once-a-process';

type ScriptHashes = Record<string, string[]>;

/** Path of a prerendered page → the hashes of its inline scripts; written by build/after-build.mjs. */
function scriptHashes(): ScriptHashes {
  return onceAProcess('script-hashes', () => {
    if (env().NODE_ENV === 'development') return {};
    const file = path.join(process.cwd(), '.next', 'script-hashes.json');
    return JSON.parse(readFileSync(file, 'utf8')) as ScriptHashes;
  });
}

/** Where the payment SDK comes from and leads to. Cashfree's own speaks to further hosts of its. */
function paymentHosts(): string[] {
  const { origin, hostname } = new URL(env().CASHFREE_SDK_URL);
  return hostname.endsWith('.cashfree.com') ? [origin, 'https://*.cashfree.com'] : [origin];
}

/**
 * The policy of one page. Prerendered scripts carry no nonce, so they are named by their hashes; what is rendered on
 * request carries the nonce. An unknown path shows the prerendered not-found page.
 */
export function contentSecurityPolicy(pathname: string, nonce: string): string {
  const hashes = scriptHashes()[pathname] ?? scriptHashes()['/_not-found'] ?? [];
  const development = env().NODE_ENV === 'development';
  const scripts = ["'self'", `'nonce-${nonce}'`, ...hashes.map((hash) => `'${hash}'`)];
  if (development) scripts.push("'unsafe-eval'");
  const payments = paymentHosts().join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')} ${new URL(env().CASHFREE_SDK_URL).origin}`,
    // Radix positions its dialogs with style attributes, which no nonce can cover.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${payments}${development ? ' ws:' : ''}`,
    // The advertising pixel runs in a frame of its own, whose policy alone lets its script in (lib/server/pixel-frame.ts).
    `frame-src ${env().META_PIXEL_ID ? "'self' " : ''}${payments}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${payments}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { VisitorCheck } from '@/lib/wallet/starters/ports';

/** ms */
const TIMEOUT_MS = 10_000;
/** Says at Cloudflare what a widget is for; an answer for another one counts for nothing. */
const ACTION = 'starter';

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  cdata: z.string().optional(),
});

/**
 * Cloudflare Turnstile instead of work of our own. A response is valid for 5 minutes and once, which Cloudflare sees to; its data name
 * the visitor, and cannot be changed by the browser.
 */
export function turnstileCheck(options: {
  siteKey: string;
  secretKey: string;
  /** Where the widget and its judge are: https://challenges.cloudflare.com */
  baseUrl: string;
  /** The host that the widget stands on. */
  hostname: string;
  keyedHash: (purpose: 'proof of work', text: string) => string;
}): VisitorCheck {
  const { siteKey, secretKey, baseUrl, hostname, keyedHash } = options;
  // Up to 255 letters, digits, "_" and "-", as our hashes are.
  const dataOf = (visitorId: string) => keyedHash('proof of work', `turnstile:${visitorId}`);
  return {
    ask: (visitorId) => ({
      ...{ kind: 'turnstile', scriptUrl: `${baseUrl}/turnstile/v0/api.js?render=explicit` },
      ...{ siteKey, action: ACTION, data: dataOf(visitorId) },
    }),
    async check(response, { visitorId, ipAddress }) {
      const answer = await fetch(`${baseUrl}/turnstile/v0/siteverify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret: secretKey, response, remoteip: ipAddress }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.status >= 500) throw new Error(`Turnstile answered ${answer.status}.`);
      const { success, ...about } = verdict.parse(await answer.json());
      const isOurs =
        about.hostname === hostname && about.action === ACTION && about.cdata === dataOf(visitorId);
      return success && isOurs ? createHash('sha256').update(response).digest('base64url') : null;
    },
  };
}

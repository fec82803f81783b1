import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { turnstileCheck } from '@/lib/providers/turnstile';
import type { VisitorCheck } from '@/lib/wallet/starters/ports';
import { workCheck } from '@/lib/wallet/starters/work/service';
import type { Env } from './env';
import { providerPort } from './provider-calls';

/** Who asks a browser for something on a busy network: Cloudflare Turnstile where it is set, else work of our own. */
export function visitorCheck(env: Env, keyedHash: KeyedHash): VisitorCheck {
  const { TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY, TURNSTILE_BASE_URL, APP_URL } = env;
  if (!TURNSTILE_SITE_KEY || !TURNSTILE_SECRET_KEY) return workCheck(keyedHash);
  const turnstile = turnstileCheck({
    ...{ siteKey: TURNSTILE_SITE_KEY, secretKey: TURNSTILE_SECRET_KEY, keyedHash },
    ...{ baseUrl: new URL(TURNSTILE_BASE_URL).origin, hostname: new URL(APP_URL).hostname },
  });
  return providerPort('turnstile', turnstile, ['check']);
}

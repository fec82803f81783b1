import { webPush } from '@/lib/providers/web-push';
import type { Push } from '@/lib/users/push/ports';
import type { Env } from './env';
import { providerPort } from './provider-calls';

/**
 * Who tells browsers something while the product is not open; null without keys, or without the worker that would show it: then nothing
 * offers it.
 * @param address whom a push service writes to when something is wrong (RFC 8292, section 2.1)
 */
export function pushSender(env: Env, address: string): Push | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICE_URL } = env;
  if (!publicKey || !privateKey || env.SERVICE_WORKER === 'off') return null;
  const standIn = PUSH_SERVICE_URL && new URL(PUSH_SERVICE_URL).origin;
  return providerPort('push', webPush({ publicKey, privateKey, subject: `mailto:${address}`, standIn }), [
    'send',
  ]);
}

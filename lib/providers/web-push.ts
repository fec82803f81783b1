import signer from 'web-push';
import type { Push, PushOutcome } from '@/lib/users/push/ports';

const TIMEOUT_MS = 10_000;
/** What a service that says nothing else is left alone for. */
const NO_WISH_MS = 0;

/**
 * Hosts of the push services of browsers, and no others: an address comes from a browser, and nothing is to be fetched from where anybody
 * likes. Chrome and others of Chromium: fcm.googleapis.com. Firefox: updates.push.services.mozilla.com
 * (https://mozilla-push-service.readthedocs.io/). Edge: *.notify.windows.com
 * (https://learn.microsoft.com/en-us/windows/apps/design/shell/tiles-and-notifications/firewall-allowlist-config). Safari: *.push.apple.com
 * (https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers).
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
];

function isService(endpoint: string, standIn: string | undefined): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (origin === standIn) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number {
  if (value === null) return NO_WISH_MS;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(NO_WISH_MS, ms) : NO_WISH_MS;
}

/**
 * 201 is "taken", other 2xx are too (RFC 8030, section 5); 404 and 410 say that the subscription is no more (section 7.3; Firefox answers
 * 410). A 429 or a 5xx passes (section 8.4). Everything else is about the message, the keys or the signature, and stays so.
 */
function outcomeOf({ status, headers }: Response): PushOutcome {
  const code = String(status);
  if (status >= 200 && status < 300) return { outcome: 'taken' };
  if (status === 404 || status === 410) return { outcome: 'gone', code };
  if (status === 408 || status === 429 || status >= 500)
    return { outcome: 'unreachable', code, retryAfterMs: retryAfterMs(headers.get('retry-after')) };
  return { outcome: 'refused', code };
}

type WebPushOptions = {
  publicKey: string;
  privateKey: string;
  /** `mailto:` and an address, without blanks or brackets: Apple refuses others. */
  subject: string;
  /** The origin of a service of this machine, for development and tests. */
  standIn: string | undefined;
};

/**
 * Tells browsers something by their push services: signed (VAPID, RFC 8292), and encrypted so that the service cannot read it
 * (aes128gcm, RFC 8291). The package signs and encrypts; what it would send it sends anywhere, so the request is ours: to known services
 * alone, following nobody elsewhere.
 */
export function webPush({ publicKey, privateKey, subject, standIn }: WebPushOptions): Push {
  const vapidDetails = { subject, publicKey, privateKey };
  return {
    publicKey,
    knows: (endpoint) => isService(endpoint, standIn),
    async send({ endpoint, p256dh, auth }, { text, ttl, urgency, topic }) {
      if (!isService(endpoint, standIn)) return { outcome: 'refused', code: 'unknown service' };
      try {
        const { headers, body } = signer.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
          ...{ TTL: ttl, urgency, topic, vapidDetails },
        });
        // `fetch` counts for itself.
        const { 'Content-Length': _length, ...given } = headers;
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
          body: new Uint8Array(body ?? []),
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await answer.body?.cancel();
        return outcomeOf(answer);
      } catch (error) {
        // `fetch` says why in the cause, as a code of Node's; a key that is none fails before it.
        const { name = 'unknown', cause } = Object(error) as { name?: string; cause?: unknown };
        const code = String(Object(cause).code ?? name).slice(0, 40);
        const isOurs = cause === undefined && name === 'Error';
        return isOurs
          ? { outcome: 'refused', code }
          : { outcome: 'unreachable', code, retryAfterMs: NO_WISH_MS };
      }
    },
  };
}

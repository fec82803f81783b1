import { readLocal, writeLocal } from '@/lib/client/storage';
import { NOT_AGAIN_MS } from './constants';

/** Whether this browser can be told something, and may be. `later`: on iOS only what is on the home screen can. */
export type PushLeave = 'unsupported' | 'later' | 'default' | 'denied' | 'granted';

/**
 * Safari on iOS has no push but on the home screen (https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/), and alone
 * says whether it stands there.
 */
export function pushLeave(): PushLeave {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (canPush) return Notification.permission;
  return 'standalone' in navigator && navigator.standalone === false ? 'later' : 'unsupported';
}

/** The worker that shows what is told; it is there already where a page has been used for a while. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

const isSameKey = (held: ArrayBuffer | null | undefined, key: Uint8Array): boolean =>
  !!held && key.every((byte, at) => byte === new Uint8Array(held)[at]);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

export type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } };

/**
 * Asks the person, by the browser, and subscribes. Only in answer to a tap: browsers want it so, and so do we.
 * @param publicKey of the product; what was subscribed with another one is of no use any more
 * @returns null when the person has said no
 * @throws whatever the browser does that cannot reach its push service
 */
export async function subscribe(publicKey: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await worker();
  const applicationServerKey = bytesOf(publicKey);
  const held = await pushManager.getSubscription();
  if (held && !isSameKey(held.options.applicationServerKey, applicationServerKey)) await held.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

/** Ends what this browser has subscribed to; the server has forgotten it already. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const REFUSED_KEY = 'saathi-push-refused';

/** ms since 1970; stands in for storage that is denied, for as long as the page lives. */
let refusedAt = 0;

/** Whether the person may be asked by a hint of ours: not for 90 days after "Not now". */
export const mayAsk = (now: number): boolean =>
  now - Number(readLocal(REFUSED_KEY) ?? refusedAt) >= NOT_AGAIN_MS;

/** Not again for long. */
export function noteRefusal(now: number): void {
  refusedAt = now;
  writeLocal(REFUSED_KEY, String(now));
}

import { randomUUID } from 'node:crypto';
import { PIXEL_HOST, PIXEL_SCRIPT, STANDARD_EVENTS } from '@/lib/tracking/pixel/constants';
import { asRouteHandler } from './call';
import { contentPolicy } from './content-policy';
import { env } from './env';
import { plainAnswer } from './plain-answer';

/**
 * What runs in the frame. A sandboxed page has no cookies and no storage, and asking for them throws: empty ones take
 * their place, so that the script finds them empty instead of failing. `fbq` queues until the script has come, which
 * is Meta's protocol; `autoConfig` off and `disablePushState` keep the script from sending anything by itself.
 */
const FRAME_SCRIPT = `
const { id, standard, script } = JSON.parse(document.currentScript.dataset.settings);
Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, String(value)),
    removeItem: (key) => void kept.delete(key),
  };
  Object.defineProperty(window, name, { get: () => storage });
}
const fbq = (...call) => (fbq.callMethod ? fbq.callMethod(...call) : fbq.queue.push(call));
Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [], disablePushState: true });
window.fbq = window._fbq = fbq;
fbq('set', 'autoConfig', false, id);
fbq('init', id);
window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent) return;
  const { name, params, eventId } = data;
  fbq(standard.includes(name) ? 'track' : 'trackCustom', name, params, eventId ? { eventID: eventId } : {});
});
const element = document.createElement('script');
element.src = script;
document.head.append(element);
`;

/** Text that is safe between the quotes of an attribute. */
const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/**
 * The page of the advertising pixel, for a frame of our own pages; without META_PIXEL_ID there is none. It is the only
 * page whose policy lets Meta's script in, and the policy sandboxes it wherever it is opened.
 */
export const pixelFrame = asRouteHandler(async () => {
  const id = env().META_PIXEL_ID;
  if (!id) return plainAnswer({ status: 404, body: { error: 'There is no pixel.' } });
  const nonce = randomUUID().replaceAll('-', '');
  const settings = attribute(JSON.stringify({ id, standard: STANDARD_EVENTS, script: PIXEL_SCRIPT }));
  const scriptOrigin = new URL(PIXEL_SCRIPT).origin;
  const policy = contentPolicy({
    sandbox: ['allow-scripts'],
    'script-src': [`'nonce-${nonce}'`, scriptOrigin],
    'img-src': [PIXEL_HOST],
    'connect-src': [PIXEL_HOST, scriptOrigin],
    'frame-ancestors': ["'self'"],
  });
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advertising measurement</title><script nonce="${nonce}" data-settings='${settings}'>${FRAME_SCRIPT}</script></head><body></body></html>`;
  return plainAnswer({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    },
    body,
  });
});

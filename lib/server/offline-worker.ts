import { BRAND } from '@/content/brand';
import { languageNow, t } from '@/lib/kit/text';
import { NOTICE_WORDS, STOP_CHECK_INS } from '@/lib/users/push/copy';
import { asRouteHandler } from './call';
import { contentPolicy } from './content-policy';
import { env } from './env';
import { OFFLINE_PAGE_HEADERS, offlineDocument } from './offline-page';
import { offlineReader } from './offline-reader';
import { inPageLanguage } from './page-language';
import { plainAnswer } from './plain-answer';

/** Where a page of ours would mislead: money, ways in and out, the console, what is no page, and the plain page, which names nothing of ours. */
const NEVER =
  '^/(?:api|auth|admin|_next|pixel|paywall|post-payment|recharge|recharge-success|recharge-failed|healthz|readyz|metrics|notes)(?:/|$)';

/** In place of what a page without a network has in it. */
const BODY = '{body}';

/**
 * The service worker. It keeps nothing, neither in caches nor elsewhere: a page comes from the network, as without it, and where
 * the network brings none, the page within this script takes its place, or the chats that its person has had kept. So a new one may
 * take over at once, whatever tabs are open.
 * - The browser asks for a page while it starts the worker (https://developer.chrome.com/docs/workbox/navigation-preload).
 * - What is no page, and pages that it leaves alone, never come here in browsers that can be told so
 *   (https://developer.mozilla.org/en-US/docs/Web/API/InstallEvent/addRoutes); in others they pass through it unchanged.
 */
const worker = () => `
const NEVER = new RegExp(${JSON.stringify(NEVER)});
addEventListener('install', (event) => {
  skipWaiting();
  if (!event.addRoutes) return;
  const paths = ['/api/*', '/_next/*', '/auth/*', '/admin*', '/paywall/*', '/recharge*', '/post-payment*', '/notes', '/fonts/*', '/companions/*', '/pictures/*'];
  event.waitUntil(
    event
      .addRoutes(paths.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: 'network' })))
      .catch(() => undefined),
  );
});
addEventListener('activate', (event) => {
  event.waitUntil(registration.navigationPreload?.enable());
});
async function answer(request, preloaded, isOurs) {
  try {
    return (await preloaded) ?? (await fetch(request));
  } catch {
    if (!isOurs) return Response.error();
    const body = await keptBody(new URL(request.url).pathname);
    return new Response(${JSON.stringify(offlineDocument(BODY))}.replace(${JSON.stringify(BODY)}, () => body), { headers: ${JSON.stringify(OFFLINE_PAGE_HEADERS)} });
  }
}
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const isOurs = request.destination === 'document' && !NEVER.test(new URL(request.url).pathname);
  event.respondWith(answer(request, event.preloadResponse, isOurs));
});
`;

/**
 * What came while nobody was here. Every push shows something: browsers take leave away from who shows nothing
 * (https://developer.mozilla.org/en-US/docs/Web/API/PushManager/subscribe, `userVisibleOnly`). A tap opens the page it is about, in the
 * window that has it, if there is one; and nothing but a page of ours. A check-in has an action that ends them all, where a system shows
 * actions (https://developer.mozilla.org/en-US/docs/Web/API/ServiceWorkerRegistration/showNotification, `actions`); should the call fail,
 * the page opens on which they can be ended.
 */
const notices = () => `
const pageOf = (path) => (/^\\/(?!\\/)[\\w/-]*$/.test(path) ? path : '/');
addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data.json();
  } catch {}
  const { body = ${JSON.stringify(t(NOTICE_WORDS.reply))}, path = '/chats', tag = 'notice', lang = ${JSON.stringify(languageNow())}, stops } = notice;
  event.waitUntil(
    registration.showNotification(${JSON.stringify(BRAND.name)}, {
      body,
      tag,
      icon: '/icons/icon-192.png',
      badge: '/icons/monochrome-512.png',
      lang,
      data: { path: pageOf(path) },
      ...(stops === 'check_ins' && { actions: [{ action: 'stop', title: ${JSON.stringify(t(STOP_CHECK_INS))} }] }),
    }),
  );
});
async function openPage(path) {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
async function stopCheckIns() {
  const answer = await fetch('/api/account/check-ins/stop', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(String(answer.status));
}
addEventListener('notificationclick', (event) => {
  event.notification.close();
  if (event.action === 'stop') {
    event.waitUntil(stopCheckIns().catch(() => openPage('/account/notifications')));
    return;
  }
  event.waitUntil(openPage(pageOf(event.notification.data?.path)));
});
async function renew({ oldSubscription, newSubscription }) {
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  await fetch('/api/account/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: subscription.endpoint, keys: subscription.toJSON().keys, renewal: true }),
  });
}
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event).catch(() => undefined)));
`;

/** Takes the worker away again from every browser that comes by. */
const NO_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/**
 * In the language of the page that is being drawn.
 * @param isOn else it takes itself away
 */
export const workerScript = (isOn: boolean): string =>
  isOn ? worker() + offlineReader() + notices() : NO_WORKER;

/**
 * In the language of who asks. The browser compares it with the one it has at every visit of a page, so another language comes with the
 * next one; no cache on the way may keep an old one.
 */
export const offlineWorker = asRouteHandler(async (request) =>
  plainAnswer({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'cookie, accept-language',
      // A worker's requests are under the policy of its own script.
      'content-security-policy': contentPolicy({ 'connect-src': ["'self'"], 'img-src': ["'self'"] }),
    },
    body: inPageLanguage(
      (name) => request.header(name) ?? undefined,
      () => workerScript(env().SERVICE_WORKER === 'on'),
    ),
  }),
);

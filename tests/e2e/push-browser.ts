import type { BrowserContext, Page } from '@playwright/test';
import type { PushStandIn } from '../setup/push-stand-in';

/**
 * Headless Chromium reaches no push service and asks nobody: it gets a `PushManager` that subscribes at the stand-in, and a
 * `Notification` that answers as a person would. The worker, and what it shows, are real.
 * @param answer what the person says when the browser asks
 * @returns the browsers that have subscribed, by the stand-in's names, and how often the person was asked
 */
export async function givePush(
  context: BrowserContext,
  service: PushStandIn,
  answer: 'granted' | 'denied',
  before: NotificationPermission = 'default',
): Promise<{ browsers: string[]; asked(page: Page): Promise<number> }> {
  const browsers: string[] = [];
  if (answer === 'granted') await context.grantPermissions(['notifications']);
  await context.exposeFunction('subscribeAtStandIn', async (serverKey: string) => {
    const { id, subscription } = await service.subscribe(serverKey);
    browsers.push(id);
    return subscription;
  });
  await context.addInitScript(
    ({ answer, before }) => {
      if (window.origin === 'null' || !('PushManager' in window)) return;
      // In a cookie: there are tests that take all other storage away.
      const permission = () => /test-permission=(\w+)/.exec(document.cookie)?.[1] ?? before;
      Object.defineProperty(Notification, 'permission', { get: permission });
      Notification.requestPermission = async () => {
        const asked = Number(document.documentElement.dataset.asked ?? 0);
        document.documentElement.dataset.asked = String(asked + 1);
        // biome-ignore lint/suspicious/noDocumentCookie: it is read at once.
        if (permission() === 'default') document.cookie = `test-permission=${answer}; path=/`;
        return permission() as NotificationPermission;
      };
      const subscribe = (window as unknown as { subscribeAtStandIn(key: string): Promise<object> })
        .subscribeAtStandIn;
      let held: object | null = null;
      PushManager.prototype.getSubscription = async () => held as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer);
        const text = btoa(String.fromCharCode(...key))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replace(/=+$/, '');
        const json = await subscribe(text);
        held = {
          options: { applicationServerKey: key.buffer },
          toJSON: () => json,
          unsubscribe: async () => {
            held = null;
            return true;
          },
        };
        return held as PushSubscription;
      };
    },
    { answer, before },
  );
  return {
    browsers,
    asked: (page) => page.evaluate(() => Number(document.documentElement.dataset.asked ?? 0)),
  };
}

import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { offlinePage } from './offline-page';
import { workerScript } from './offline-worker';
import { inLanguage } from './page-language';

type Listener = (event: object) => void;

/** A browser's worker that runs the script. */
function start(script: string, fetches: () => Promise<Response>, windows: readonly object[] = []) {
  const listeners = new Map<string, Listener>();
  const world = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration: {
      navigationPreload: { enable: vi.fn(async () => undefined) },
      unregister: vi.fn(),
      showNotification: vi.fn(async () => undefined),
    },
    clients: { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async () => null) },
    fetch: vi.fn(fetches),
    ...{ Response, URL, RegExp, Promise, JSON },
  };
  runInContext(script, createContext(world));
  const dispatch = (name: string, event: object = {}) =>
    listeners.get(name)?.({ waitUntil: () => undefined, ...event });
  /** @returns what the worker answers; undefined where it leaves the request to the browser */
  const ask = (
    path: string,
    { preload, ...over }: { preload?: Promise<Response>; [more: string]: unknown } = {},
  ) => {
    let answer: Promise<Response> | undefined;
    const request = {
      url: `https://saathi.example${path}`,
      method: 'GET',
      mode: 'navigate',
      destination: 'document',
    };
    dispatch('fetch', {
      request: { ...request, ...over },
      preloadResponse: preload ?? Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return answer;
  };
  /** Dispatches an event, and waits for what it waits for. */
  const happen = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    dispatch(name, {
      ...event,
      waitUntil: (given: Promise<unknown>) => {
        work = given;
      },
    });
    await work;
  };
  return { world, dispatch, ask, happen };
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the service worker', () => {
  it('gives what the network brings, asked for once', async () => {
    const page = new Response('page');
    const { ask, world } = start(workerScript(true), async () => new Response('again'));
    expect(await ask('/chats', { preload: Promise.resolve(page) })).toBe(page);
    expect(world.fetch).not.toHaveBeenCalled();
    expect(await (await ask('/chats'))?.text()).toBe('again');
  });

  it.each(['/', '/chat/1', '/chats', '/blogs/ghosted', '/recharged'])(
    'shows our page in place of %s without a network, which no cache keeps and no script is in',
    async (path) => {
      const { ask } = start(workerScript(true), offline);
      for (const preload of [undefined, offline()]) {
        const answer = await ask(path, { preload });
        expect(await answer?.text()).toBe(offlinePage());
        expect(answer?.headers.get('cache-control')).toBe('no-store');
        expect(answer?.headers.get('content-security-policy')).toMatch(
          /^style-src 'sha256-[^']+'; default-src 'none'/,
        );
      }
      expect(offlinePage()).not.toContain('<script');
      expect(offlinePage()).toContain('href="tel:14416"');
    },
  );

  it('speaks the language in which it was asked for', async () => {
    const script = inLanguage('hi', () => workerScript(true));
    const { ask, happen, world } = start(script, offline);
    const page = await (await ask('/'))?.text();
    expect(page).toContain('<html lang="hi">');
    expect(page).toContain('<h1>आप ऑफ़लाइन हैं</h1>');
    expect(page?.replace(/<style>.*<\/style>/s, '')).not.toMatch(/network|offline/i);
    await happen('push', { data: null });
    expect(world.registration.showNotification).toHaveBeenCalledWith(
      'Saathi',
      expect.objectContaining({ body: 'आपके लिए नया मैसेज आया है', lang: 'hi' }),
    );
  });

  it.each([
    '/paywall/1',
    '/recharge',
    '/recharge-success',
    '/post-payment',
    '/auth/google',
    '/admin',
    '/admin/people',
  ])('leaves %s to the browser', async (path) => {
    const { ask } = start(workerScript(true), offline);
    expect((await ask(path))?.type).toBe('error');
  });

  it('touches nothing but pages', () => {
    const { ask } = start(workerScript(true), offline);
    expect(ask('/api/user/me', { mode: 'cors', destination: '' })).toBeUndefined();
    expect(ask('/chat/1', { method: 'POST' })).toBeUndefined();
  });

  it('takes over at once, and when it is off removes itself', () => {
    const on = start(workerScript(true), offline);
    on.dispatch('install');
    on.dispatch('activate');
    expect(on.world.skipWaiting).toHaveBeenCalled();
    expect(on.world.registration.navigationPreload.enable).toHaveBeenCalled();
    const off = start(workerScript(false), offline);
    off.dispatch('install');
    off.dispatch('activate');
    expect(off.world.registration.unregister).toHaveBeenCalled();
    expect(off.ask('/')).toBeUndefined();
  });

  it('knows of no cache, and writes into no storage', () => {
    expect(workerScript(true)).not.toMatch(/\bcaches\b|\bimportScripts\b|readwrite|\.put\(/);
  });
});

describe('what came while nobody was here', () => {
  const NOTICE = { body: 'You have a new message', path: '/chat/1', tag: 'reply:1' };
  const push = (notice: unknown) => ({ data: { json: () => notice } });

  it('is shown as it came, and leads to its page', async () => {
    const { happen, world } = start(workerScript(true), offline);
    await happen('push', push(NOTICE));
    expect(world.registration.showNotification).toHaveBeenCalledWith(
      'Saathi',
      expect.objectContaining({ body: NOTICE.body, tag: NOTICE.tag, data: { path: '/chat/1' } }),
    );
  });

  it.each([
    ['nothing', { data: null }],
    [
      'what is no JSON',
      {
        data: {
          json: () => {
            throw new SyntaxError('no JSON');
          },
        },
      },
    ],
    ['something else', push({})],
  ])('is shown in some words when %s came', async (_what, event) => {
    const { happen, world } = start(workerScript(true), offline);
    await happen('push', event);
    expect(world.registration.showNotification).toHaveBeenCalledTimes(1);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'leads nowhere but here, not to %s',
    async (path) => {
      const { happen, world } = start(workerScript(true), offline);
      await happen('push', push({ ...NOTICE, path }));
      expect(world.registration.showNotification).toHaveBeenCalledWith(
        'Saathi',
        expect.objectContaining({ data: { path: '/' } }),
      );
      await happen('notificationclick', { notification: { close: vi.fn(), data: { path } } });
      expect(world.clients.openWindow).toHaveBeenCalledWith('/');
    },
  );

  it('a tap goes to the window that has its page, or opens one', async () => {
    const focus = vi.fn();
    const close = vi.fn();
    const windows = [{ url: 'https://saathi.example/' }, { url: 'https://saathi.example/chat/1#2', focus }];
    const { happen, world } = start(workerScript(true), offline, windows);
    await happen('notificationclick', { notification: { close, data: { path: '/chat/1' } } });
    expect([close.mock.calls.length, focus.mock.calls.length]).toEqual([1, 1]);
    expect(world.clients.openWindow).not.toHaveBeenCalled();
    await happen('notificationclick', { notification: { close, data: { path: '/account' } } });
    expect(world.clients.openWindow).toHaveBeenCalledWith('/account');
  });

  it('has an action only where there is something to stop, and that ends check-ins without opening a page', async () => {
    const { happen, world } = start(workerScript(true), async () => new Response('{}'));
    await happen('push', push(NOTICE));
    await happen('push', push({ ...NOTICE, tag: 'check_in:1', stops: 'check_ins' }));
    const { showNotification } = world.registration;
    expect(showNotification).toHaveBeenNthCalledWith(
      1,
      'Saathi',
      expect.not.objectContaining({ actions: expect.anything() }),
    );
    expect(showNotification).toHaveBeenNthCalledWith(
      2,
      'Saathi',
      expect.objectContaining({ actions: [{ action: 'stop', title: 'Stop check-ins' }] }),
    );
    const close = vi.fn();
    await happen('notificationclick', { action: 'stop', notification: { close, data: { path: '/chat/1' } } });
    expect(world.fetch).toHaveBeenCalledWith(
      '/api/account/check-ins/stop',
      expect.objectContaining({ method: 'POST', body: '{}' }),
    );
    expect(close).toHaveBeenCalled();
    expect(world.clients.openWindow).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<Response>]>([
    ['without a network', () => Promise.reject(new TypeError('no network'))],
    ['when it is refused', async () => new Response('{}', { status: 401 })],
  ])('opens the page on which check-ins end where that failed %s', async (_why, answer) => {
    const { happen, world } = start(workerScript(true), answer);
    await happen('notificationclick', {
      ...{ action: 'stop', notification: { close: vi.fn(), data: { path: '/chat/1' } } },
    });
    expect(world.clients.openWindow).toHaveBeenCalledWith('/account/notifications');
  });

  it('goes on when the browser changes its address', async () => {
    const { happen, world } = start(workerScript(true), async () => new Response('{}'));
    const newSubscription = { endpoint: 'https://push.example/2', toJSON: () => ({ keys: { auth: 'a' } }) };
    await happen('pushsubscriptionchange', { newSubscription });
    expect(world.fetch).toHaveBeenCalledWith(
      '/api/account/push',
      expect.objectContaining({
        body: JSON.stringify({ endpoint: newSubscription.endpoint, keys: { auth: 'a' }, renewal: true }),
      }),
    );
  });
});

import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { OFFLINE_PAGE } from './offline-page';
import { workerScript } from './offline-worker';

type Listener = (event: object) => void;

/** A browser's worker that runs the script. */
function start(script: string, fetches: () => Promise<Response>) {
  const listeners = new Map<string, Listener>();
  const world = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: vi.fn(),
    registration: { navigationPreload: { enable: vi.fn(async () => undefined) }, unregister: vi.fn() },
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
  return { world, dispatch, ask };
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
        expect(await answer?.text()).toBe(OFFLINE_PAGE);
        expect(answer?.headers.get('cache-control')).toBe('no-store');
        expect(answer?.headers.get('content-security-policy')).toMatch(
          /^style-src 'sha256-[^']+'; default-src 'none'/,
        );
      }
      expect(OFFLINE_PAGE).not.toContain('<script');
      expect(OFFLINE_PAGE).toContain('href="tel:14416"');
    },
  );

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

  it('knows of no cache and no storage', () => {
    expect(workerScript(true)).not.toMatch(/\bcaches\b|indexedDB|\bimportScripts\b/);
  });
});

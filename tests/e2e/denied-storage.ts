import type { BrowserContext } from '@playwright/test';

/**
 * What browsers do that keep nothing for a page. full: every write fails, as on a full disk. refused: the very name throws, as with cookies blocked
 * (https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage). missing: there is none, as in an app whose browser has it switched off.
 */
export const DENIALS = ['full', 'refused', 'missing'] as const;
export type Denial = (typeof DENIALS)[number];

/** Takes storage away from every page that is opened from now on. */
export const denyStorage = (context: BrowserContext, how: Denial): Promise<unknown> =>
  context.addInitScript((how) => {
    const refuse = (name: string) => () => {
      throw new DOMException('no', name);
    };
    if (how === 'full') {
      Storage.prototype.setItem = refuse('QuotaExceededError');
      for (const method of ['add', 'put'] as const)
        IDBObjectStore.prototype[method] = refuse('QuotaExceededError');
      return;
    }
    const get = how === 'refused' ? refuse('SecurityError') : () => null;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get });
  }, how);

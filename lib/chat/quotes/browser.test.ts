import { afterEach, expect, it, vi } from 'vitest';

/** The file as a page has it: with state of its own. */
async function loadPage() {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  return import('./browser');
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('what is to be answered survives a reload, in its chat alone, until it is answered', async () => {
  vi.stubGlobal('sessionStorage', storage());
  const before = await loadPage();
  before.writeQuote('one', 'm1');
  window.dispatchEvent(new Event('pagehide'));

  const after = await loadPage();
  expect([after.readQuote('one'), after.readQuote('two')]).toEqual(['m1', undefined]);
  expect([after.takeQuote('one'), after.takeQuote('one')]).toEqual(['m1', undefined]);
  window.dispatchEvent(new Event('pagehide'));

  expect((await loadPage()).readQuote('one')).toBeUndefined();
});

it('tells who shows it when it is another one, and only then', async () => {
  vi.stubGlobal('sessionStorage', storage());
  const page = await loadPage();
  const told: (string | undefined)[] = [];
  const stop = page.subscribeToQuotes(() => told.push(page.readQuote('one')));
  for (const id of ['m1', 'm1', 'm2', undefined, undefined]) page.writeQuote('one', id);
  stop();
  page.writeQuote('one', 'm3');
  expect(told).toEqual(['m1', 'm2', undefined]);
});

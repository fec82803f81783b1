import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LATE, LATE_LINK } from '@/lib/kit/late-script';
import { START_LATE_SCRIPTS } from './late-scripts';

const ONE = '/_next/static/chunks/one.js';

/** A page with one picture, in place of a browser. */
function openPage({ hidden = false, sheets = [] as string[], protocol = 'https:', scripts = [ONE] } = {}) {
  const fetched: string[] = [];
  const timers: (() => void)[] = [];
  const picture = Promise.withResolvers<void>();
  const listeners: Record<string, () => void> = {};
  let paint: () => void = () => undefined;
  const late = scripts.map((src) => ({
    src,
    getAttribute: () => src,
    replaceWith: (script: { src: string; async: boolean }) =>
      fetched.push(script.async ? `${script.src}, when it comes` : script.src),
  }));
  const links = sheets.map((href) => ({
    ...{ href, media: 'print', rel: '', onload: (): void => undefined },
    getAttribute: () => 'stylesheet',
  }));
  const document = {
    cookie: '',
    hidden,
    createElement: () => ({
      setAttribute(name: string, value: string) {
        Object.assign(this, { [name]: value });
      },
    }),
    querySelectorAll: (css: string) =>
      css === `script[${LATE}]`
        ? late.slice(fetched.length)
        : css === 'img[loading=eager]'
          ? [{ decode: () => picture.promise }]
          : css === `link[${LATE_LINK}=stylesheet]`
            ? links
            : links.filter(({ rel }) => rel === ''),
  };
  runInNewContext(START_LATE_SCRIPTS, {
    addEventListener: (name: string, listener: () => void) => {
      listeners[name] = listener;
    },
    location: { protocol },
    document,
    PerformanceObserver: class {
      constructor(seen: () => void) {
        paint = seen;
      }
      readonly observe = () => undefined;
    },
    setTimeout: (run: () => void) => timers.push(run),
  });
  listeners.DOMContentLoaded?.();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    fetched,
    paint: () => paint(),
    links,
    cookie: () => document.cookie,
    /** Its picture has come, or failed. */
    async end(how: 'drawn' | 'failed') {
      if (how === 'drawn') picture.resolve();
      else picture.reject(new Error('no picture'));
      await settle();
    },
    waitLongest() {
      for (const run of timers) run();
    },
  };
}

test.each(['drawn', 'failed'] as const)(
  'scripts wait for the words and for the first picture, whether it is %s',
  async (how) => {
    const page = openPage();
    expect(page.fetched).toEqual([]);
    page.paint();
    expect(page.fetched).toEqual([]);
    await page.end(how);
    expect(page.fetched).toEqual([ONE]);
  },
);

test('a picture that does not come holds nothing up for long', () => {
  const page = openPage();
  page.paint();
  page.waitLongest();
  expect(page.fetched).toEqual([ONE]);
});

test('a page that nobody sees paints nothing, and waits for nothing', () => {
  expect(openPage({ hidden: true }).fetched).toEqual([ONE]);
});

test('scripts run in their order, and the one that begins the page after all others', () => {
  const [first, start, last] = ['/chunks/a.js', '/chunks/turbopack-b.js', '/chunks/c.js'] as const;
  expect(openPage({ hidden: true, scripts: [first, start, last] }).fetched).toEqual([first, last, start]);
});

test('the styles that a page brought along are fetched with the scripts, and then noted', async () => {
  const sheets = ['https://saathi.example/_next/static/chunks/a-1.css', 'https://saathi.example/_next/b.css'];
  const page = openPage({ sheets });
  page.paint();
  expect(page.links.map(({ rel }) => rel)).toEqual(['', '']);
  await page.end('drawn');
  expect(page.links.map(({ rel }) => rel)).toEqual(['stylesheet', 'stylesheet']);
  expect(page.cookie()).toBe('');
  page.links[0]?.onload();
  expect(page.cookie()).toBe('styles=a-1.css/b.css; path=/; max-age=2592000; samesite=lax; secure');
  const plain = openPage({ sheets, protocol: 'http:', hidden: true });
  plain.links[0]?.onload();
  expect(plain.cookie()).not.toContain('secure');
});

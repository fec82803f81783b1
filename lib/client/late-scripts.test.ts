import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LATE } from '@/lib/kit/late-script';
import { START_LATE_SCRIPTS } from './late-scripts';

/** A page with one script and one picture, in place of a browser. */
function openPage({ hidden = false } = {}) {
  const fetched: string[] = [];
  const timers: (() => void)[] = [];
  const picture = Promise.withResolvers<void>();
  let ready: () => void = () => undefined;
  let paint: () => void = () => undefined;
  const late = {
    getAttribute: () => '/_next/static/chunks/one.js',
    replaceWith: ({ src }: { src: string }) => fetched.push(src),
  };
  runInNewContext(START_LATE_SCRIPTS, {
    addEventListener: (_: string, listener: () => void) => {
      ready = listener;
    },
    document: {
      hidden,
      createElement: () => ({
        setAttribute(name: string, value: string) {
          Object.assign(this, { [name]: value });
        },
      }),
      querySelectorAll: (css: string) =>
        css === `script[${LATE}]`
          ? [late].slice(fetched.length)
          : css === 'img[loading=eager]'
            ? [{ decode: () => picture.promise }]
            : [],
    },
    PerformanceObserver: class {
      constructor(seen: () => void) {
        paint = seen;
      }
      readonly observe = () => undefined;
    },
    setTimeout: (run: () => void) => timers.push(run),
  });
  ready();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    fetched,
    paint: () => paint(),
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
    expect(page.fetched).toEqual(['/_next/static/chunks/one.js']);
  },
);

test('a picture that does not come holds nothing up for long', () => {
  const page = openPage();
  page.paint();
  page.waitLongest();
  expect(page.fetched).toEqual(['/_next/static/chunks/one.js']);
});

test('a page that nobody sees paints nothing, and waits for nothing', () => {
  expect(openPage({ hidden: true }).fetched).toEqual(['/_next/static/chunks/one.js']);
});

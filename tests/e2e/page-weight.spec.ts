import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';

/** Bytes of gzipped script that may come before anybody touches the page, those loaded in idle time included. */
const BUDGETS: readonly (readonly [page: string, limit: number])[] = [
  ['/', 151_200],
  ['/psychologist', 153_600],
  ['/recharge', 152_400],
  ['/paywall/{id}', 153_900],
  // The bar of notices is 1 kB of every page. 2 kB of the account are the devices and the way to sign in again, 1 kB refunds.
  ['/account', 175_200],
  ['/chat/{id}', 173_200],
];

for (const [name, limit] of BUDGETS) {
  test(`${name} brings no more than ${limit} bytes of script before it is touched`, async ({
    page,
    guest,
  }) => {
    const sessionId = await guest.startChat();
    /** Of each script, by its address: none comes twice. */
    const sizes: [url: string, size: Promise<number>][] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push([response.url(), response.body().then((body) => gzipSync(body).length)]);
    });
    await page.goto(name.replace('{id}', sessionId), { waitUntil: 'networkidle' });
    const urls = sizes.map(([url]) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(5);
    const all = (await Promise.all(sizes.map(([, size]) => size))).reduce((sum, size) => sum + size, 0);
    expect(all).toBeLessThanOrEqual(limit);
  });
}

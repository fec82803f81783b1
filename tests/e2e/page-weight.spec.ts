import { gzipSync } from 'node:zlib';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { stayUntouched } from './untouched';

/** Bytes of script that may come before anybody touches the page: by gzip, and as our server sends them. */
const BUDGETS: readonly (readonly [page: string, gzip: number, carried: number])[] = [
  ['/', 150_350, 129_100],
  ['/psychologist', 153_350, 131_900],
  ['/psychologist/topic/breakups', 151_300, 130_100],
  ['/recharge', 151_550, 130_300],
  ['/paywall/{id}', 153_200, 131_700],
  ['/account', 163_300, 140_500],
  ['/chats', 151_550, 130_400],
  ['/chat/{id}', 176_900, 152_700],
];

for (const [name, gzip, carried] of BUDGETS) {
  test(`${name} brings no more than ${gzip} bytes of script before it is touched`, async ({
    page,
    guest,
  }) => {
    const sessionId = await guest.startChat();
    /** Of each script, by its address: none comes twice. */
    const sizes: [url: string, sizes: Promise<{ gzip: number; carried: number }>][] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (request.resourceType() !== 'script') return;
      const weigh = async () => {
        const body = await response.body();
        const { responseBodySize } = await request.sizes();
        return { gzip: gzipSync(body).length, carried: responseBodySize };
      };
      sizes.push([response.url(), weigh()]);
    });
    await stayUntouched(page);
    await page.goto(name.replace('{id}', sessionId));
    // A network may be idle before the scripts are asked for.
    await expectAnswers(page);
    await page.waitForLoadState('networkidle');
    const urls = sizes.map(([url]) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(5);
    const all = await Promise.all(sizes.map(([, size]) => size));
    expect(all.reduce((sum, size) => sum + size.gzip, 0)).toBeLessThanOrEqual(gzip);
    expect(all.reduce((sum, size) => sum + size.carried, 0)).toBeLessThanOrEqual(carried);
  });
}

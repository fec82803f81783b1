// Whether a browser that goes back finds a page as it was left (its back/forward cache), or has to load it again, and why.
import { setTimeout as sleep } from 'node:timers/promises';
import { openBareApp, RENDERED } from './bare-app.mjs';
import { BARE, casesOf, chosenPages, LENGTHS } from './landing-pages.mjs';
import { PHONE, withScreens } from './screens.mjs';
import { table } from './table.mjs';

/** What Playwright starts browsers with, because its own way back does not expect such a page. */
const SWITCHED_OFF = ['--disable-back-forward-cache'];
/** What a page of the product leads to. */
const ELSEWHERE = '/terms';
/** Until a page has all it loads by itself, ms. */
const SETTLED_MS = 3_000;
const PATIENCE_MS = 20_000;

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchBack({ serverUrl, quick, pages: wanted }) {
  const pages = chosenPages({ pages: wanted, quick });
  const bare = await openBareApp();
  try {
    const options = { serverUrl, lengths: LENGTHS, without: SWITCHED_OFF };
    return await withScreens(options, async (screens) => {
      const rows = [];
      for (const one of await casesOf({ pages, bareUrl: bare.url, screens })) {
        process.stderr.write('.');
        const { restored, reasons } = await goBack(screens.browser, one);
        rows.push([`${one.page.name} ${one.who}`.trim(), restored ? 'yes' : 'NO', reasons.join(', ')]);
      }
      process.stderr.write('\n');
      return table('Back to a page', ['page', 'from the browser’s cache', 'why not'], rows);
    });
  } finally {
    await bare.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./landing-pages.mjs').Case} one
 * @returns {Promise<{ restored: boolean, reasons: string[] }>} `reasons` as Chromium names them
 */
async function goBack(browser, { page: { name }, url, cookie }) {
  const { origin } = new URL(url);
  const context = await browser.newContext(PHONE);
  try {
    if (cookie) await context.addCookies([{ ...cookie, url: origin }]);
    // By the browser's own protocol from here on: Playwright takes no part in what it has switched off.
    const devtools = await context.newCDPSession(await context.newPage());
    await devtools.send('Page.enable');
    /** @type {string[]} */
    const reasons = [];
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
    );
    const arrival = () =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${url} did not come.`)), PATIENCE_MS);
        devtools.on('Page.frameNavigated', function arrived({ frame, type }) {
          if (frame.parentId) return;
          clearTimeout(late);
          devtools.off('Page.frameNavigated', arrived);
          resolve(type);
        });
      });
    for (const address of [url, `${origin}${name === BARE ? RENDERED : ELSEWHERE}`]) {
      const arrived = arrival();
      await devtools.send('Page.navigate', { url: address });
      await arrived;
      await sleep(SETTLED_MS);
    }
    const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory');
    const back = arrival();
    await devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1].id });
    const type = await back;
    await sleep(500);
    return { restored: type === 'BackForwardCacheRestore', reasons };
  } finally {
    await context.close();
  }
}

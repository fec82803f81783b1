// A poor phone: the network and the processor are really slowed down, nothing is computed from a faster visit.
import { PHONE } from './screens.mjs';

/** As Chromium's developer tools slow a page down: a wait before each answer, then so many bytes per second. */
const NETWORK = {
  offline: false,
  latency: 300 * 3.75,
  downloadThroughput: (700 * 0.9 * 1024) / 8,
  uploadThroughput: (700 * 0.9 * 1024) / 8,
};
const CPU_SLOWER = 6;
/**
 * px of a window for the bars of a whole Chromium, and some to spare. Playwright makes its window as high as the page, so that the
 * bars hide the page's lowest part (87 px): what changes there alone is never drawn, and a tap on it counts until something else is.
 */
const BARS = 160;
/** What blocks for longer than this counts as blocking, ms. */
const BLOCKING_MS = 50;
/** From the complete page to the reading of its marks; a larger paint would come within it. */
export const SETTLED_MS = 1_500;

/** @typedef {{ fcp: number, lcp: number, tbt: number, shift: number }} Visit all but `shift` in ms */

/**
 * A page on a poor phone, which notes what `marksOf` reads.
 * @param {import('@playwright/test').BrowserContext} context
 * @returns {Promise<{ page: import('@playwright/test').Page, devtools: import('@playwright/test').CDPSession }>}
 */
export async function openOnPoorPhone(context) {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget');
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { height: bounds.height + BARS } });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  return { page, devtools };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Visit>} a first visit: with nothing kept from an earlier one
 */
export async function visitOnPoorPhone(browser, url) {
  const context = await browser.newContext(PHONE);
  try {
    const { page } = await openOnPoorPhone(context);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    return await marksOf(page);
  } finally {
    await context.close();
  }
}

/**
 * @param {import('@playwright/test').Page} page that rests, and that nobody has touched
 * @returns {Promise<Visit>}
 */
export const marksOf = (page) =>
  page.evaluate((blocking) => {
    const { paints, largest, tasks, shifts } = window.seen;
    const fcp = paints.find(({ name }) => name === 'first-contentful-paint').startTime;
    const after = tasks.filter(({ startTime, duration }) => startTime + duration > fcp);
    return {
      fcp,
      lcp: largest.at(-1).startTime,
      tbt: after.reduce(
        (sum, { startTime, duration }) =>
          sum + Math.max(0, startTime + duration - Math.max(startTime, fcp) - blocking),
        0,
      ),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  }, BLOCKING_MS);

/** Runs in the page before anything of it. */
function observe() {
  const seen = { paints: [], largest: [], tasks: [], shifts: [] };
  window.seen = seen;
  for (const [type, list] of [
    ['paint', seen.paints],
    ['largest-contentful-paint', seen.largest],
    ['longtask', seen.tasks],
    ['layout-shift', seen.shifts],
  ])
    new PerformanceObserver((entries) => list.push(...entries.getEntries())).observe({
      type,
      buffered: true,
    });
}

// One visit by Lighthouse's phone (simulated slow 4G, CPU 4× slower), in a browser started for it, as its own command does.
import { chromium } from '@playwright/test';
import { freePort } from '../dev/processes/ports.mjs';
import { goFirst } from './go-first.mjs';
import { browserOptions, PHONE } from './screens.mjs';

/** Visits that Lighthouse may lose before the run fails. */
const TRIES = 3;
/** What Lighthouse empties besides the browser's cache; cookies stay. */
const EMPTIED = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage', 'local_storage'];
/** From an earlier visit's last call to the measured one: what it loads in idle time is then there, too. */
const SETTLED_MS = 3_000;

/**
 * @typedef {object} Visit
 * @property {readonly string[]} onlyCategories
 * @property {{ name: string, value: string }} [cookie] whose browser it is; a new one's without it
 * @property {boolean} [again] a second visit: the browser keeps what an earlier one has left
 */

/**
 * What Lighthouse says of one visit. Now and then it loses the browser's trace, and asks to be run again.
 * @param {string} url
 * @param {Visit} visit
 */
export async function reportOf(url, { onlyCategories, cookie, again = false }, tries = TRIES) {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort(4690);
  const browser = await chromium.launchServer(await browserOptions([`--remote-debugging-port=${port}`]));
  const wentFirst = goFirst(browser.process().pid ?? 0);
  try {
    if (cookie || again) await prepare(port, url, cookie, again);
    const settings = {
      onlyCategories,
      formFactor: 'mobile',
      disableStorageReset: again,
      clearStorageTypes: EMPTIED,
    };
    const { lhr } = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'error' },
      { extends: 'lighthouse:default', settings },
    );
    if (!lhr.runtimeError) return { lhr, wentFirst };
    if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  } finally {
    await browser.close();
  }
  return reportOf(url, { onlyCategories, cookie, again }, tries - 1);
}

/** In seconds since 1970, as cookies have it. */
const inADay = () => Math.floor(Date.now() / 1000) + 24 * 60 * 60;

/**
 * Gives the browser a person's cookie, and for a second visit an earlier one at full speed. Before a first visit no page of the
 * product is opened: it would leave word of styles and typefaces in the cache, which Lighthouse empties.
 */
async function prepare(port, url, cookie, again) {
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = connected.contexts();
  // Of the whole product: with the page's own address it would be a cookie of its folder. One without an end goes with the visit's page.
  if (cookie) await context.addCookies([{ ...cookie, url: new URL(url).origin, expires: inADay() }]);
  if (again) {
    const page = await context.newPage();
    await page.setViewportSize(PHONE.viewport);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MS);
    await page.close();
  }
  // Ends the connection, not the browser.
  await connected.close();
}

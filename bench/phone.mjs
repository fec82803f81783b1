// Every page that people land on, by a poor phone that is really slowed down, beside a page of a bare Next app in the same run:
// when its words come, and how long a tap takes while it loads and afterwards.
import { openBareApp } from './bare-app.mjs';
import { BARE, casesOf, chosenPages, LENGTHS } from './landing-pages.mjs';
import { median } from './percentile.mjs';
import { marksOf, openOnPoorPhone, SETTLED_MS } from './poor-phone.mjs';
import { PHONE, withScreens } from './screens.mjs';
import { number, table, times, verdict } from './table.mjs';
import { holdStarts, tapLoaded, tapWhileLoading, watch } from './taps.mjs';

const RUNS = 5;
const AIM = { lcp: 1.5, tbt: 1.5, shift: 0, earlyMs: 200, loadedMs: 100 };

/**
 * Playwright asks to be told of every error with its stack. V8 reads functions again to say where in them one was made
 * (`enable_lazy_source_positions` in its src/flags/flag-definitions.h), and React makes five when it begins: 80 ms of the first task on
 * this CPU, which nobody's phone spends. With this flag V8 notes the places when it compiles.
 */
const FLAGS = ['--js-flags=--no-enable-lazy-source-positions'];

/** @typedef {import('./landing-pages.mjs').Case} Case */
/** @typedef {import('./poor-phone.mjs').Visit & { first: number, worst: number }} Marks `first` and `worst` of the taps, ms */
/** @typedef {Case & { firsts: Marks[], seconds: Marks[], taps: { name: string, ms: number }[][] }} Seen */

/**
 * @param {import('./bench.mjs').Options} options
 * @returns {Promise<string>} Markdown
 */
export async function benchPhone({ serverUrl, quick, pages: wanted, runs = quick ? 1 : RUNS }) {
  // Written pages have a part of their own.
  const pages = chosenPages({ pages: wanted, quick }).filter(({ early }) => early);
  const bare = await openBareApp();
  try {
    return await withScreens({ serverUrl, lengths: LENGTHS, flags: FLAGS, first: true }, async (screens) => {
      const cases = await casesOf({ pages, bareUrl: bare.url, screens, quick });
      /** @type {Seen[]} */
      const seen = cases.map((one) => ({ ...one, firsts: [], seconds: [], taps: [] }));
      // In turns, so that a busy moment of the machine does not hit one page alone.
      for (let run = 0; run < runs; run += 1) {
        for (const one of seen) {
          process.stderr.write('.');
          const { firstMarks, secondMarks, taps } = await look(screens.browser, one);
          const [firstTaps, secondTaps] = await touch(screens.browser, one);
          one.firsts.push({ ...firstMarks, ...firstTaps });
          one.seconds.push({ ...secondMarks, ...secondTaps });
          one.taps.push(taps);
        }
      }
      process.stderr.write('\n');
      const device = 'poor phone (300 ms, 700 kbit/s, CPU 6× slower, really slowed down)';
      return [
        visitsTable(`First visit, ${device}, median of ${runs}`, seen, 'firsts'),
        visitsTable(`Second visit, ${device}, median of ${runs}`, seen, 'seconds'),
        tapsTable(`Buttons of a loaded page, ${device}, median of ${runs}`, seen),
      ].join('\n');
    });
  } finally {
    await bare.stop();
  }
}

/**
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {Case} one
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<T>} work
 * @returns {Promise<T>} what was done as that person, in a browser that has nothing of the page
 */
async function asPerson(browser, { url, cookie }, work) {
  const context = await browser.newContext(PHONE);
  try {
    // Of the whole product: with the page's own address it would be a cookie of its folder.
    if (cookie) await context.addCookies([{ ...cookie, url: new URL(url).origin }]);
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Until the page has all it loads by itself. @param {import('@playwright/test').Page} page */
async function open(page, /** @type {string} */ url) {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
}

/** A first and a second visit that nobody touches, and then the buttons of the page. */
const look = (browser, /** @type {Case} */ one) =>
  asPerson(browser, one, async (context) => {
    const { page: first } = await openOnPoorPhone(context);
    await open(first, one.url);
    const firstMarks = await marksOf(first);
    await first.close();
    const opened = await openOnPoorPhone(context);
    const { page, devtools } = opened;
    const watched = await watch(opened);
    await open(page, one.url);
    const secondMarks = await marksOf(page);
    const taps = await tapLoaded(page, watched, one.page.buttons ?? [], devtools);
    return { firstMarks, secondMarks, taps };
  });

/** A first and a second visit of somebody who taps as soon as there is something to tap. */
const touch = (browser, /** @type {Case} */ one) =>
  asPerson(browser, one, async (context) => {
    const visits = [];
    for (let visit = 0; visit < 2; visit += 1) {
      const opened = await openOnPoorPhone(context);
      const { page, devtools } = opened;
      const watched = await watch(opened, one.page.early);
      if (one.page.early?.leaves) await holdStarts(devtools);
      // A tap that leads to what is held ends the loading of this page.
      const rest = open(page, one.url).catch(() => undefined);
      visits.push(await tapWhileLoading(page, watched, rest));
      await page.close();
    }
    return visits;
  });

const nameOf = (/** @type {Case} */ { page, who }) => `${page.name} ${who}`.trim();

function visitsTable(title, /** @type {Seen[]} */ seen, /** @type {'firsts' | 'seconds'} */ visit) {
  const of = (one, what) => median(one[visit].map((marks) => marks[what]));
  const floor = seen.find(({ page }) => page.name === BARE);
  const against = (one, what) =>
    of(floor, what) === 0 ? '' : times(Number(of(one, what)) / Number(of(floor, what)));
  const head = ['page', 'FCP ms', '÷ bare', 'LCP ms', '÷ bare', 'TBT ms', '÷ bare', 'CLS'];
  head.push('tap at once ms', 'worst tap ms', '÷ bare', 'kept');
  const rows = seen.map((one) => {
    const kept =
      of(one, 'lcp') <= AIM.lcp * of(floor, 'lcp') &&
      of(one, 'tbt') <= AIM.tbt * of(floor, 'tbt') &&
      of(one, 'shift') <= AIM.shift &&
      of(one, 'worst') <= AIM.earlyMs;
    return [
      nameOf(one),
      ...['fcp', 'lcp', 'tbt'].flatMap((what) => [number(of(one, what)), against(one, what)]),
      number(of(one, 'shift'), 3),
      number(of(one, 'first')),
      number(of(one, 'worst')),
      against(one, 'worst'),
      one === floor ? '' : verdict(Number(!kept), 0),
    ];
  });
  return table(title, head, rows);
}

function tapsTable(title, /** @type {Seen[]} */ seen) {
  const timesOf = (/** @type {Seen} */ one, at) => median(one.taps.map((taps) => taps[at].ms));
  const floor = timesOf(
    seen.find(({ page }) => page.name === BARE),
    0,
  );
  const rows = seen.flatMap((one) =>
    one.taps[0].map(({ name }, at) => {
      const ms = timesOf(one, at);
      return [
        nameOf(one),
        name.trim(),
        Number.isNaN(ms) ? 'not there' : number(ms),
        Number.isNaN(ms) ? '' : times(ms / floor),
        `≤ ${AIM.loadedMs} ms`,
        one.page.name === BARE ? '' : verdict(ms, AIM.loadedMs),
      ];
    }),
  );
  return table(title, ['page', 'button', 'until painted ms', '÷ bare', 'aim', 'kept'], rows);
}

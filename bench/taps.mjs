// Taps with a finger, as the browser's own input, and how long each took until the answer was painted (INP).
import { setTimeout as sleep } from 'node:timers/promises';
import { watchTaps } from './watch-taps.mjs';

/** Between two taps on a page that loads, ms. */
const BETWEEN_MS = 500;
const MOST_TAPS = 60;
/** How long a button may take to appear, and a dialog to open, ms. */
const PATIENCE_MS = 40_000;
/** Until the browser has reported what a tap took, ms. */
const REPORTED_MS = 700;
/** A tap that was painted faster is not reported, ms. */
const SHORTEST_MS = 16;
/** Where a button leads that starts a chat: not let through, so that no run adds chats. */
const STARTS = ['*/loading/*'];
const DIALOG = '[role=dialog], [role=alertdialog]';

/** @typedef {import('./landing-pages.mjs').Button} Button */
/** @typedef {{ events: any[], painted: Promise<{ x: number, y: number } | undefined> }} Watch */

/**
 * Watches the taps of a page that is still to be opened.
 * @param {{ page: import('@playwright/test').Page, devtools: import('@playwright/test').CDPSession }} opened
 * @param {Button} [wanted] the button whose first painting is waited for
 * @returns {Promise<Watch>} `painted` is its place; undefined when it does not come
 */
export async function watch({ page, devtools }, wanted) {
  /** @type {any[]} */
  const events = [];
  /** @type {(place: any) => void} */
  let found = () => undefined;
  const painted = new Promise((resolve) => {
    found = resolve;
  });
  // A plain binding: what Playwright wraps around one takes milliseconds of the tap that is measured.
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'tellBench' });
  devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'tellBench') return;
    const event = JSON.parse(payload);
    events.push(event);
    if (event.kind === 'painted') found(event);
  });
  await page.addInitScript(watchTaps, wanted);
  return {
    events,
    painted: Promise.race([painted, sleep(PATIENCE_MS, undefined, { ref: false })]),
  };
}

/**
 * Taps a button as soon as it is painted, and twice a second until the page rests, or until what it opens covers it.
 * @param {import('@playwright/test').Page} page
 * @param {Watch} watched
 * @param {Promise<unknown>} rest
 * @returns {Promise<{ first: number, worst: number }>} ms; not a number when the button never came
 */
export async function tapWhileLoading(page, { events, painted }, rest) {
  const place = await painted;
  if (!place) return { first: Number.NaN, worst: Number.NaN };
  let rests = false;
  const loaded = rest.then(() => {
    rests = true;
  });
  const isCovered = () => events.some(({ kind, inside }) => kind === 'down' && !inside);
  for (let taps = 0; taps < MOST_TAPS && !rests && !isCovered(); taps += 1) {
    // Not waited for: a busy page answers late, and a person taps again.
    void page.touchscreen.tap(place.x, place.y).catch(() => undefined);
    await sleep(BETWEEN_MS);
  }
  await loaded;
  await sleep(REPORTED_MS);
  const all = durations(events);
  return { first: all[0] ?? Number.NaN, worst: Math.max(...all) };
}

/**
 * Taps each of a loaded page's buttons once.
 * @param {import('@playwright/test').Page} page
 * @param {Watch} watched
 * @param {readonly Button[]} buttons
 * @param {import('@playwright/test').CDPSession} devtools of the page
 * @returns {Promise<{ name: string, ms: number }[]>} not a number for a button that is not there
 */
export async function tapLoaded(page, { events }, buttons, devtools) {
  const seen = [];
  for (const button of buttons) {
    if (button.leaves) await holdStarts(devtools);
    if (button.types) await page.locator('textarea').fill(button.types);
    const place = await page.evaluate((asked) => window.placeOf(asked), button);
    await sleep(REPORTED_MS);
    events.length = 0;
    if (place) await page.touchscreen.tap(place.x, place.y);
    await sleep(REPORTED_MS);
    if (place && button.dialog) await closeDialog(page);
    seen.push({ name: button.name, ms: place ? (durations(events)[0] ?? Number.NaN) : Number.NaN });
  }
  return seen;
}

/** @param {import('@playwright/test').CDPSession} devtools */
export const holdStarts = (devtools) => devtools.send('Network.setBlockedURLs', { urls: STARTS });

async function closeDialog(page) {
  const dialog = page.locator(DIALOG).first();
  await dialog.waitFor({ timeout: PATIENCE_MS });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden', timeout: PATIENCE_MS });
}

/** How long each tap on the button took, ms: its longest event, from the touch to the frame that showed the answer. */
function durations(events) {
  const taps = events.filter(({ kind, inside }) => kind === 'down' && inside);
  const interactions = events.filter(({ kind }) => kind === 'interaction').toSorted((a, b) => a.at - b.at);
  return taps.map(({ at }, place) => {
    const until = taps[place + 1]?.at ?? Number.POSITIVE_INFINITY;
    const first = interactions.find((event) => event.at >= at && event.at < until);
    const own = interactions.filter(({ id }) => id === first?.id);
    return Math.max(SHORTEST_MS, ...own.map(({ ms }) => ms));
  });
}

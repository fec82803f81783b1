import { expect, type Page } from '@playwright/test';

/** Until the page has nothing more to do: what the last step of its clock began is drawn. React works by messages, which the clock does not hold. */
export const settle = (page: Page) =>
  page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));

/**
 * Lets the page's clock (`page.clock.install()` before the first navigation) run on in steps until what is expected
 * is there. Between two steps answers of the network arrive, which take real time.
 * @param stepMs small enough not to run past what is to be seen
 */
export async function runUntil(page: Page, expected: () => Promise<unknown>, stepMs = 250): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await settle(page);
    await expected();
  }).toPass({ intervals: [0, 10, 25, 50], timeout: 60_000 });
}

/** For an expectation that is either met now or needs another step. */
export const NOW = { timeout: 25 } as const;

/** How far ahead the clock is stopped (ms): further than the longest pause between two commands, for it cannot go back. */
const STOP_AHEAD_MS = 30_000;

/** Stops the page's clock, so that from here on only `runFor` moves it. Timers due until then fire once. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + STOP_AHEAD_MS);
}

/** Lets a stopped clock run in steps, between which the page can draw what the last thing done to it changed. */
export async function runInSteps(page: Page, ms: number, stepMs = 500): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await page.clock.runFor(Math.min(stepMs, left));
    await settle(page);
  }
}

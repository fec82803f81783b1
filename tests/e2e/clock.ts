import { expect, type Page } from '@playwright/test';

/**
 * Lets the page's clock (`page.clock.install()` before the first navigation) run on in steps until what is expected
 * is there. Between two steps answers of the network arrive, which take real time.
 * @param stepMs small enough not to run past what is to be seen
 */
export async function runUntil(page: Page, expected: () => Promise<unknown>, stepMs = 250): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expected();
  }).toPass({ intervals: [0, 10, 25, 50], timeout: 40_000 });
}

/** For an expectation that is either met now or needs another step. */
export const NOW = { timeout: 25 } as const;

/** Stops the page's clock, so that from here on only `runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

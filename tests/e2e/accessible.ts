import { expect, type Page, test } from '@playwright/test';
import axeCore from 'axe-core';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/**
 * Nothing is still changing its look: transitions are ended, for a busy machine draws few frames. What one of them ends in may
 * begin another, because text inherits through many elements, each with a transition of its own.
 */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
        for (const transition of running) transition.finish();
        return running.length;
      }),
    )
    .toBe(0);
}

/** What depends on colours, and so on the scheme; every other rule finds the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that a page breaks, and where; all rules without a list. Axe comes once into a document: its half megabyte costs more than most of its runs. */
async function findViolations(page: Page, rules?: readonly string[]) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source);
  const options: axeCore.RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  const { violations } = await page.evaluate((options) => window.axe.run(options), options);
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`),
  }));
}

/** No violation of any rule in the light colours, and of those about colours in the dark ones, which do not differ by width. */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = test.info().project.name === 'desktop'
    ? ['light']
    : ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What comes in meanwhile passes by; a violation stays.
    await expect(async () => {
      await settled(page);
      const found = await findViolations(page, colorScheme === 'dark' ? COLOUR_RULES : undefined);
      expect(found, `${page.url()} in ${colorScheme} colours`).toEqual([]);
    }).toPass({ timeout: 40_000 });
  }
}

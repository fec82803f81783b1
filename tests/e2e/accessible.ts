import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

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
      // The pages have no frames of another origin; without them axe needs no page of its own to sum up in. Nobody reads where a
      // page is as it should be.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
      const { violations } = await (colorScheme === 'dark' ? axe.withRules(COLOUR_RULES) : axe).analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`),
      }));
      expect(found, `${page.url()} in ${colorScheme} colours`).toEqual([]);
    }).toPass({ timeout: 40_000 });
  }
}

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Nothing is still changing its look. With less motion a transition is over with the next frame, but text inherits
 * through many elements, each with a transition of its own, and a busy machine draws few frames.
 */
export async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().filter((one) => one instanceof CSSTransition).length),
    )
    .toBe(0);
}

/** No violation of any rule, in the light and the dark colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What comes in meanwhile passes by; a violation stays.
    await expect(async () => {
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`),
      }));
      expect(found, `${page.url()} in ${colorScheme} colours`).toEqual([]);
    }).toPass({ timeout: 40_000 });
  }
}

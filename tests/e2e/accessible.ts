import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of any rule, in the light and the dark colours. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours that are still changing from one scheme to the other pass by; a violation stays.
    await expect(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        where: nodes.map((node) => `${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`),
      }));
      expect(found, `${page.url()} in ${colorScheme} colours`).toEqual([]);
    }).toPass({ timeout: 10_000 });
  }
}

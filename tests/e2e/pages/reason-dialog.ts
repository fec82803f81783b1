import { expect, type Page } from '@playwright/test';

/** Does what needs a reason: presses its button, says why, and presses twice, as people do who are used to other programs. */
export async function doFor(page: Page, button: RegExp | string, why: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill(why);
  await dialog
    .getByRole('button')
    .filter({ hasText: /^(?!Close)/ })
    .first()
    .dblclick();
  await expect(dialog).toHaveCount(0);
}

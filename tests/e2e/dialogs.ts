import { expect, type Locator, type Page } from '@playwright/test';
import { DIALOG_MARK } from '../../lib/client/dialog-mark';

/** The history entry of a closed dialog has been taken away, which a navigation at the same moment would be lost to. */
export const expectDialogEntryLeft = (page: Page) =>
  expect.poll(() => page.evaluate((mark) => mark in (window.history.state ?? {}), DIALOG_MARK)).toBe(false);

/** A dialog hears a tap outside only from the task after the one that shows it and takes the focus into it. */
export async function expectDialogReady(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await dialog.evaluate(() => new Promise((done) => setTimeout(done)));
}

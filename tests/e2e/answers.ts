import { expect, type Page } from '@playwright/test';

/** The page's scripts have come, so that what is typed into it and what is pressed in it is answered at once. */
export async function expectAnswers(page: Page): Promise<void> {
  await expect(page.locator('html[data-answers]')).toHaveCount(1);
}

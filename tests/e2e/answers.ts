import { expect, type Page } from '@playwright/test';
import { gate } from '../setup/gate';

/** The page's scripts have come, so that what is typed into it and what is pressed in it is answered at once. */
export async function expectAnswers(page: Page): Promise<void> {
  await expect(page.locator('html[data-answers]')).toHaveCount(1);
}

/** Keeps the scripts of the pages that are opened next from coming, as on a slow line, until what it returns is called. */
export async function holdScriptsBack(page: Page): Promise<() => void> {
  const scripts = gate();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  return scripts.open;
}

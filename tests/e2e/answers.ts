import { expect, type Page, type Response } from '@playwright/test';
import { gate } from '../setup/gate';

/** The page's scripts have come, so that what is typed into it and what is pressed in it is answered at once. */
export async function expectAnswers(page: Page): Promise<void> {
  await expect(page.locator('html[data-answers]')).toHaveCount(1);
}

/**
 * The card of short messages, which comes a while after a page's first load: until then, a page without a network shows a
 * title alone. Ask for it before the page is opened.
 */
export const toastCard = (page: Page): Promise<Response> =>
  page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('data-toast'),
  );

/** Keeps the scripts of the pages that are opened next from coming, as on a slow line, until what it returns is called. */
export async function holdScriptsBack(page: Page): Promise<() => void> {
  const scripts = gate();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  return scripts.open;
}

import { expect, type Page, type Response } from '@playwright/test';
import { gate } from '../setup/gate';
import { settle } from './clock';

/** The page's scripts have come, so that what is typed into it and what is pressed in it is answered at once. */
export async function expectAnswers(page: Page): Promise<void> {
  await expect(page.locator('html[data-answers]')).toHaveCount(1);
}

/** Its file has the attribute; code that looks for it, as a dialog's does, comes sooner. What came for a page that has gone has no text any more. */
async function hasToastCard(answer: Response): Promise<boolean> {
  if (!answer.url().endsWith('.js')) return false;
  const text = await answer.text().catch(() => '');
  return text.includes('"data-toast":');
}

/**
 * The card of short messages, which comes a while after a page's first load: until then, a page without a network shows a
 * title alone. Ask for it before the page is opened.
 */
export const toastCard = (page: Page): Promise<Response> => page.waitForResponse(hasToastCard);

/**
 * Holds the next answer to a call back on its way to the page, as a slow network does.
 * @returns when the server has made it, and what lets it come, and waits until the page has it
 */
export async function holdAnswer(page: Page, address: string) {
  const [made, late] = [gate(), gate()];
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      made.open();
      await late.opened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return {
    made: made.opened,
    async letCome(): Promise<void> {
      late.open();
      await page.unrouteAll({ behavior: 'wait' });
      await settle(page);
    },
  };
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

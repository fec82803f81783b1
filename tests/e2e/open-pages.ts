import type { BrowserContext, Page } from '@playwright/test';

/** Nothing to wait for: a page without the product's scripts, or one that Next sends when it cannot draw the product's. */
const hasAnswers = () => {
  const { dataset, id } = document.documentElement;
  const isProduct = document.querySelector('script[src^="/_next/"]') && id !== '__next_error__';
  return !isProduct || 'answers' in dataset;
};

/**
 * Has the pages of a browser count as opened when their scripts have come, too: they are fetched when the words are painted, and
 * the load event, which is all that Playwright waits for, does not wait for them. Whoever opens a page until "commit" waits for
 * neither.
 */
export function openWithScripts(context: BrowserContext): void {
  context.on('page', (page) => {
    for (const step of ['goto', 'reload', 'goBack', 'goForward'] as const) waitAfter(page, step);
  });
}

function waitAfter(page: Page, step: 'goto' | 'reload' | 'goBack' | 'goForward'): void {
  const take = page[step].bind(page) as (...args: unknown[]) => ReturnType<Page['reload']>;
  const takeAndWait = async (...args: unknown[]) => {
    const response = await take(...args);
    const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
    if (waitUntil !== 'commit' && waitUntil !== 'domcontentloaded') await page.waitForFunction(hasAnswers);
    return response;
  };
  Object.assign(page, { [step]: takeAndWait });
}

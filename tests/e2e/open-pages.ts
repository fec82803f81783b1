import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    sayAnswers(): void;
  }
}

/** Says when the page's scripts have come; at once where there are none, or Next has sent what it sends when it cannot draw a page. */
const watchScripts = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement;
    const isProduct = document.querySelector('script[src^="/_next/"]') && root.id !== '__next_error__';
    const say = () => (!isProduct || 'answers' in root.dataset) && window.sayAnswers();
    new MutationObserver(say).observe(root, { attributeFilter: ['data-answers'] });
    say();
  });

/**
 * A dialog that was just closed is taking its entry out of the history (`lib/client/dialog-entry.ts`). Chromium drops a navigation that
 * begins at the same moment, which nobody is quick enough to notice but a test.
 */
const isLostToHistory = (error: unknown) =>
  error instanceof Error && error.message.includes('net::ERR_ABORTED');

/**
 * Has the pages of a browser count as opened when their scripts have come, too: they are fetched when the words are painted, and
 * the load event, which is all that Playwright waits for, does not wait for them. The page itself says so, because what
 * Playwright asks a page counts as a touch by the person. Whoever opens a page until "commit" waits for neither.
 */
export async function openWithScripts(context: BrowserContext): Promise<void> {
  const listeners = new WeakMap<Page, () => void>();
  await context.exposeBinding('sayAnswers', ({ page, frame }) => {
    if (frame === page.mainFrame()) listeners.get(page)?.();
  });
  await context.addInitScript(watchScripts);
  context.on('page', (page) => {
    for (const step of ['goto', 'reload'] as const) {
      const take = page[step].bind(page) as (...args: unknown[]) => ReturnType<Page['reload']>;
      const takeAndWait = async (...args: unknown[]) => {
        const answers = new Promise<void>((resolve) => listeners.set(page, resolve));
        const response = await take(...args).catch((error: unknown) => {
          if (!isLostToHistory(error)) throw error;
          return take(...args);
        });
        const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
        // Without a response the document has stayed.
        if (response && waitUntil !== 'commit' && waitUntil !== 'domcontentloaded') await answers;
        return response;
      };
      Object.assign(page, { [step]: takeAndWait });
    }
  });
}

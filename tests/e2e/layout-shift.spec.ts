import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { NO_STARTER } from '@/lib/users/starter/copy';
import { FREE_GRANTS_MAX } from '@/lib/wallet/starters/constants';
import { expect, test } from './fixtures';

const PROFILE = '/psychologist/isha-menon/profile';
const TOPIC = '/psychologist/topic/breakups';
const PAGES = ['/', '/partners_home', '/psychologist', TOPIC, PROFILE, '/recharge', '/account'];

/** What moved on a page by itself since it was opened, and by how much (https://web.dev/articles/cls). */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const moved: string[] = [];
        type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
        type Shift = PerformanceEntry & { value: number; sources: Source[] };
        const at = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
            const what = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.textContent?.slice(0, 40)} (${at(previousRect)} → ${at(currentRect)})`,
            );
            if (value > 0.0005)
              moved.push(`${value.toFixed(4)} at ${Math.round(startTime)} ms: ${what.join('; ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(moved)));
      }),
  );
}

for (const path of PAGES) {
  test(`nothing moves on ${path} while a new browser is registered`, async ({ page }) => {
    expect(await shiftsOf(page, path)).toEqual([]);
  });
}

for (const path of ['/', '/partners_home', '/account']) {
  test(`nothing moves on ${path} for a newcomer whose kind of phone has had its starter balances`, async ({
    page,
    browser,
  }) => {
    for (let i = 0; i < FREE_GRANTS_MAX; i += 1) {
      const other = await browser.newContext();
      const theirs = await other.newPage();
      await theirs.goto('/', { waitUntil: 'networkidle' });
      await other.close();
    }
    expect(await shiftsOf(page, path)).toEqual([]);
    await page.goto('/');
    await expect(page.getByText(NO_STARTER)).toBeVisible();
  });
}

for (const path of [...PAGES, '/paywall/{id}']) {
  test(`nothing moves on ${path} for a guest with a chat`, async ({ page, guest }) => {
    expect(await shiftsOf(page, path.replace('{id}', await guest.startChat()))).toEqual([]);
  });
}

for (const path of ['/', '/partners_home', '/account']) {
  test(`nothing moves on ${path} for a member`, async ({ page, home, google, guest }) => {
    await guest.startChat();
    await home.open();
    await page.getByRole('link', { name: 'Sign in with Google' }).click();
    await google.chooseNew(String(randomInt(2 ** 40)));
    await expect(page).toHaveURL('/');
    expect(await shiftsOf(page, path)).toEqual([]);
  });
}

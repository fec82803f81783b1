import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { NO_STARTER } from '@/lib/users/starter/copy';
import { FREE_GRANTS_MAX } from '@/lib/wallet/starters/constants';
import { gate } from '../setup/gate';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';

const PROFILE = '/psychologist/isha-menon/profile';
const TOPIC = '/psychologist/topic/breakups';
const PAGES = ['/', '/partners_home', '/psychologist', TOPIC, PROFILE, '/recharge', '/account'];

/** The person's browser is registered, and the page has been told. A network may be idle before that: while scripts start. */
async function openRegistered(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAnswers(page);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('saathi_visitor');
  await page.waitForLoadState('networkidle');
}

/** What moved on a page by itself since it was opened, and by how much (https://web.dev/articles/cls). */
async function shiftsOf(page: Page, path: string): Promise<string[]> {
  await openRegistered(page, path);
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
      await openRegistered(await other.newPage(), '/');
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

test('nothing of a page is painted before all of its words have come: the rest would push aside what stands', async ({
  browser,
  product,
}) => {
  const page = await browser.newPage();
  const rest = gate();
  /** On the way to the browser the page is held up within its words. */
  const line = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, product.url));
    const body = Buffer.from(await answer.arrayBuffer());
    const half = url === '/recharge' ? body.indexOf('NetBanking') : 0;
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (half > 0) {
      response.write(body.subarray(0, half));
      await rest.opened;
    }
    response.end(body.subarray(half));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as AddressInfo;
  const paint = () =>
    page.evaluate(
      () =>
        new Promise<string>((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => done('painted')));
          setTimeout(() => done('held back'), 500);
        }),
    );
  await page.goto(`http://127.0.0.1:${port}/recharge`, { waitUntil: 'commit' });
  await expect(page.getByText('Any UPI app')).toBeAttached();
  expect(await paint()).toBe('held back');
  rest.open();
  await expect.poll(paint).toBe('painted');
  await expect(page.getByText('NetBanking')).toBeVisible();
  await page.close();
  line.close();
});

import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { Guest } from './guest';
import { unique } from './unique';

/** A profile of the seed. */
const PROFILE = '/psychologist/isha-menon/profile';

/** Chromium with everything: Debian's, the one that CHROME_PATH names, or the one that Playwright installs. */
const WHOLE_BROWSER =
  process.env.CHROME_PATH || (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

/** Pages whose data comes in their HTML. */
const PAGES = [
  '/',
  '/partners_home',
  '/psychologist',
  PROFILE,
  '/recharge',
  '/paywall/{id}',
  '/account',
  '/account/chats',
  '/account/limits',
  '/account/lock',
  '/account/pause',
  '/account/use',
  '/account/notifications',
  '/account/offline',
  '/chats',
];

/** The calls a page makes from now on, such as "GET /api/user/me". */
function hearCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (pathname.startsWith('/api/')) calls.push(call);
  });
  return calls;
}

for (const path of PAGES) {
  test(`${path} asks for nothing that has just come with it`, async ({ page, guest }) => {
    const sessionId = await guest.startChat();
    const calls = hearCalls(page);
    await page.goto(path.replace('{id}', sessionId), { waitUntil: 'networkidle' });
    expect(calls).toEqual([]);
  });
}

test('a cookie that is to be renewed is renewed by a call, for a page cannot', async ({
  page,
  home,
  guest,
  db,
}) => {
  const { id } = await guest.register();
  await db.query(`UPDATE users SET last_seen_at = now() - interval '25 hours' WHERE id = $1`, [id]);
  const answer = page.waitForResponse('**/api/user/me');
  await home.open();
  const cookie = await (await answer).headerValue('set-cookie');
  expect(cookie).toMatch(/^saathi_visitor=3\.[^;]+; Path=\/; Max-Age=34560000;/);
  const calls = hearCalls(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
});

test('the campaign that led somebody here who is known already is kept', async ({ page, guest }) => {
  await guest.register();
  await page.goto('/?utm_source=insta&utm_campaign=diwali');
  const kept = () => page.evaluate(() => localStorage.getItem('saathi-came') ?? '');
  await expect.poll(kept).toContain('insta');
  expect(await kept()).toContain('diwali');
});

test('coming back within the product asks again when the data is old, and shows what is new meanwhile', async ({
  page,
  home,
  guest,
}) => {
  await guest.register();
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);
  await page.getByRole('button', { name: 'Browse All' }).click();
  await page.clock.runFor(300);
  await expect(page).toHaveURL('/psychologist');
  await guest.setBalance(40);
  await page.clock.runFor(6_000);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await home.expectBalance(40);
});

/** Where the server draws words of a person. */
const DRAWN = (sessionId: string) => [
  ...[
    `/chat/${sessionId}`,
    '/chats',
    '/',
    '/recharge',
    `/paywall/${sessionId}`,
    '/account',
    '/account/chats',
  ],
  ...['/account/use', '/account/limits', '/account/notifications'],
];

test('a page that the browser’s cache brings again on Back is taken over as it stands', async ({
  page,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, unique('Aaj ki baat'));
  for (const path of DRAWN(sessionId)) {
    await page.goto(path);
    await page.goto('/terms');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectAnswers(page);
  }
});

test('a browser whose clock is a day ahead takes pages over as they stand, too', async ({ page, guest }) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, unique('Aaj ki baat'));
  await page.clock.install({ time: Date.now() + 25 * 60 * 60 * 1000 });
  for (const path of DRAWN(sessionId)) await page.goto(path);
});

test('every page that the browser kept in its memory comes back as it was left, and asks again for what is old', async ({
  playwright,
  launchOptions,
  product,
  contextOptions,
  db,
}) => {
  // Playwright switches this memory off, and the headless shell has none.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: WHOLE_BROWSER,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  for (const path of PAGES)
    await test.step(path, async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: product.url });
      const guest = new Guest(context, db);
      const sessionId = await guest.startChat();
      const page = await context.newPage();
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.fromMemory = String(persisted);
        });
        // While the page is away, time passes.
        addEventListener('pagehide', () => {
          const now = Date.now();
          Date.now = () => now + 6_000;
        });
      });
      let calls: string[] = [];
      // A browser that is short of memory may let a page go; one that can never be kept comes back anew every time.
      await expect(async () => {
        await page.goto(path.replace('{id}', sessionId), { waitUntil: 'networkidle' });
        // On a busy machine the network rests before the scripts have been run.
        await expectAnswers(page);
        await page.goto('/terms');
        calls = hearCalls(page);
        await page.goBack({ waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-from-memory', 'true', { timeout: 3_000 });
      }).toPass();
      await expect.poll(() => calls).not.toEqual([]);
      expect(new Set(calls).size).toBe(calls.length);
      await context.close();
    });
  await browser.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home pages show a known person the last chat and the balance', async ({
    page,
    home,
    guest,
    noise,
  }) => {
    noise.allow(/\/_next\/static\//);
    await guest.startChat();
    for (const path of ['/', '/partners_home'] as const) {
      await home.open(path);
      await home.expectBalance(5);
      await expect(page.getByRole('link', { name: /Continue your last chat/ })).toBeVisible();
    }
  });

  test('a member is named, and somebody new is greeted', async ({ page, home, google, noise }) => {
    noise.allow(/\/_next\/static\//);
    await home.open();
    await expect(page.getByText('Nice to have you here')).toBeVisible();
    await page.getByRole('link', { name: 'Sign in with Google' }).click();
    await google.chooseNew(String(randomInt(2 ** 40)));
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveCount(0);
    await home.expectBalance(5);
  });
});

test('the words of a page are there before its scripts are asked for', async ({ page, guest }) => {
  const sessionId = await guest.startChat();
  for (const path of ['/', '/recharge', `/chat/${sessionId}`]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAnswers(page);
    const early = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .filter(({ startTime }) => startTime < (document?.domContentLoadedEventStart ?? 0))
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  }
});

import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, settled } from './accessible';
import { settle, stopClock } from './clock';
import { expect, test } from './fixtures';
import { NO_SHIFT, shiftOf } from './shift';

const ARTICLES = readdirSync('content/articles').length;
const ARTICLE = '/blogs/work-life-balance-and-relationships';
const PAGES = [
  '/blogs',
  ARTICLE,
  '/blogs/authors/sameer',
  '/blogs/instagram-content-ideas',
  '/marketing',
  '/marketing_premium',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/contact',
  '/safety',
];

/** Letters of another height and width, and labels of another length. */
const HINDI = ['/hi', '/hi/marketing_premium', `/hi${ARTICLE}`];

/** How many texts the browser has left out so far, because they stand far below. */
const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main p, main li, footer p')].filter(
        (one) => one.checkVisibility({ contentVisibilityAuto: true }) !== one.checkVisibility(),
      ).length,
  );

/** All of the page is laid out, as it is a moment after it is complete: nothing moves under a finger any more. */
async function laidOut(page: Page) {
  await page.waitForLoadState();
  await expect.poll(() => skipped(page)).toBe(0);
}

/** The same where no script does it: nothing is left to move when a link far below is clicked. */
const showAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later'))
      part.style.setProperty('content-visibility', 'visible');
  });

/**
 * Nothing is wider than the screen, so that nobody has to scroll sideways to read, and no line is cut off at the edge of a
 * part that keeps what it contains. A phone's `innerWidth` grows with the page.
 */
async function expectNoSidewaysScroll(page: Page) {
  await settled(page);
  const width = await page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('.later')].map(
        (part) => part.getBoundingClientRect().left + scrollX + part.scrollWidth,
      ),
    ),
  );
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const path of [...PAGES, ...HINDI]) {
  test(`${path} has no barrier and fits 320 px, also with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await laidOut(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await laidOut(page);
    // The size a reader has set in the browser.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    await page.goto(path);
    await laidOut(page);
    // The way browsers on phones enlarge text: every size twice, the layout as wide as before.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *'))
        element.dataset.size = getComputedStyle(element).fontSize;
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty(
          'font-size',
          `${2 * Number.parseFloat(element.dataset.size ?? '0')}px`,
          'important',
        );
        element.style.setProperty('line-height', '1.5', 'important');
      }
    });
    await expectNoSidewaysScroll(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`${path} can be read and left for the chat`, async ({ page, noise }) => {
      // The home page asks for its scripts all the same.
      noise.allow(/\/_next\//);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // What only a script could do is not offered.
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: 'Start chat', exact: true }).click();
      await expect(page).toHaveURL('/');
    });
  }

  test('an article’s table of contents and sources lead to their places', async ({ page }) => {
    await page.goto(ARTICLE);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const last = contents.getByRole('link').last();
    const heading = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' });
    await last.click();
    await expect(heading).toBeInViewport();
    await showAll(page);
    await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
    await expect(page).toHaveURL(/#source-1$/);
    await expect(page.locator('#source-1')).toBeInViewport();
  });

  test('what stands far below waits for the reader', async ({ page }) => {
    await page.goto(ARTICLE);
    expect(await skipped(page)).toBeGreaterThan(0);
    // The page grows by what it shows on the way, so that a reader may have to press again.
    await expect(async () => {
      await page.keyboard.press('End');
      const last = page.getByRole('contentinfo').getByRole('paragraph').last();
      await expect(last).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  });

  test('the questions of the premium page open', async ({ page }) => {
    await page.goto('/marketing_premium');
    const question = page.locator('details').first();
    await expect(question.locator('p')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
  });
});

for (const path of ['/', '/psychologist', '/recharge', '/loading/friendly']) {
  test(`${path} tells a browser without scripts why nothing comes`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    // Chromium hides it from a page whose scripts only a test has switched off.
    expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*need JavaScript/);
  });
}

test('the index leads to an article, on to another and to the chat', async ({ page, guest }) => {
  await guest.register();
  await page.goto('/partners_home');
  await page.getByRole('link', { name: 'Read our blogs' }).click();
  await expect(page).toHaveURL('/blogs');
  const trending = page.getByRole('region', { name: 'Trending Now' });
  const all = page.getByRole('region', { name: 'All Articles' });
  await expect(all.getByRole('article')).toHaveCount(ARTICLES);
  expect(await trending.getByRole('article').count()).toBeGreaterThan(0);
  await all.getByRole('link', { name: /^Work-life balance/ }).click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByText(/Work & relationships · \d min read/).first()).toBeVisible();
  await expect(page.getByText(/Sameer, Saathi Editorial · 12 Oct 2026/)).toBeVisible();
  await laidOut(page);
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blogs\/(?!work-life)/);
  await laidOut(page);
  await page.getByRole('link', { name: 'Start free chat' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\/(?!work-life)/);
});

test('the links of the index are those of the description', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('link', { name: /Instagram content ideas/ }).click();
  await expect(page).toHaveURL('/blogs/instagram-content-ideas');
  await page.getByRole('link', { name: 'Back to Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
  await laidOut(page);
  await page.getByRole('link', { name: 'See how it works' }).click();
  await expect(page).toHaveURL('/marketing');
  await laidOut(page);
  for (const city of ['Mumbai', 'Kochi']) await expect(page.getByText(city, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'How it works' }).click();
  await expect(page.locator('#how-it-works')).toBeInViewport();
});

test('a post is copied with a blank line before its hashtags, and says so for 2 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/blogs/instagram-content-ideas');
  const posts = page.getByRole('article');
  await expect(posts).toHaveCount(10);
  const post = posts.nth(1);
  const copy = post.getByRole('button');
  await expect(copy).toHaveText(/^Copy /);
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(copy).toContainText('Copied!');
  await expect(page.locator('main [role=status]')).toHaveText('Copied!');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [caption, hashtags, ...rest] = copied.split('\n\n#').map((part, at) => (at ? `#${part}` : part));
  expect(rest).toEqual([]);
  await expect(post.locator('[data-copied]').first()).toHaveText(caption ?? '');
  expect(hashtags).toMatch(/^#\S+( #\S+)*$/);
  await settle(page);
  await page.clock.runFor(1_900);
  await settle(page);
  await expect(copy).toContainText('Copied!');
  await page.clock.runFor(200);
  await expect(copy).toHaveText(/^Copy /);
  // The other buttons never said it.
  await expect(page.getByText('Copied!')).toHaveCount(0);
});

test('an article is shared by the phone’s own dialog where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: unknown) => Object.assign(window, { shared: what }) });
  });
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Share' }).click();
  const told = await page.waitForFunction(
    () => (window as unknown as { shared?: { title: string; url: string } }).shared,
  );
  const shared = (await told.jsonValue()) ?? { title: '', url: '' };
  expect(shared.title).toContain('Work-life balance');
  expect(new URL(shared.url).pathname).toBe(ARTICLE);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('a reader who closes the dialog is left alone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  });
  await page.goto(ARTICLE);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('main [role=status]')).toBeEmpty();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('without a dialog the address is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.clock.install();
  await page.goto(`${ARTICLE}?utm_source=x`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  // The answer stands for 2 s.
  await stopClock(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^https?://[^/]+${ARTICLE}$`));
});

test('a browser that lets nobody copy is told honestly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.assign(document, { execCommand: () => false });
  });
  await page.clock.install();
  await page.goto(ARTICLE);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await stopClock(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
});

test('where a reader came from goes with them, from page to page and into the chat', async ({ page }) => {
  const kept = /\?utm_source=insta&utm_campaign=diwali&ref=ABC123$/;
  await page.goto('/blogs?utm_source=insta&utm_campaign=diwali&ref=ABC123&other=1');
  const first = page.getByRole('region', { name: 'All Articles' }).getByRole('link').first();
  // The links get it a moment after the page is complete.
  await expect(first).toHaveAttribute('href', kept);
  await first.click();
  await expect(page).toHaveURL(/\/blogs\/[\w-]+\?utm_source=insta&utm_campaign=diwali&ref=ABC123$/);
  const start = page.getByRole('link', { name: 'Start chat', exact: true });
  await expect(start).toHaveAttribute('href', kept);
  await start.click();
  await expect(page).toHaveURL(/\/\?utm_source=insta&utm_campaign=diwali&ref=ABC123$/);
});

test('where a reader landed is known when they come back by another way, first and last', async ({
  page,
  home,
  guest,
  db,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem('saathi-came') ?? '');
  await page.goto('/blogs?utm_source=insta&utm_campaign=diwali');
  await expect.poll(kept).toContain('insta');
  await page.goto('/marketing?utm_source=youtube&ref=ABC123');
  await expect.poll(kept).toContain('youtube');
  await home.open();
  await home.expectBalance(5);
  const { id } = await guest.me();
  const stored = async () =>
    (await db.query('SELECT tracking_params AS came FROM users WHERE id = $1', [id])).rows[0].came;
  expect(await stored()).toEqual({
    ...{ utm_source: 'youtube', ref: 'ABC123' },
    first: { utm_source: 'insta', utm_campaign: 'diwali' },
  });
  // A browser that is known here tells it, too.
  await page.goto('/blogs?utm_source=mail');
  await expect.poll(kept).toContain('mail');
  await page.goto('/psychologist');
  await expect.poll(stored).toMatchObject({ utm_source: 'mail', first: { utm_source: 'insta' } });
});

test('keys: first past the head, then in the order of the page', async ({ page }) => {
  await page.goto(ARTICLE);
  // It is offered a moment after the page is complete.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const names: string[] = [];
  for (let key = 0; key < 7; key += 1) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(
        () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(names.slice(0, 6)).toEqual([
    'Skip to content',
    'Saathi, home page',
    'हिन्दी',
    'Start chat',
    'Sameer, Saathi Editorial',
    'Share',
  ]);
  const first = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
  await expect(first).toBeFocused();
});

test('the skip link leads past the head', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sameer, Saathi Editorial' })).toBeFocused();
});

test('a moment after it is complete all of a page is laid out, and a leap to its end moves nothing', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await laidOut(page);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const title = (await contents.last().textContent()) ?? '';
  await contents.last().click();
  const heading = page.getByRole('heading', { name: title });
  // Below the upper edge by what its rule leaves free.
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? -1)).toBe(16);
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo').getByRole('paragraph').last()).toBeInViewport();
  expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
  // How far it has been read, as the browser itself shows it: all of it, and nothing again.
  const progress = page.locator('main > [aria-hidden]').first();
  const width = async () => Math.round((await progress.boundingBox())?.width ?? -1);
  await expect.poll(width).toBe(page.viewportSize()?.width);
  await page.keyboard.press('Home');
  await expect.poll(width).toBe(0);
});

test('an article leads to who wrote it, and from there to another; its companions have profiles', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await page.getByRole('link', { name: 'Sameer, Saathi Editorial' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sameer' })).toBeVisible();
  await expect(page.getByText('A pen name of Saathi Editorial')).toBeVisible();
  await laidOut(page);
  const written = page.getByRole('region', { name: 'Articles by Sameer' });
  await written.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blogs\/(?!authors)[\w-]+$/);
  await page.goto(ARTICLE);
  await laidOut(page);
  const companions = page.getByRole('region', { name: 'AI companions for this' });
  await companions.getByRole('link', { name: 'Lakshmi Iyer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lakshmi Iyer' })).toBeVisible();
});

test('printed, an article is its text alone, as wide as the paper', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const gone of ['Start chat', 'Start free chat', 'All articles'])
    await expect(page.getByText(gone, { exact: true })).toBeHidden();
  // What is out of sight above the screen would stand on every sheet.
  await expect(page.getByText('Skip to content')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect.poll(() => skipped(page)).toBe(0);
  await page.setViewportSize({ width: 1000, height: 1400 });
  await expect.poll(() => page.getByRole('main').evaluate((main) => main.clientWidth)).toBeGreaterThan(900);
  await page.goto(`/hi${ARTICLE}`);
  await expect(page.getByText('सीधे मुख्य हिस्से पर जाएँ')).toBeHidden();
});

test('the floating button of the premium page stays in sight from below its like to the reviews, and lies over no price', async ({
  page,
}) => {
  await page.goto('/marketing_premium');
  await laidOut(page);
  const floating = page.locator('[data-floating]').getByRole('link');
  await expect(floating).not.toBeInViewport();
  await page.getByRole('heading', { name: 'What you get' }).evaluate((title) => title.scrollIntoView());
  await expect(floating).toBeInViewport();
  await page.getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(floating).not.toBeInViewport();
  await page.getByRole('heading', { name: 'What you get' }).evaluate((title) => title.scrollIntoView());
  await expect(floating).toBeInViewport();
  await floating.click();
  await expect(page).toHaveURL('/');
});

test('an article that does not exist shows the not-found page', async ({ page, noise }) => {
  noise.allow(/\/blogs\/no-such-article$/);
  const answer = await page.goto('/blogs/no-such-article');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

/** What moved on the page since it was opened: 0 is nothing. */

for (const path of [ARTICLE, '/blogs', '/marketing', '/marketing_premium', `/hi${ARTICLE}`])
  test(`${path} moves nothing when it is painted before all of it has arrived`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const top = html.indexOf('<header');
    // Tag by tag, as far as the first screen reaches.
    const pieces = [
      html.slice(0, top),
      ...html.slice(top, top + 5_000).split(/(?=<\w)/),
      html.slice(top + 5_000),
    ];
    // A page without a policy of its own, which would refuse the style in what is written into it.
    await page.route('**/to-be-painted', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/to-be-painted');
    await page.evaluate(async (pieces) => {
      document.open();
      for (const piece of pieces) {
        document.write(piece);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      document.close();
    }, pieces);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
  });

test('nothing moves while a page loads', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shiftOf(page), path).toBeLessThan(NO_SHIFT);
  }
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { expectFits } from './layout';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /./;

/** Uses a page, so that what runs beside it comes, and waits for the worker. */
async function haveWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAnswers(page);
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test('without a network our page stands in place of the browser’s, calls for help work, and "Try again" brings what was asked for', async ({
  page,
  context,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  await guest.register();
  await haveWorker(page, '/');
  await context.setOffline(true);
  await page.goto('/chats');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
  await expect(page).toHaveTitle(/You are offline/);
  await expectFits(page);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectAnswers(page);
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toHaveCount(0);
});

test('where money goes the browser itself says that there is no network', async ({
  page,
  context,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  await guest.register();
  await haveWorker(page, '/');
  await context.setOffline(true);
  await expect(page.goto('/recharge')).rejects.toThrow(/ERR_/);
});

test('the worker keeps nothing, neither in caches nor in a database', async ({
  page,
  guest,
  chat,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await haveWorker(page, `/chat/${sessionId}`);
  await page.reload();
  await expect(chat.theirs.first()).toBeVisible();
  expect(
    await page.evaluate(async () => [
      await caches.keys(),
      (await indexedDB.databases()).map(({ name }) => name),
    ]),
  ).toEqual([[], []]);
});

test('a new version takes over without a reload, and what is typed stays', async ({
  page,
  guest,
  chat,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await haveWorker(page, `/chat/${sessionId}`);
  await chat.box.fill('aadhi baat');
  await page.evaluate(async () => {
    document.documentElement.dataset.same = '';
    const next = await navigator.serviceWorker.register('/sw.js?next', { updateViaCache: 'none' });
    const came = next.installing ?? next.waiting;
    if (came && came.state !== 'activated')
      await new Promise<void>((resolve) =>
        came.addEventListener('statechange', () => came.state === 'activated' && resolve()),
      );
  });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toContain(
    '?next',
  );
  await expect(page.locator('html[data-same]')).toHaveCount(1);
  await expect(chat.box).toHaveValue('aadhi baat');
  await page.reload();
  await expect(chat.box).toHaveValue('aadhi baat');
});

test('a browser that refuses workers shows every page as before', async ({ page, guest, chat }) => {
  await page.addInitScript(() => {
    if (!navigator.serviceWorker) return;
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  });
  await chat.open(await guest.startChat());
  await chat.box.click();
  await chat.talk('Sab theek');
});

test('a written page registers none', async ({ page }) => {
  await page.goto('/blogs', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

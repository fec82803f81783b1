import type { Page, Request } from '@playwright/test';
import { expectAnswers, toastCard } from './answers';
import { runInSteps, runUntil, stopClock } from './clock';
import { expect, test } from './fixtures';
import type { HomePage } from './pages/home';
import { stayUntouched } from './untouched';

/** How exactly the moment of a turn is met (ms). Below the 120 ms after which a strip counts as scrolled by a person. */
const TURN_STEP_MS = 50;

/** Opens the home page on a stopped clock, right after the banner has moved on. */
async function openAtTurn(page: Page, home: HomePage): Promise<number> {
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);
  await stopClock(page);
  // First what was under way comes to rest: a strip that a busy browser scrolls by fits and starts would count as stopped
  // by a person halfway, for between two of its frames the test's clock moves on.
  await runUntil(page, () => home.expectAtRest(), TURN_STEP_MS);
  const before = await home.currentSlide();
  await runUntil(page, async () => expect(await home.currentSlide()).not.toBe(before), TURN_STEP_MS);
  const place = await home.currentSlide();
  await home.expectAtSlide(place);
  return place;
}

test('the home page greets a new visitor with five messages and every chat type', async ({ page, home }) => {
  await home.open();
  await home.expectBalance(5);
  await expect(page.getByText('Nice to have you here')).toBeVisible();
  await expect(page).toHaveTitle(/^Saathi: /);
  for (const label of ['True Love', 'Daring', 'Friendly', 'Romantic', 'Psychologist']) {
    await expect(home.chatType(label)).toBeVisible();
  }
  await expect(home.startButton).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What Our Users Say' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What Our Users Say' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Browse All' }).click();
  await expect(page).toHaveURL('/psychologist');
});

test('the one start button leaves for the loading screen after 300 ms', async ({ page, home }) => {
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);
  await stopClock(page);
  await home.startButton.click();
  await expect(home.startForm).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(299);
  await expect(page).toHaveURL('/');
  await runUntil(page, () => expect(page).toHaveURL('/loading/truelove', { timeout: 100 }), 1);
});

test('the banner moves on every three seconds through its three slides', async ({ page, home }) => {
  let place = await openAtTurn(page, home);
  await expect(home.slides).toHaveCount(3);
  for (let turn = 0; turn < 3; turn += 1) {
    await page.clock.runFor(2700);
    expect(await home.currentSlide()).toBe(place);
    await page.clock.runFor(300);
    place = (place + 1) % 3;
    await expect.poll(() => home.currentSlide()).toBe(place);
    await home.expectAtSlide(place);
  }
});

test('a banner that moves by itself is no touch, which would fetch what waits for one', async ({
  page,
  home,
  guest,
}) => {
  await guest.register();
  await page.clock.install();
  await stayUntouched(page);
  await home.open();
  await stopClock(page);
  await page.waitForLoadState('networkidle');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(request.url());
  });
  const before = await home.currentSlide();
  await runUntil(page, async () => expect(await home.currentSlide()).not.toBe(before), TURN_STEP_MS);
  await home.expectAtSlide(await home.currentSlide());
  // Idle time comes.
  await page.clock.runFor(1_000);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

test('the banner stays while a mouse rests on it, while it has the focus, and when it was paused', async ({
  page,
  home,
}) => {
  const place = await openAtTurn(page, home);
  await home.banner.hover();
  await runInSteps(page, 9100, 1500);
  expect(await home.currentSlide()).toBe(place);

  await page.mouse.move(0, 0);
  await home.slides.nth(place).getByRole('link').focus();
  await runInSteps(page, 9100, 1500);
  expect(await home.currentSlide()).toBe(place);

  await home.banner.getByRole('button', { name: 'Pause the banner' }).press('Enter');
  await home.startButton.focus();
  await runInSteps(page, 9100, 1500);
  expect(await home.currentSlide()).toBe(place);

  await home.banner.getByRole('button', { name: 'Play the banner' }).press('Enter');
  await home.startButton.focus();
  await runUntil(page, async () => expect(await home.currentSlide()).not.toBe(place));
});

test('the banner does not move for people who asked for less motion', async ({ page, home }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);
  await page.clock.runFor(20_000);
  expect(await home.currentSlide()).toBe(0);
  await expect(home.banner.getByRole('button')).toHaveCount(0);
});

test('the banner can be swiped, and a tap leads to the psychologists', { tag: '@finger' }, async ({
  page,
  home,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await home.open();
  await home.expectBalance(5);
  await home.swipe(300, 80);
  await home.expectAtSlide(1);
  await expect.poll(() => home.currentSlide()).toBe(1);
  await home.slides.nth(1).getByRole('link').tap();
  await expect(page).toHaveURL('/psychologist');
});

test('the plain home page shows the browser, its device and the four options', async ({
  page,
  home,
  isMobile,
}) => {
  await page.clock.install();
  await home.open('/partners_home');
  await expect(page.getByRole('heading', { level: 1, name: 'Real chat. Real feelings!' })).toBeVisible();
  // Debian's browser calls itself Chrome, too.
  const device = isMobile ? /^Chrome on mobile$|^Chrome on desktop$/ : /^Chrome on desktop$/;
  await expect(page.getByText(device)).toBeVisible();
  await home.expectBalance(5);
  for (const label of ['True Love', 'Daring', 'Friendly', 'Romantic']) {
    await expect(home.chatType(label)).toBeVisible();
  }
  await expect(home.chatType('Psychologist')).toHaveCount(0);
  await home.chatType('Romantic').click();
  await page.clock.runFor(300);
  await expect(page).toHaveURL('/loading/romantic');
});

test('the last chat stands on both home pages and opens again', async ({ page, home, chat, guest }) => {
  const sessionId = await guest.startChat();
  for (const path of ['/partners_home', '/'] as const) {
    await home.open(path);
    await expect(page.getByText('Continue your last chat')).toBeVisible();
  }
  await page.getByText('Continue your last chat').click();
  await expect(page).toHaveURL(`/chat/${sessionId}`);
  await expect(chat.theirs.first()).toBeVisible();
});

test('campaign parameters are kept with the visitor', async ({ home, guest, db }) => {
  await home.page.goto('/?utm_source=insta&utm_campaign=diwali');
  await home.expectBalance(5);
  const { id } = await guest.me();
  const { rows } = await db.query('SELECT tracking_params AS kept FROM users WHERE id = $1', [id]);
  expect(rows[0].kept).toMatchObject({ utm_source: 'insta', utm_campaign: 'diwali' });
});

test.describe('before the scripts have come', () => {
  test.use({ javaScriptEnabled: false });
  test('the buttons lead on all the same', async ({ page, home, noise }) => {
    noise.allow(/\/_next\/static\//);
    for (const [path, button, target] of [
      ['/', home.chatType('Friendly'), '/loading/friendly'],
      ['/', home.chatType('Psychologist'), '/psychologist'],
      ['/', home.startButton, '/loading/truelove'],
      ['/partners_home', home.chatType('Romantic'), '/loading/romantic'],
    ] as const) {
      await home.open(path);
      await button.click();
      await expect(page).toHaveURL((url) => url.pathname === target);
    }
  });
});

test('offline a button says so and the page stays', async ({ page, context, home, chat, guest, noise }) => {
  // What the page still loads by itself may fall into the time without a network.
  noise.allow(/\/(api|_next|companions|fonts)\//);
  await guest.register();
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  const card = toastCard(page);
  await home.open();
  await expectAnswers(page);
  await page.keyboard.press('Tab');
  await card;
  await expect.poll(() => loading.size).toBe(0);
  await context.setOffline(true);
  await home.chatType('Friendly').click();
  await chat.expectToast('You are offline', 'Please check your connection and try again.');
  await expect(page).toHaveURL('/');
  await context.setOffline(false);
  await home.chatType('Friendly').click();
  await expect(page).toHaveURL('/loading/friendly');
});

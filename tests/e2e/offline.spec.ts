import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers, holdAnswer, toastCard } from './answers';
import { NOW, runInSteps, runUntil, settle, stopClock } from './clock';
import { expect, test } from './fixtures';
import { ListingPage } from './pages/listing';

const OFFLINE = /\/(api|_next|fonts|paywall)\//;
const WELCOME = /\/api\/chat\/welcome\//;
const NOT_WELCOMED = 'first message has not come yet. You can write first, or try again.';

test('the head of a chat says that one is offline, and only otherwise that the companion is online', async ({
  context,
  guest,
  chat,
  noise,
}) => {
  noise.allow(OFFLINE);
  await chat.open(await guest.startChat());
  await context.setOffline(true);
  await expect(chat.header).toContainText('You are offline');
  await expect(chat.header).not.toContainText('Online now');
  await context.setOffline(false);
  await expect(chat.header).toContainText('Online now');
  await expect(chat.header).not.toContainText('You are offline');
});

test('"You are offline" goes by itself when the network is back', async ({
  page,
  context,
  guest,
  chat,
  noise,
}) => {
  noise.allow(OFFLINE);
  const card = toastCard(page);
  await chat.open(await guest.startChat());
  await page.keyboard.press('Tab');
  await card;
  // Nothing goes because its time is over.
  await stopClock(page);
  await context.setOffline(true);
  await chat.header.getByRole('link', { name: 'Get more messages' }).click();
  await chat.expectToast('You are offline', 'Please check your connection and try again.');
  await context.setOffline(false);
  await expect(chat.toast).toHaveCount(0);
});

/** Opens a new chat whose first message cannot come. */
async function openUnwelcomed(page: Page, sessionId: string): Promise<void> {
  await page.route(WELCOME, (route) => route.abort('internetdisconnected'));
  await page.clock.install();
  await page.goto(`/chat/${sessionId}`);
}

test('a first message that could not come is not an empty screen, and comes when the network is back', async ({
  page,
  context,
  guest,
  chat,
  noise,
}) => {
  noise.allow(OFFLINE);
  await openUnwelcomed(page, await guest.startEmptyChat());
  await expect(chat.messages.getByRole('status')).toContainText(NOT_WELCOMED);
  await expect(chat.typing).toHaveCount(0);
  await expectAccessible(page);
  await stopClock(page);
  await page.unroute(WELCOME);
  await context.setOffline(true);
  await context.setOffline(false);
  await chat.waitForWelcome();
  await expect(chat.messages.getByRole('status')).not.toContainText(NOT_WELCOMED);
});

test('a look at an empty chat that takes longer than its first message does not take that away', async ({
  page,
  context,
  guest,
  chat,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startEmptyChat();
  await openUnwelcomed(page, sessionId);
  const note = chat.messages.getByRole('status');
  await expect(note).toContainText(NOT_WELCOMED);
  // Asks once more by itself, and then not before its clock goes on.
  await stopClock(page);
  await settle(page);
  await expect(note).toContainText(NOT_WELCOMED);
  await page.unroute(WELCOME);
  const messages = `**/api/chat/messages/${sessionId}`;
  const looked = page.waitForResponse(messages);
  const look = await holdAnswer(page, messages);
  await page.route(WELCOME, async (route) => {
    await look.made;
    await route.continue();
  });
  await context.setOffline(true);
  await context.setOffline(false);
  await chat.waitForWelcome();
  await look.letCome();
  await (await looked).finished();
  await runInSteps(page, 1000);
  await expect(chat.theirs.first()).toBeVisible();
});

test('after a failure the first message is asked for again with growing pauses, not for ever, and by hand', async ({
  page,
  guest,
  chat,
  noise,
}) => {
  noise.allow(WELCOME);
  const sessionId = await guest.startEmptyChat();
  const askedAt: number[] = [];
  await page.clock.install();
  await page.route(WELCOME, async (route) => {
    askedAt.push(await page.evaluate(() => Date.now()));
    await route.fulfill({ status: 503, json: { error: 'Please try again.' } });
  });
  await page.goto(`/chat/${sessionId}`);
  const note = chat.messages.getByRole('status');
  await expect(note).toContainText(NOT_WELCOMED);
  await stopClock(page);
  for (let passed = 0; passed < 400_000; passed += 2000) {
    await page.clock.runFor(2000);
    // A call takes real time, in which the clock goes on by little, for React Query needs some: else its answer would come many seconds later.
    await runUntil(page, () => expect(note).toContainText(NOT_WELCOMED, NOW), 20);
  }
  expect(askedAt).toHaveLength(5);
  const pauses = askedAt.slice(2).map((at, place) => at - (askedAt[place + 1] ?? 0));
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(pauses.at(-1)).toBeGreaterThan(60_000);
  await page.unroute(WELCOME);
  await note.getByRole('button', { name: 'Try again' }).click();
  await chat.waitForWelcome();
  await expect(note).not.toContainText(NOT_WELCOMED);
});

test('the first touch without a network loses nothing, and what it could not fetch comes when the network is back', async ({
  page,
  context,
  guest,
  noise,
}) => {
  await guest.register();
  await page.goto('/recharge', { waitUntil: 'networkidle' });
  await expectAnswers(page);
  await context.setOffline(true);
  await page.locator('label:has(input[name=pack]:not(:checked))').first().click();
  const chosen = await page.locator('input[name=pack]:checked').getAttribute('value');
  // Nothing had to be fetched, and nothing was: the browser has nothing to complain about.
  const fetched = page.waitForResponse(/\/_next\/static\/chunks\//);
  await context.setOffline(false);
  await fetched;
  await expect(page.locator(`input[name=pack][value="${chosen}"]`)).toBeChecked();

  // What is looked for needs the whole catalogue, which cannot be fetched.
  noise.allow(OFFLINE);
  const listing = new ListingPage(page);
  await page.goto('/psychologist', { waitUntil: 'networkidle' });
  await expectAnswers(page);
  await context.setOffline(true);
  await listing.search.fill('isha');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(listing.search).toHaveValue('isha');
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(listing.search).toHaveValue('isha');
});

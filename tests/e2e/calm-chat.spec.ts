import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers, toastCard } from './answers';
import { runUntil, stopClock } from './clock';
import { expect, test } from './fixtures';
import type { Guest } from './guest';

/** Shown, and not only there for screen readers. */
const shown = (button: Locator) => button.evaluate((one) => getComputedStyle(one).opacity === '1');
const top = (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().top);
const bottom = (of: Locator) => of.evaluate((one) => one.getBoundingClientRect().bottom);

/** A chat of many messages, as it is after an evening. */
async function longChat(guest: Guest): Promise<string> {
  const sessionId = await guest.startChat();
  await guest.setBalance(40);
  for (const text of ['Kaise ho', 'Aaj barish hai', 'Chai pi li']) await guest.send(sessionId, text);
  return sessionId;
}

test('the button of a message is seen where it is wanted, and a long press opens its menu', {
  tag: '@finger',
}, async ({ page, guest, chat }) => {
  await page.goto(`/chat/${await longChat(guest)}`);
  await expectAnswers(page);
  const buttons = chat.optionsButton(chat.messages);
  const many = await buttons.count();
  expect(many).toBeGreaterThan(6);
  for (const button of await buttons.all()) expect(await shown(button)).toBe(false);

  const last = chat.theirs.last();
  const menu = page.getByRole('dialog', { name: 'Message options' });
  // What a finger that stays, or the right button, makes a browser tell; who listens comes with the first input.
  await chat.name.tap();
  await expect(async () => {
    await last.locator('p').first().dispatchEvent('contextmenu');
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect.poll(() => shown(chat.optionsButton(last))).toBe(true);
  await chat.theirs.first().tap({ position: { x: 30, y: 12 } });
  await expect.poll(() => shown(chat.optionsButton(last))).toBe(false);
  await expect.poll(() => shown(chat.optionsButton(chat.theirs.first()))).toBe(true);

  await test.step('Tab comes to one of them, the arrows lead to the others', async () => {
    await expect(page.locator('[data-message] button[tabindex="0"]')).toHaveCount(1);
    await chat.messages.focus();
    await page.keyboard.press('Tab');
    await expect(buttons.last()).toBeFocused();
    await expect.poll(() => shown(buttons.last())).toBe(true);
    await page.keyboard.press('ArrowUp');
    await expect(buttons.nth(many - 2)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(buttons.last()).toBeFocused();
  });
  await expectAccessible(page);
});

test('the space beside a message is not a button that nobody sees', { tag: '@finger' }, async ({
  page,
  guest,
  chat,
}) => {
  await page.goto(`/chat/${await longChat(guest)}`);
  await expectAnswers(page);
  const box = await chat.optionsButton(chat.theirs.first()).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('one quiet line stands under the head, and opens the rest without scripts too', async ({
  page,
  guest,
  chat,
  browser,
  context,
  product,
}) => {
  const sessionId = await guest.startChat();
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  await expect(chat.about).toContainText('You are talking with an AI companion');
  const memory = page.getByRole('button', { name: /^What .+ remembers$/ });
  const signIn = page.getByRole('link', { name: 'Sign in to keep this chat' });
  await expect(memory).toBeHidden();
  await expect(signIn).toBeHidden();
  expect((await top(chat.messages)) - (await bottom(chat.header))).toBeLessThan(40);
  await chat.about.click();
  await expect(memory).toBeInViewport();
  await expect(signIn).toBeInViewport();
  await expect(
    page.getByText('To answer, copy or report a message, hold it or point at it.'),
  ).toBeInViewport();
  await expectAccessible(page);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: product.url,
  });
  const still = await plain.newPage();
  await still.goto(`/chat/${sessionId}`);
  await still.locator('summary').click();
  await expect(still.getByRole('link', { name: 'Sign in to keep this chat' })).toBeVisible();
  await plain.close();
});

test('a toast leaves the head of the chat free, and its title says it where the card could not be fetched', async ({
  page,
  context,
  guest,
  chat,
  noise,
}) => {
  noise.allow(/\/(api|_next|fonts|paywall)\//);
  await chat.open(await guest.startChat());
  const isBelow = (toast: Locator) =>
    expect.poll(async () => (await top(toast)) - (await bottom(chat.header))).toBeGreaterThanOrEqual(0);
  const more = chat.header.getByRole('link', { name: 'Get more messages' });
  const title = page.getByRole('alert').filter({ hasText: 'You are offline' });

  await context.setOffline(true);
  await more.click();
  await expect(title).toHaveText('You are offline');
  await expect(chat.toast).toHaveCount(0);
  await isBelow(title);
  await runUntil(page, () => expect(title).toHaveCount(0, { timeout: 200 }));

  const fetched = toastCard(page);
  await context.setOffline(false);
  await fetched;

  await stopClock(page);
  await context.setOffline(true);
  await more.click();
  await expect(chat.toast).toContainText('You are offline');
  // It drops in from above its place.
  await isBelow(chat.toast);
});

test('beside the balance stands how much of it was bought, and the label keeps to its rule', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  const balance = chat.header.getByRole('link', { name: 'Get more messages' });
  await page.goto(`/chat/${sessionId}`);
  await expect(balance).toContainText('5 messages left');
  await expect(balance).toContainText('Free chat');
  await expect(balance).not.toContainText('bought');
  // The ledger calls it a purchase: five of them are free ones.
  await guest.setBalance(15);
  await page.reload();
  await expect(balance).toContainText('10 bought');
  await expect(balance).toContainText('Premium');
  for (const text of ['Ek baat', 'Ek aur', 'Suno', 'Haan na', 'Theek hai', 'Chalo'])
    await guest.send(sessionId, text);
  await page.reload();
  await expect(balance).toContainText('9 messages left');
  await expect(balance).toContainText('9 bought');
  await expect(balance).toContainText('Free chat');
});

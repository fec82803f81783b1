import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { openBeside } from './beside';
import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import type { ChatPage } from './pages/chat';
import { unique } from './unique';

const OFFLINE = /\/(api|_next|companions|fonts|pictures)\//;
const WAITS_HERE = 'You are offline. What you send waits, and goes out later.';

const waiting = (chat: ChatPage, text: string) => chat.ownBubble(text).filter({ hasText: 'Waiting' });

/** Opens a chat and begins to use it: then what only that needs has come, which notes the visit, too. */
async function use(chat: ChatPage, sessionId: string): Promise<void> {
  await chat.open(sessionId);
  await chat.box.click();
  await runUntil(chat.page, async () =>
    expect(await chat.page.evaluate(() => localStorage.getItem('saathi-visits'))).not.toBeNull(),
  );
}

/** Sends without a network, where it waits. */
async function sendOffline(chat: ChatPage, ...texts: string[]): Promise<void> {
  await expect(chat.page.getByRole('status').filter({ hasText: WAITS_HERE })).toBeVisible();
  for (const text of texts) {
    await chat.write(text);
    await expect(waiting(chat, text)).toBeVisible();
    await expect(chat.box).toHaveValue('');
  }
}

/** The texts of the own bubbles, without what stands around them. */
const ownTexts = (page: Page) => page.locator('[data-message="user"] p[dir="auto"]').allTextContents();

test('what is sent offline waits in its order, and goes out once when the network is back', async ({
  page,
  context,
  chat,
  guest,
  model,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await use(chat, sessionId);
  const texts = [unique('Metro mein hoon'), unique('Signal nahin'), unique('Phir bhi likh raha')] as const;
  await context.setOffline(true);
  await sendOffline(chat, ...texts);
  expect(await guest.written(sessionId).catch(() => [])).toEqual([]);
  await expectFits(page);
  await expectAccessible(page);
  await expect(chat.box).toBeFocused();

  await context.setOffline(false);
  await runUntil(page, async () => expect(await guest.written(sessionId)).toEqual(texts));
  await chat.waitForAnswer(2);
  await expect(page.getByText('Waiting')).toHaveCount(0);
  expect(await ownTexts(page)).toEqual(texts);
  for (const text of texts) expect(await model.callsAbout(text)).toBe(1);
  await guest.expectBalance(2);
  await page.reload();
  await expect(chat.theirs.first()).toBeVisible();
  expect(await ownTexts(page)).toEqual(texts);
  await guest.expectBalance(2);
});

test('before anybody uses the page nothing can wait: what is typed stays, and online it goes out as always', async ({
  page,
  context,
  chat,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  await context.setOffline(true);
  await expect(
    page.getByRole('status').getByText('You are offline. What you type stays here.'),
  ).toBeVisible();
  const text = unique('Metro mein hoon');
  await chat.box.fill(text);
  await expect(chat.sendButton).toBeDisabled();
  await chat.box.press('Enter');
  await expect(chat.box).toHaveValue(text);
  await context.setOffline(false);
  await expect(chat.sendButton).toBeEnabled();
  await chat.sendButton.click();
  await chat.waitForAnswer(4);
  expect(await guest.written(sessionId)).toEqual([text]);
});

test('the network goes while a message is on its way: it waits, and goes out under the same id', async ({
  page,
  context,
  chat,
  guest,
  model,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await use(chat, sessionId);
  const text = unique('Tunnel aa gaya');
  await page.route(
    '**/api/chat/message',
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await chat.write(text);
  await runUntil(page, () => expect(waiting(chat, text)).toBeVisible(NOW));
  await expect(chat.toast).toHaveCount(0);
  await context.setOffline(false);
  await chat.waitForAnswer(4);
  await expect(chat.ownBubble(text)).toHaveCount(1);
  expect(await guest.written(sessionId)).toEqual([text]);
  expect(await model.callsAbout(text)).toBe(1);
  await guest.expectBalance(4);
});

test('a tab that is closed offline loses nothing: the next visit sends what waited, in its order', async ({
  page,
  context,
  chat,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await use(chat, sessionId);
  const texts = [unique('Phone band'), unique('Battery khatam')];
  await context.setOffline(true);
  await sendOffline(chat, ...texts);
  await page.close();
  await context.setOffline(false);
  const next = await openBeside(await context.newPage(), sessionId);
  await runUntil(next.page, async () => expect(await guest.written(sessionId)).toEqual(texts));
  await next.waitForAnswer(3);
  expect(await ownTexts(next.page)).toEqual(texts);
  await guest.expectBalance(3);
});

test('two tabs show the same waiting messages, and one of them sends each', async ({
  page,
  context,
  chat,
  guest,
  model,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await use(chat, sessionId);
  const other = await openBeside(await context.newPage(), sessionId);
  await other.box.click();
  await runUntil(other.page, () => other.page.waitForLoadState('networkidle'));
  const texts = [unique('Pehla'), unique('Doosra')] as const;
  await context.setOffline(true);
  await sendOffline(chat, texts[0]);
  await expect(waiting(other, texts[0])).toBeVisible();
  await sendOffline(other, texts[1]);
  await expect(waiting(chat, texts[1])).toBeVisible();

  await context.setOffline(false);
  await runUntil(page, async () => {
    await other.page.clock.runFor(250).catch(() => undefined);
    expect(await guest.written(sessionId)).toEqual(texts);
  });
  for (const tab of [chat, other]) {
    await runUntil(tab.page, () => expect(tab.page.getByText('Waiting')).toHaveCount(0, NOW));
    await runUntil(tab.page, async () => expect(await ownTexts(tab.page)).toEqual(texts));
  }
  for (const text of texts) expect(await model.callsAbout(text)).toBe(1);
  await guest.expectBalance(3);
});

test('a waiting message can be taken back, and the others still go out', async ({
  page,
  context,
  chat,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await use(chat, sessionId);
  const texts = [unique('Gussa hoon'), unique('Chalo theek')] as const;
  await context.setOffline(true);
  await sendOffline(chat, ...texts);
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await expect(chat.box).toHaveValue(texts[0]);
  await expect(chat.box).toBeFocused();
  await expect(waiting(chat, texts[0])).toHaveCount(0);
  await context.setOffline(false);
  await runUntil(page, async () => expect(await guest.written(sessionId)).toEqual([texts[1]]));
  await chat.waitForAnswer(4);
  await expect(chat.box).toHaveValue(texts[0]);
  await guest.expectBalance(4);
});

test('with nothing left the first one asks for a recharge, and the next waits for it with its reason', async ({
  page,
  context,
  chat,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  await use(chat, sessionId);
  const texts = [unique('Suno'), unique('Phir batao')] as const;
  await context.setOffline(true);
  await sendOffline(chat, ...texts);
  await context.setOffline(false);
  await expect(chat.recharge).toBeVisible();
  const why = page.getByRole('status').filter({ hasText: 'once you have messages again' });
  await expect(why).toBeVisible();
  await expect(waiting(chat, texts[1])).toBeVisible();
  expect(await guest.written(sessionId)).toEqual([texts[0]]);
  await expectAccessible(page);
  await guest.setBalance(3);
  await page.getByRole('button', { name: 'Try again' }).click();
  await runUntil(page, async () => expect(await guest.written(sessionId)).toEqual(texts));
  await chat.waitForAnswer(2);
  await expect(why).toHaveCount(0);
  await guest.expectBalance(2);
});

test('a refused one stays with its reason and goes out when asked again', async ({
  page,
  context,
  chat,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await use(chat, sessionId);
  await page.route(
    '**/api/chat/message',
    (route) => route.fulfill({ status: 403, json: { error: 'Please come back tomorrow.' } }),
    { times: 1 },
  );
  const texts = [unique('Kal milte'), unique('Aur haan')] as const;
  await context.setOffline(true);
  await sendOffline(chat, ...texts);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Please come back tomorrow.' })).toBeVisible();
  for (const text of texts) await expect(waiting(chat, text)).toBeVisible();
  expect(await guest.written(sessionId)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await runUntil(page, async () => expect(await guest.written(sessionId)).toEqual(texts));
  await chat.waitForAnswer(3);
  await guest.expectBalance(3);
});

test('where storage is full or refused what waits goes out from the page, which says to keep it open', async ({
  page,
  context,
  chat,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('saathi-pending-')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await use(chat, sessionId);
  const text = unique('Jagah nahin');
  await context.setOffline(true);
  await sendOffline(chat, text);
  await expect(page.getByRole('status').filter({ hasText: 'Keep this page open' })).toBeVisible();
  await context.setOffline(false);
  await runUntil(page, async () => expect(await guest.written(sessionId)).toEqual([text]));
  await chat.waitForAnswer(4);
  await guest.expectBalance(4);
});

test('offline, what may be about danger shows at once whom to call', async ({
  page,
  context,
  chat,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await use(chat, sessionId);
  await context.setOffline(true);
  await sendOffline(chat, 'Theek hoon');
  const note = page.getByRole('status').filter({ hasText: 'A call needs no internet' });
  await expect(note).toHaveCount(0);
  await sendOffline(chat, 'mujhe nahi jeena');
  await expect(note.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
  await expect(note.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expectFits(page);
  await expectAccessible(page);
  await context.setOffline(false);
  await chat.waitForHelp();
});

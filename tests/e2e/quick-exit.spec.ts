import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { DENIALS, denyStorage } from './denied-storage';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { ChatsPage } from './pages/chats';
import { unique } from './unique';

const heading = (page: Page) => page.getByRole('heading', { name: 'Shopping list' });

async function expectNotes(page: Page): Promise<void> {
  await expect(page).toHaveURL('/notes');
  await expect(page).toHaveTitle('Notes');
  await expect(heading(page)).toBeVisible();
}

/** Where each entry of the browser's history of this product leads, up to the one it stands at. */
const pathsOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: Navigation };
    return navigation.entries().map(({ url }) => new URL(url ?? 'about:blank').pathname);
  });

test('two taps on the head lead to a plain page, and neither Back nor Forward nor a reload to the chat or what led to it', async ({
  page,
  guest,
  chat,
  rating,
}) => {
  const sessionId = await guest.startChat();
  const said = unique('Kal milte hain');
  await guest.send(sessionId, said);
  await page.goto('/terms');
  const chats = new ChatsPage(page);
  await chats.open();
  await chats.rows.getByRole('link').first().click();
  await expect(page).toHaveURL(`/chat/${sessionId}`);
  await expect(chat.ownBubble(said)).toBeVisible();
  const draft = unique('Abhi likh raha');
  await chat.box.fill(draft);

  await chat.name.dblclick();
  await expectNotes(page);
  await expect(rating.dialog).toHaveCount(0);
  expect(await pathsOf(page)).toEqual(['/terms', '/notes', '/notes']);
  await expectFits(page);
  await expectAccessible(page);
  expect(await page.content()).not.toMatch(/saathi|chat/i);

  await page.goForward();
  await expectNotes(page);
  await page.reload();
  await expectNotes(page);
  await page.goBack();
  await expectNotes(page);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await page.goForward();
  await expectNotes(page);

  await test.step('the next visit has everything, the draft too', async () => {
    await page.goto(`/chat/${sessionId}`);
    await expectAnswers(page);
    await expect(chat.ownBubble(said)).toBeVisible();
    await expect(chat.box).toHaveValue(draft);
  });
});

test('a chat of an earlier document is not shown either, whichever way the browser comes to it', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  await page.goto('/terms');
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  await chat.name.dblclick();
  await expectNotes(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await page.goBack({ waitUntil: 'commit' });
  await expectNotes(page);
});

test('the menu under the head leads there, too, for the keyboard and for ears, and one tap on the head leads nowhere', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  await chat.name.click();
  await chat.openAbout();
  const leave = page.getByRole('link', { name: 'Leave quickly' });
  await expect(page.getByText('two taps on the name above')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await expect(page).toHaveURL(`/chat/${sessionId}`);
  await leave.focus();
  await page.keyboard.press('Enter');
  await expectNotes(page);
  expect(await pathsOf(page)).toEqual(['/notes', '/notes']);
});

test('in a browser that tells nothing of its history the chat is gone from it, too', async ({
  page,
  guest,
  chat,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  const sessionId = await guest.startChat();
  await page.goto('/terms');
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  await chat.name.dblclick();
  await expectNotes(page);
  await page.goBack();
  await expectNotes(page);
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('before the scripts have come the way in the menu leads there, and Back does not return to the chat', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  const letScriptsCome = await chat.openBeforeScripts(sessionId);
  await chat.openAbout();
  await page.getByRole('link', { name: 'Leave quickly' }).click();
  await expectNotes(page);
  letScriptsCome();
  await page.goBack();
  await page.goBack({ waitUntil: 'commit' });
  await expectNotes(page);
});

for (const how of DENIALS)
  test(`where storage is ${how} no Back leads to a chat either, and the next visit shows it`, async ({
    page,
    context,
    guest,
    chat,
  }) => {
    const sessionId = await guest.startChat();
    await denyStorage(context, how);
    await page.goto(`/chat/${sessionId}`);
    await expectAnswers(page);
    await page.goto('/terms');
    await page.goto(`/chat/${sessionId}`);
    await expectAnswers(page);
    await chat.name.dblclick();
    await expectNotes(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/terms');
    await page.goBack({ waitUntil: 'commit' });
    await expectNotes(page);

    await page.goto(`/chat/${sessionId}`);
    await expectAnswers(page);
    await expect(chat.header).toBeVisible();
    await page.reload();
    await expectAnswers(page);
    await page.goto('/terms');
    await page.goBack();
    await expect(chat.header).toBeVisible();
  });

test('without a network the chat is hidden all the same', async ({ page, guest, chat, context, noise }) => {
  noise.allow(/./);
  const sessionId = await guest.startChat();
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  await context.setOffline(true);
  await chat.name.dblclick();
  await expect(chat.header).toBeHidden();
  await expect(page.locator('main')).toHaveCount(0);
});

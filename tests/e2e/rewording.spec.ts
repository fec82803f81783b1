import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { openBeside } from './beside';
import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import type { ChatPage } from './pages/chat';
import { unique } from './unique';

const isRewording = (one: { url(): string }) => new URL(one.url()).pathname === '/api/chat/reword';

/** Opens what can be done to a message, by the keyboard. */
async function openMenu(chat: ChatPage, message = chat.theirs.last()): Promise<void> {
  await chat.optionsButton(message).focus();
  await chat.page.keyboard.press('Enter');
  await expect(chat.option('Copy')).toBeVisible();
}

/** Chooses it in the menu by the keyboard, and waits for the words that come. */
async function sayDifferently(chat: ChatPage, words: string): Promise<void> {
  await chat.option('Say it differently').press('Enter');
  await expect(chat.page.getByRole('dialog')).toHaveCount(0);
  await runUntil(chat.page, () => expect(chat.theirs.filter({ hasText: words })).toBeVisible(NOW));
  await chat.waitForReply();
}

const stopOf = (page: Page) => page.getByRole('button', { name: 'Stop: leave the reply as it was' });

test('the newest reply is said differently: once for nothing, then for a message, then after a recharge', async ({
  page,
  context,
  guest,
  chat,
  model,
}) => {
  const text = unique('आज बहुत बारिश हो रही है');
  const [first, second, third] = [unique('पहला जवाब'), unique('दूसरा जवाब'), unique('तीसरा जवाब')];
  for (const reply of [first, second, third]) await model.next({ match: text, reply });
  const sessionId = await guest.startChat();
  await guest.send(sessionId, unique('Namaste'));
  await guest.send(sessionId, text);
  await guest.setBalance(1);
  await chat.open(sessionId);
  const other = await openBeside(await context.newPage(), sessionId);
  await page.bringToFront();
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (isRewording(request)) asked.push(request.postDataJSON().cost);
  });

  await test.step('an older reply is not', async () => {
    await openMenu(chat, chat.theirs.first());
    await expect(chat.option('Say it differently')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the first time is free, and takes the place of what was there', async () => {
    await openMenu(chat);
    await expect(chat.option('Say it differently')).toContainText('Free');
    await expectAccessible(page);
    await expectFits(page);
    await sayDifferently(chat, second);
    await expect(chat.theirs.filter({ hasText: first })).toHaveCount(0);
    await expect(chat.ownBubble(text)).toHaveCount(1);
    await expect(chat.messages).toBeFocused();
    await guest.expectBalance(1);
    await expectAccessible(page);
    await runUntil(other.page, () =>
      expect(other.theirs.filter({ hasText: second })).toBeVisible({ timeout: 500 }),
    );
    await expect(other.theirs.filter({ hasText: first })).toHaveCount(0);
  });

  await test.step('the next one costs a message, which the menu says', async () => {
    await openMenu(chat);
    await expect(chat.option('Say it differently')).toContainText('1 message');
    await sayDifferently(chat, third);
    await chat.expectMessagesLeft(0);
    await guest.expectBalance(0);
    await page.reload();
    await chat.waitForWelcome();
    await expect(chat.theirs.filter({ hasText: third })).toBeVisible();
    await expect(chat.theirs.filter({ hasText: second })).toHaveCount(0);
  });

  await test.step('with none left it leads to the recharge', async () => {
    await openMenu(chat);
    await chat.option('Say it differently').press('Enter');
    await expect(page.getByRole('dialog')).toContainText('you have none left');
    await expectAccessible(page);
    await expectFits(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Get more messages' }).click();
    await expect(page).toHaveURL(new RegExp(`/paywall/${sessionId}`));
    expect(asked).toEqual([0, 1]);
  });
});

test('stopped, or without an answer, the reply stays as it was, and nothing is charged', async ({
  page,
  guest,
  chat,
  model,
  noise,
}) => {
  noise.allow(/\/api\/chat\/reword/);
  const text = unique('Kya lagta hai');
  const first = unique('Pehla jawab');
  await model.next({ match: text, reply: first });
  const sessionId = await guest.startChat();
  await guest.send(sessionId, text);
  await chat.open(sessionId);

  await test.step('Escape stops it', async () => {
    await model.next({ match: text, fault: 'hang', count: 2 });
    const began = page.waitForRequest(isRewording);
    await openMenu(chat);
    await chat.option('Say it differently').press('Enter');
    await began;
    await expect(stopOf(page)).toBeVisible();
    await expect(chat.typing).toBeVisible();
    await expect(chat.box).toHaveAttribute('aria-disabled', 'true');
    const ended = page.waitForResponse(isRewording);
    await page.keyboard.press('Escape');
    await runUntil(page, () => expect(stopOf(page)).toHaveCount(0, NOW));
    expect((await ended).status()).toBe(409);
    await chat.expectToast('Stopped', 'The reply stays as it was. Nothing was charged.');
    await expect(chat.theirs.last()).toContainText(first);
    await expect(chat.typing).toHaveCount(0);
    await guest.expectBalance(4);
  });

  await test.step('a model that does not answer changes nothing', async () => {
    await model.next({ match: text, fault: '500', count: 6 });
    await openMenu(chat);
    await expect(chat.option('Say it differently')).toContainText('Free');
    await chat.option('Say it differently').press('Enter');
    await runUntil(page, () => expect(chat.toast).toContainText(['Not said differently'], NOW));
    await expect(chat.theirs.last()).toContainText(first);
    await guest.expectBalance(4);
  });
});

test('while a crisis is near it is free, and nothing is sold; helplines are not said differently', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, 'I want to end my life');
  await chat.open(sessionId);
  await openMenu(chat);
  await expect(chat.option('Say it differently')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await guest.send(sessionId, unique('Kal kya hua batati hoon'));
  await page.reload();
  await chat.waitForWelcome();
  await openMenu(chat);
  await expect(chat.option('Say it differently')).toHaveText('Say it differently');
});

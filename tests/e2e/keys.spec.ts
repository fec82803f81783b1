import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { runUntil } from './clock';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { ChatsPage } from './pages/chats';
import { unique } from './unique';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

test('the keys of a chat are listed, searched with, and left with, and mean nothing while somebody types', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, unique('Kal milte hain'));
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  const list = page.getByRole('dialog', { name: 'Keys' });

  await test.step('the very first key of a page counts, and the dialog gives the focus back', async () => {
    await page.keyboard.press('?');
    await expect(list).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(page).toHaveURL(`/chat/${sessionId}`);
  });

  await test.step('in the box they are a text, and Escape leaves it for the messages', async () => {
    await chat.box.click();
    const looks = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const find = document.querySelector.bind(document);
      document.querySelector = (selectors: string) => {
        seen.push(selectors);
        return find(selectors);
      };
      return seen;
    });
    const heard = await page.evaluateHandle(() => {
      const seen: string[] = [];
      for (const name of ['keydown', 'keypress', 'textInput', 'input', 'selectionchange', 'keyup'])
        document.addEventListener(name, () => seen.push(name));
      return seen;
    });
    await page.keyboard.type('kyakyun');
    // Each look goes through all messages.
    expect(await looks.jsonValue()).toEqual([]);
    // Where React listens: each event of a letter there is a part of the time of a key.
    expect(await heard.jsonValue()).toEqual([]);
    await chat.box.fill('');
    await page.keyboard.type('kya/kyun?');
    await expect(chat.box).toHaveValue('kya/kyun?');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(chat.messages).toBeFocused();
    await expect(chat.box).toHaveValue('kya/kyun?');
  });

  await test.step('not with Ctrl, not while an input method composes', async () => {
    await page.keyboard.press('Control+/');
    await chat.messages.evaluate((element) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: '/', isComposing: true, bubbles: true })),
    );
    await expect(page).toHaveURL(`/chat/${sessionId}`);
  });

  await test.step('the menu under the head has them, too, and Escape closes it', async () => {
    await chat.openAbout();
    const keys = page.getByRole('button', { name: 'Keys' });
    await expect(keys).toHaveAttribute('aria-keyshortcuts', 'Shift+/');
    await expectAccessible(page);
    await keys.click();
    await list.getByRole('switch', { name: 'Keys without Ctrl or ⌘' }).click();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(keys).toBeFocused();
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await expect(chat.about).toBeFocused();
    await chat.about.click();
    await keys.click();
    await list.getByRole('switch').click();
    await page.keyboard.press('Escape');
    // While it goes, keys are still the dialog's.
    await expect(list).toHaveCount(0);
    await expect(keys).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await expect(chat.about).toBeFocused();
  });

  await test.step('/ goes to the search of all messages, Back to the chat and its draft', async () => {
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/chats#search');
    const chats = new ChatsPage(page);
    await expect(chats.search).toBeFocused();
    await expect(chats.search).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(chats.search).toHaveValue('a/b');
    await chats.search.fill('');
    await chats.search.blur();
    await page.keyboard.press('/');
    await expect(chats.search).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`/chat/${sessionId}`);
    await expect(chat.box).toHaveValue('kya/kyun?');
  });
});

test('the upward arrow in an empty box gives back what failed, else the newest own text, as a new message', async ({
  page,
  guest,
  chat,
  noise,
}) => {
  const sessionId = await guest.startChat();
  const sent = unique('Aaj ka din');
  await guest.send(sessionId, sent);
  await chat.open(sessionId);
  await chat.box.click();
  await runUntil(page, async () => {
    await page.keyboard.press('ArrowUp');
    await expect(chat.box).toHaveValue(sent, { timeout: 200 });
  });
  await expect(page.getByRole('status').filter({ hasText: 'Your last message is in the box.' })).toHaveCount(
    1,
  );
  await page.keyboard.press('Shift+Home');
  await page.keyboard.type('Naya');
  await page.keyboard.press('ArrowUp');
  await expect(chat.box).toHaveValue('Naya');
  await chat.box.fill('');

  noise.allow(/\/api\/chat\/message$/);
  await page.route('**/api/chat/message', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please try again.' } }),
  );
  const failed = unique('Yeh nahi gaya');
  await chat.write(failed);
  await chat.waitForTextGivenBack(failed);
  await chat.box.fill('');
  await page.keyboard.press('ArrowUp');
  await expect(chat.box).toHaveValue(failed);
  await page.unroute('**/api/chat/message');
  await chat.box.press('Enter');
  await runUntil(page, async () => expect(await guest.written(sessionId)).toEqual([sent, failed]));
  await expect(chat.ownBubble(failed)).toHaveCount(1);
});

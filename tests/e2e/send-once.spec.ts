import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';
import { ChatPage } from './pages/chat';
import { unique } from './unique';

const SEND = /\/api\/chat\/message$/;

test('a text that was not sent survives a reload', async ({ page, chat, guest }) => {
  await chat.open(await guest.startChat());
  await chat.box.fill('adhoori baat');
  await page.reload();
  await expect(chat.box).toHaveValue('adhoori baat');
});

test('a reload while a message waits: it is answered once and charged once', async ({
  page,
  chat,
  guest,
  model,
  noise,
}) => {
  noise.allow(SEND);
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  const text = unique('Reload kar diya');
  await chat.write(text);
  await expect(chat.ownBubble(text)).toBeVisible();
  await page.reload();
  await chat.waitForAnswer(4);
  await expect(chat.ownBubble(text)).toHaveCount(1);
  await expect(chat.box).toHaveValue('');
  expect(await guest.written(sessionId)).toEqual([text]);
  expect(await model.callsAbout(text)).toBe(1);
  await guest.expectBalance(4);
});

test('a reload while the answer is on its way: it is answered once and charged once', async ({
  page,
  chat,
  guest,
  model,
  noise,
}) => {
  noise.allow(SEND);
  const sessionId = await guest.startChat();
  const text = unique('Phone gir gaya');
  await model.next({ fault: 'delay', match: text, delayMs: 2000 });
  await chat.open(sessionId);
  await chat.write(text);
  await runUntil(page, async () => expect(await model.callsAbout(text)).toBe(1));
  await page.reload();
  await expect(chat.ownBubble(text)).toHaveCount(1);
  await runUntil(page, async () => expect(await guest.written(sessionId)).toEqual([text]));
  const reply = (await guest.stored(sessionId)).at(-1)?.content ?? '';
  await runUntil(page, () => expect(chat.theirs.filter({ hasText: reply })).toBeVisible(NOW));
  await expect(chat.ownBubble(text)).toHaveCount(1);
  await chat.expectMessagesLeft(4);
  expect(await model.callsAbout(text)).toBe(1);
  await guest.expectBalance(4);
});

test('who leaves while the answer is on its way finds it on the next visit', async ({
  page,
  chat,
  guest,
  model,
  noise,
}) => {
  noise.allow(SEND);
  const sessionId = await guest.startChat();
  const text = unique('Baad mein dekhungi');
  await model.next({ fault: 'delay', match: text, delayMs: 1500 });
  await chat.open(sessionId);
  await chat.write(text);
  await runUntil(page, async () => expect(await model.callsAbout(text)).toBe(1));
  await page.goto('about:blank');
  await expect.poll(() => guest.written(sessionId)).toEqual([text]);
  await page.goto(`/chat/${sessionId}`);
  const reply = (await guest.stored(sessionId)).at(-1)?.content ?? '';
  await expect(chat.theirs.filter({ hasText: reply })).toBeVisible();
  await chat.expectMessagesLeft(4);
  await guest.expectBalance(4);
});

test('two clicks on Send, two Enters: one message each', async ({ chat, guest }) => {
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  const first = unique('Ek baar');
  await chat.box.fill(first);
  await chat.sendButton.dblclick({ force: true });
  await chat.waitForAnswer(4);

  const second = unique('Do baar');
  await chat.box.fill(second);
  await chat.box.press('Enter');
  await chat.box.press('Enter');
  await chat.waitForAnswer(3);
  expect(await guest.written(sessionId)).toEqual([first, second]);
  await guest.expectBalance(3);
});

test('two tabs on one chat write at once: both are answered, each charged once', async ({
  context,
  page,
  chat,
  guest,
  model,
  noise,
}) => {
  // The second to arrive is told to wait for the first.
  noise.allow(SEND);
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  const secondPage = await context.newPage();
  const second = new ChatPage(secondPage);
  await secondPage.goto(`/chat/${sessionId}`);
  await expect(second.theirs.first()).toBeVisible();

  const texts = [unique('Pehla tab'), unique('Doosra tab')] as const;
  for (const text of texts) await model.next({ fault: 'delay', match: text, delayMs: 300 });
  await chat.write(texts[0]);
  await second.write(texts[1]);
  await runUntil(page, async () =>
    expect([...(await guest.written(sessionId))].sort()).toEqual([...texts].sort()),
  );
  await guest.expectBalance(3);
  expect(await model.callsAbout(texts[0])).toBe(1);
  expect(await model.callsAbout(texts[1])).toBe(1);
  for (const tab of [page, secondPage]) {
    await tab.reload();
    await expect(tab.locator('[data-message="user"]')).toHaveCount(2);
  }
});

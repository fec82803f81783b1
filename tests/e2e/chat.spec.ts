import type { Page } from '@playwright/test';
import { NOW, runUntil, stopClock } from './clock';
import { expect, test } from './fixtures';
import { type Answer, isSend } from './pages/chat';
import { unique } from './unique';

const firstName = (words: string) => words.trim();

/** ms by which the page's clock moves while a reply comes, and how far from its time a bubble may be drawn then. */
const STEP_MS = 50;
const SLACK_MS = 300;

/**
 * Notes by the page's clock, whose steps a busy machine does not stretch, what each change of the page shows.
 * @returns reads what has been noted
 */
async function watchReply(page: Page) {
  const noted = await page.evaluateHandle(() => {
    const changes: { at: number; waiting: boolean; typing: boolean; bubbles: number }[] = [];
    const note = () =>
      changes.push({
        at: Date.now(),
        waiting: [...document.querySelectorAll('[data-message="user"]')].some((own) =>
          own.textContent?.includes('Sending'),
        ),
        typing: document.querySelector('[data-typing]') !== null,
        bubbles: document.querySelectorAll('[data-message="ai"]').length,
      });
    note();
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return changes;
  });
  return () => noted.jsonValue();
}

test('a first visit: pick, confirm, chat, rate, and find the chat again', async ({
  page,
  home,
  loading,
  chat,
  rating,
  guest,
  db,
}) => {
  test.slow();
  const welcomes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/chat/welcome/')) welcomes.push(request.url());
  });
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);

  await test.step('who is not of age goes home again, and nothing was created', async () => {
    await home.chatType('Friendly').click();
    await page.clock.runFor(300);
    await expect(page).toHaveURL('/loading/friendly');
    await expect(loading.consent).toBeVisible();
    await expect(loading.tick).not.toBeChecked();
    await expect(loading.confirm).toBeDisabled();
    await loading.consent.getByRole('button', { name: 'Not now' }).click();
    await expect(page).toHaveURL('/');
    expect((await guest.me()).lastChatSession).toBeNull();
  });

  await test.step('the loading screen goes through its stages', async () => {
    await home.chatType('Friendly').click();
    await page.clock.runFor(300);
    await expect(loading.consent).toBeVisible();
    await expect(loading.tick).not.toBeChecked();
    await expect(page.getByText('Setting up your companion...')).toBeVisible();
    await expect(page.getByText('Friendly · 0%')).toBeVisible();
    await stopClock(page);
    await loading.confirmAdult();
    await runUntil(page, () => expect(page.getByText('Ready!')).toBeVisible(NOW), 20);
    await expect(loading.progress).toHaveText('Friendly · 100%');
    await expect(page).toHaveURL('/loading/friendly');
    await page.clock.resume();
    await loading.waitForChat();
  });

  const sessionId = page.url().split('/').at(-1) ?? '';
  await chat.waitForWelcome();
  const companion = firstName((await chat.name.textContent()) ?? '');
  expect(welcomes).toHaveLength(1);
  await expect(chat.header.getByText('AI companion')).toBeVisible();
  await expect(chat.header.getByText('Free chat')).toBeVisible();
  await expect(page.getByText('You are talking with an AI companion')).toBeVisible();
  await chat.expectMessagesLeft(5);
  await guest.expectBalance(5);

  const text = unique('Long day at work');
  await test.step('one message is answered and costs one', async () => {
    const answer = await chat.talk(text);
    expect(answer.messagesLeft).toBe(4);
    await chat.expectMessagesLeft(4);
    await guest.expectBalance(4);
    expect((await guest.ledger()).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['starter', 5],
      ['send', -1],
    ]);
    for (const bubble of answer.aiMessages)
      await expect(chat.theirs.filter({ hasText: bubble.content }).last()).toBeVisible();
  });

  await test.step('the arrow asks for a rating', async () => {
    await chat.back.click();
    await expect(rating.dialog).toContainText(`How was your chat with ${companion}?`);
    await rating.rate(5);
    await rating.tags.first().click();
    await rating.text.fill('Bahut accha laga');
    await rating.submit.click();
    await chat.expectToast('Thank you for your feedback!', 'Your feedback helps us improve our service.');
    await expect(page).toHaveURL('/');
    const { rows } = await db.query('SELECT rating, feedback_text FROM chat_feedback WHERE session_id = $1', [
      sessionId,
    ]);
    expect(rows).toEqual([{ rating: 5, feedback_text: 'Bahut accha laga' }]);
  });

  await test.step('the chat is on the home page, and its history opens again', async () => {
    await home.expectBalance(4);
    await home.lastChat(companion).click();
    await expect(page).toHaveURL(`/chat/${sessionId}`);
    await expect(chat.ownBubble(text)).toBeVisible();
    await page.reload();
    await expect(chat.ownBubble(text)).toBeVisible();
    await chat.expectMessagesLeft(4);
    expect(welcomes).toHaveLength(1);
  });
});

test('a message shows at once, waits 1 to 5 s, and its answer comes bubble by bubble', async ({
  page,
  chat,
  guest,
}) => {
  await chat.open(await guest.startChat());
  await stopClock(page);
  let sends = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat/message')) sends += 1;
  });
  const text = unique('Aaj office mein bahut kaam tha');
  const before = await chat.theirs.count();
  await chat.write(text);
  await page.clock.runFor(20);
  await expect(chat.ownBubble(text).getByText('Sending')).toBeAttached();
  await expect(chat.box).toHaveValue('');
  await expect(chat.sendButton).toBeDisabled();

  await page.clock.runFor(970);
  expect(sends).toBe(0);
  const answered = page.waitForResponse(isSend);
  // Step by step: a clock that ran on to the end of the 5 s would run through an answer that is quicker than the machine.
  const begun = await page.evaluate(() => Date.now());
  await runUntil(page, () => expect.poll(() => sends, NOW).toBe(1), STEP_MS);
  expect((await page.evaluate(() => Date.now())) - begun).toBeLessThanOrEqual(4010 + SLACK_MS);
  // What is sent at the very end of a step is shown a moment later.
  await runUntil(page, () => expect(chat.typing).toBeVisible(NOW), 1);
  await expect(chat.header.getByText('Typing...')).toBeVisible();

  const seen = await watchReply(page);
  const answer: Answer = await (await answered).json();
  await runUntil(
    page,
    () => expect(chat.theirs).toHaveCount(before + answer.aiMessages.length, NOW),
    STEP_MS,
  );
  let shownAt = (await seen()).find(({ waiting }) => !waiting)?.at ?? Number.NaN;
  for (const [place, bubble] of answer.aiMessages.entries()) {
    expect(bubble.typingDelay).toBeGreaterThanOrEqual(1500);
    expect(bubble.typingDelay).toBeLessThanOrEqual(6000);
    const changes = await seen();
    const shown = changes.find(({ bubbles }) => bubbles === before + place + 1)?.at ?? Number.NaN;
    const waitMs = bubble.typingDelay + (place === 0 ? 0 : 1200);
    expect(shown - shownAt).toBeGreaterThan(waitMs - SLACK_MS);
    expect(shown - shownAt).toBeLessThan(waitMs + SLACK_MS);
    const meanwhile = changes.filter(({ at }) => at > shownAt + 1200 && at < shown);
    expect(meanwhile.every(({ typing }) => typing)).toBe(true);
    shownAt = shown;
  }
  await chat.waitForReply();
  await guest.expectBalance(4);
});

test('Enter sends, Shift+Enter makes a new line, blanks are not sent', async ({ page, chat, guest }) => {
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  await chat.box.fill('   ');
  await expect(chat.sendButton).toBeDisabled();
  await chat.box.press('Enter');
  await expect(chat.own).toHaveCount(0);

  const text = unique('first line');
  await chat.box.fill(text);
  await chat.box.press('Shift+Enter');
  await chat.box.pressSequentially('second line');
  await expect(chat.own).toHaveCount(0);
  await expect(chat.box).toHaveValue(`${text}\nsecond line`);
  await chat.box.press('Enter');
  await runUntil(page, async () => expect(await guest.written(sessionId)).toHaveLength(1));
  expect(await guest.written(sessionId)).toEqual([`${text}\nsecond line`]);
});

test('a message longer than 2,000 characters is not sent, and says so', async ({ chat, guest }) => {
  await chat.open(await guest.startChat());
  await chat.box.fill('x'.repeat(2001));
  const counter = chat.page.getByText('2,001 / 2,000 · too long to send');
  await expect(counter).toBeVisible();
  await expect(chat.sendButton).toBeDisabled();
  // Nobody has touched the page that comes back with it.
  await chat.page.reload();
  await expect(counter).toBeVisible();
  await expect(chat.sendButton).toBeDisabled();
  await chat.box.fill('x'.repeat(2000));
  await expect(chat.sendButton).toBeEnabled();
});

test('the label says Premium above ten messages', async ({ chat, guest }) => {
  const sessionId = await guest.startChat();
  await guest.setBalance(12);
  await chat.open(sessionId);
  await expect(chat.header.getByText('Premium')).toBeVisible();
  await chat.talk(unique('Hi there'));
  await chat.expectMessagesLeft(11);
  await expect(chat.header.getByText('Premium')).toBeVisible();
  await chat.talk(unique('Hi again'));
  await chat.expectMessagesLeft(10);
  await expect(chat.header.getByText('Free chat')).toBeVisible();
  await guest.expectBalance(10);
});

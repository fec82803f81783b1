import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { expectAnswers } from './answers';
import { openBeside } from './beside';
import { NOW, runUntil, stopClock } from './clock';
import { expect, test } from './fixtures';
import type { ChatPage } from './pages/chat';
import { unique } from './unique';

/** Within this (ms, on the tab's own clock) a tab asks for what is new in another one. */
const SOON_MS = 3_000;
const STEP_MS = 500;

/** The calls a page makes from now on, such as "GET /api/user/me". */
function hearCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const isLook = (request: Request) => request.url().includes('/api/chat/news/');

/**
 * Stops the clock of a tab when nothing is being asked there.
 * @param options.looks the tab asks for news by itself: what was on its way before has ended by the end of its next look
 * @returns waits until nothing is being asked any more
 */
async function stopCalm(page: Page, { looks = false } = {}): Promise<() => Promise<void>> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  const end = (request: Request) => open.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  if (looks) await page.waitForResponse((answer) => isLook(answer.request()));
  const calm = () => expect.poll(() => open.size).toBe(0);
  await calm();
  await stopClock(page);
  await calm();
  return calm;
}

/** Within 3 s of its own stopped clock a tab asks for what is new, and then it shows it. What is asked meanwhile takes real time. */
async function expectSoon(
  { page }: ChatPage,
  calm: () => Promise<void>,
  expected: () => Promise<unknown>,
): Promise<void> {
  let asked = false;
  page.on('request', (request) => {
    asked ||= isLook(request);
  });
  for (let left = SOON_MS; left > 0; left -= STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await calm();
  }
  expect(asked).toBe(true);
  await runUntil(page, expected, 20);
}

/** Covers a tab with another one, or uncovers it: for Playwright every tab is in front. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    for (const [name, value] of [
      ['hidden', isHidden],
      ['visibilityState', isHidden ? 'hidden' : 'visible'],
    ] as const)
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('what is written in one tab is in the other at once, balance included, and a calm tab asks nothing', async ({
  context,
  page,
  chat,
  guest,
}) => {
  const sessionId = await guest.startChat();
  const other = await openBeside(await context.newPage(), sessionId);
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  const calls = hearCalls(other.page);
  const text = unique('Dekho dono jagah');
  const answered = chat.nextAnswer();
  await chat.write(text);
  await answered;
  await expect(other.ownBubble(text)).toBeVisible();
  await expect(other.theirs).toHaveCount(
    (await guest.stored(sessionId)).filter((one) => one.sender === 'ai').length,
  );
  await other.expectMessagesLeft(4);
  await other.page.waitForLoadState('networkidle');
  expect(new Set(calls)).toEqual(
    new Set(['news', 'session', 'messages'].map((what) => `GET /api/chat/${what}/${sessionId}`)),
  );
  expect(calls.length).toBeLessThanOrEqual(4);
  await guest.expectBalance(4);
});

test('a hidden tab asks nothing, and shows everything when it is looked at', async ({
  context,
  page,
  chat,
  guest,
}) => {
  const sessionId = await guest.startChat();
  const other = await openBeside(await context.newPage(), sessionId);
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  await setHidden(other.page, true);
  const calls = hearCalls(other.page);
  const text = unique('Tab chhupa hai');
  const answered = chat.nextAnswer();
  await chat.write(text);
  await answered;
  await chat.expectMessagesLeft(4);
  expect(calls).toEqual([]);
  const calm = await stopCalm(other.page);
  expect(calls).toEqual([]);
  await setHidden(other.page, false);
  await expectSoon(other, calm, () => expect(other.ownBubble(text)).toBeVisible(NOW));
  await other.page.clock.resume();
  await other.expectMessagesLeft(4);
});

test('nothing left in one tab, and a purchase in another, show in the chat that is open beside it', async ({
  context,
  page,
  chat,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  const other = await openBeside(await context.newPage(), sessionId);
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  const text = unique('Ab kya karun');
  await chat.write(text);
  await expect(other.recharge).toBeVisible();
  await expect(other.ownBubble(text)).toBeVisible();
});

test('a purchase in one tab shows in the other, where the waiting message is answered', async ({
  context,
  page,
  paywall,
  checkout,
  result,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  const text = unique('Suno toh');
  await guest.send(sessionId, text);
  const other = await openBeside(await context.newPage(), sessionId);
  await expect(other.messages.getByRole('link', { name: 'Get more messages' })).toBeVisible();
  await paywall.open(sessionId);
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Pay with UPI');
  await result.expect('success');
  await expect(other.page.locator('[data-message="payment_success"]')).toBeVisible();
  await expect(other.messages.getByRole('link', { name: 'Get more messages' })).toHaveCount(0);
  await other.expectMessagesLeft(9);
  await expect.poll(async () => (await guest.stored(sessionId)).at(-1)?.sender).toBe('ai');
  await expect(other.theirs.last()).toContainText((await guest.stored(sessionId)).at(-1)?.content ?? '');
  await expect(page).toHaveURL(/post-payment/);
});

test('two devices of one member see each other’s messages within 3 s, and each message is charged once', async ({
  browser,
  context,
  contextOptions,
  page,
  chat,
  guest,
  db,
  noise,
}) => {
  // The second of two at once is told to wait for the first.
  noise.allow(/\/api\/chat\/message$/);
  const sessionId = await guest.startChat();
  const { id } = await guest.me();
  await db.query('UPDATE users SET is_google_authenticated = true, google_id = $2 WHERE id = $1', [
    id,
    randomUUID(),
  ]);
  const laptop = await browser.newContext({ ...contextOptions, storageState: await context.storageState() });
  const other = await openBeside(await laptop.newPage(), sessionId);
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);

  const text = unique('Phone se likha');
  const answered = chat.nextAnswer();
  await chat.write(text);
  await answered;
  const calm = await stopCalm(other.page, { looks: true });
  await expectSoon(other, calm, () => expect(other.ownBubble(text)).toBeVisible(NOW));
  await other.page.clock.resume();
  await other.expectMessagesLeft(4);
  await expect(chat.typing).toHaveCount(0);

  const texts = [unique('Phone phir se'), unique('Laptop se')] as const;
  await Promise.all([chat.write(texts[0]), other.write(texts[1])]);
  for (const tab of [chat, other]) for (const one of texts) await expect(tab.ownBubble(one)).toHaveCount(1);
  for (const tab of [chat, other]) await tab.expectMessagesLeft(2);
  await guest.expectBalance(2);
  expect([...(await guest.written(sessionId))].sort()).toEqual([text, ...texts].sort());
  await laptop.close();
});

test('a chat in front of a member is asked about rarely once it is calm, and not at all while hidden', async ({
  page,
  chat,
  guest,
  db,
}) => {
  const sessionId = await guest.startChat();
  const { id } = await guest.me();
  await db.query('UPDATE users SET is_google_authenticated = true, google_id = $2 WHERE id = $1', [
    id,
    randomUUID(),
  ]);
  await chat.open(sessionId);
  const calls = hearCalls(page);
  const looks = () => calls.filter((call) => call.includes('/api/chat/news/')).length;
  await runUntil(page, async () => expect(looks()).toBe(2), 500);
  await page.clock.fastForward(11 * 60_000);
  const before = looks();
  await page.clock.runFor(5_000);
  expect(looks() - before).toBeLessThanOrEqual(1);
  await setHidden(page, true);
  const then = calls.length;
  await page.clock.runFor(120_000);
  expect(calls.length).toBe(then);
});

test('what is sent while a waiting message is being answered is answered right after it, by itself', async ({
  page,
  chat,
  paywall,
  checkout,
  result,
  guest,
  model,
  noise,
}) => {
  noise.allow(/\/api\/chat\/message$/);
  const sessionId = await guest.startChat();
  await guest.setBalance(0);
  const waiting = unique('Kal ka kya hua');
  await guest.send(sessionId, waiting);
  await model.next({ fault: 'delay', match: waiting, delayMs: 8_000 });
  await paywall.open(sessionId);
  await paywall.buy(10, '₹9');
  await checkout.end('₹9', 'Pay with UPI');
  await result.expect('success');
  await result.button('Continue Chatting').click();
  await expect.poll(() => model.callsAbout(waiting)).toBe(1);
  await expect(chat.typing).toBeVisible();
  const next = unique('Aur suno');
  await chat.write(next);
  await expect(chat.ownBubble(next)).toBeVisible();
  await expect.poll(() => guest.written(sessionId)).toEqual([waiting, next]);
  await chat.expectMessagesLeft(8);
  await expect(chat.ownBubble(next)).toHaveCount(1);
  await expect(chat.box).toHaveValue('');
  await expect(page.locator('[data-toast]').filter({ hasText: 'Error' })).toHaveCount(0);
  expect(await model.callsAbout(waiting)).toBe(1);
  await guest.expectBalance(8);
});

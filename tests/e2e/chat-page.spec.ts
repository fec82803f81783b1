import type { Page } from '@playwright/test';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { ChatPage } from './pages/chat';
import { unique } from './unique';

const WORDS = 'Kal baarish hui thi';

/** What the page asks the server for, from here on. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('without scripts a chat can be read: companion, balance and the newest messages', async ({
  browser,
  context,
  product,
  guest,
  db,
}) => {
  const sessionId = await guest.startChat();
  await db.query(
    `INSERT INTO messages (id, session_id, sender, content)
     SELECT gen_random_uuid(), $1, 'ai', 'line ' || n || '.' FROM generate_series(1, 60) n ORDER BY n`,
    [sessionId],
  );
  const { rows } = await db.query<{ name: string }>(
    'SELECT companion_name AS name FROM chat_sessions WHERE id = $1',
    [sessionId],
  );
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: product.url,
  });
  const page = await plain.newPage();
  const chat = new ChatPage(page);
  const answer = await page.goto(`/chat/${sessionId}`);
  expect(answer?.status()).toBe(200);
  await expect(chat.name).toHaveText(rows[0]?.name.split(' ')[0] ?? '');
  await chat.expectMessagesLeft(5);
  await expect(page.getByText('line 60.')).toBeInViewport();
  await expect(page.getByText('line 11.')).toBeAttached();
  await expect(page.getByText('line 10.')).toHaveCount(0);
  await expect(chat.box).toBeVisible();
  await plain.close();
});

test('what came with the page is not asked for again, moves nothing and is not shown as new', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, WORDS);
  const calls = listenToCalls(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
      document.documentElement.dataset.moved = String(
        Number(document.documentElement.dataset.moved ?? 0) + moved,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/chat/${sessionId}`, { waitUntil: 'networkidle' });
  await expectAnswers(page);
  await expect(chat.ownBubble(WORDS)).toBeVisible();
  // That it has been read is noted when it has been on the screen for a moment, which a busy machine may have let pass by now.
  expect(calls.filter((one) => one !== `POST /api/chats/${sessionId}/read`)).toEqual([]);
  expect(await page.locator('html').getAttribute('data-moved')).toBeNull();
  await expect(page.locator('.animate-rise-in')).toHaveCount(0);

  await test.step('a reload says what has happened meanwhile', async () => {
    const later = unique('Aur aaj dhoop hai');
    await guest.send(sessionId, later);
    await page.reload();
    await expect(chat.ownBubble(later)).toBeVisible();
    await chat.expectMessagesLeft(3);
  });
});

test('what is typed and sent before the scripts come is sent when they have come, once', async ({
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  const letScriptsCome = await chat.openBeforeScripts(sessionId);
  const text = unique('Sunno na');
  await chat.box.fill(text);
  await chat.sendButton.click();
  await expect(chat.box).toHaveValue(text);
  letScriptsCome();
  await expect(chat.ownBubble(text)).toBeVisible();
  await expect(chat.box).toHaveValue('');
  await expect.poll(() => guest.written(sessionId)).toEqual([text]);
});

test('Enter before the scripts sends, too; what is only typed stays in the box', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  const letScriptsCome = await chat.openBeforeScripts(sessionId);
  const text = unique('Jaldi batao');
  await chat.write(text);
  letScriptsCome();
  await expect(chat.ownBubble(text)).toBeVisible();
  await expect.poll(() => guest.written(sessionId)).toEqual([text]);

  const holdAgain = await chat.openBeforeScripts(sessionId);
  await chat.box.fill('adhoori baat');
  holdAgain();
  await expectAnswers(page);
  await expect(chat.box).toHaveValue('adhoori baat');
  await page.reload();
  await expectAnswers(page);
  await expect(chat.box).toHaveValue('adhoori baat');
  await expect(chat.own).toHaveCount(1);
});

test('a chat that comes back from the browser’s own cache shows what has happened meanwhile', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  const answer = await page.goto(`/chat/${sessionId}`);
  expect(answer?.headers()['cache-control']).not.toContain('no-store');
  await expectAnswers(page);
  const text = unique('Doosre phone se');
  await guest.send(sessionId, text);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(chat.ownBubble(text)).toHaveCount(1);
  await chat.expectMessagesLeft(4);
  await expect(page.locator('.animate-rise-in')).toHaveCount(0);
});

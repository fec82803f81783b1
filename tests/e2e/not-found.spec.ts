import { expect, test } from './fixtures';
import { Guest } from './guest';

const MISSING = 'This chat does not exist.';

test('any other address shows the not-found page with its two texts', async ({ page, noise }) => {
  noise.allow(/\/(no-such-page|marketing\/x)$/);
  for (const path of ['/no-such-page', '/marketing/x']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('somebody else’s chat is a chat that does not exist', async ({
  page,
  browser,
  db,
  guest,
  noise,
  chat,
}) => {
  const elsewhere = await browser.newContext();
  const stranger = new Guest(elsewhere, db);
  const sessionId = await stranger.startChat();
  await stranger.send(sessionId, 'Yeh mera raaz hai');
  await elsewhere.close();

  await guest.register();
  noise.allow(new RegExp(sessionId));
  const answer = await page.goto(`/chat/${sessionId}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(MISSING)).toBeVisible();
  await expect(page.getByText('Yeh mera raaz hai')).toHaveCount(0);
  await expect(chat.box).toHaveCount(0);
  expect(await page.content()).not.toContain('raaz');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('an address that names no chat says the same', async ({ page, guest, noise }) => {
  await guest.register();
  noise.allow(/\/chat\//);
  for (const id of ['1', '00000000-0000-4000-8000-000000000000']) {
    const answer = await page.goto(`/chat/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(MISSING)).toBeVisible();
  }
});

test('a chat that fails to load can be tried again', async ({ page, guest, chat, noise, db }) => {
  noise.allow(/\/api\/chat\//);
  const sessionId = await guest.startChat();
  await guest.send(sessionId, 'Kya haal hai');
  // A time that no message has: the page comes without its messages.
  const setTime = (time: string) =>
    db.query('UPDATE messages SET timestamp = $2 WHERE session_id = $1', [sessionId, time]);
  await setTime('infinity');
  await page.route('**/api/chat/messages/**', (route) =>
    route.fulfill({ status: 500, json: { error: 'no' } }),
  );
  await page.goto(`/chat/${sessionId}`);
  await expect(page.getByText('This chat could not be loaded')).toBeVisible();
  await setTime(new Date().toISOString());
  await page.unroute('**/api/chat/messages/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chat.ownBubble('Kya haal hai')).toBeVisible();
});

test('a time that cannot be read says "Invalid time", the others are times in India', async ({
  page,
  guest,
  chat,
  db,
}) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, 'Kya haal hai');
  await db.query(
    `INSERT INTO messages (id, session_id, sender, content)
     SELECT gen_random_uuid(), $1, 'ai', 'line ' || n FROM generate_series(1, 50) n ORDER BY n`,
    [sessionId],
  );
  await page.route('**/api/chat/messages/*before=*', async (route) => {
    const response = await route.fetch();
    const messages = (await response.json()) as { sender: string; timestamp: string }[];
    await route.fulfill({
      response,
      json: messages.map((one) => ({
        ...one,
        timestamp: one.sender === 'user' ? 'not a time' : '2026-10-12T16:11:00.000Z',
      })),
    });
  });
  await page.goto(`/chat/${sessionId}`);
  await page.locator('[data-message]').first().scrollIntoViewIfNeeded();
  await expect(chat.own).toContainText('Invalid time');
  await expect(chat.theirs.first()).toContainText('9:41 pm');
});

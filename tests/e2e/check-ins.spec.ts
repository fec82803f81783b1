import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { ChatPage } from './pages/chat';
import { givePush } from './push-browser';
import { unique } from './unique';

test.use({ serviceWorkers: 'allow' });

const choice = (page: Page) => page.getByRole('checkbox', { name: /^A companion may ask how it went/ });

async function openNotifications(page: Page): Promise<void> {
  await page.goto('/account/notifications');
  await expectAnswers(page);
}

/** Chooses it, and waits until that is kept. */
async function setChoice(page: Page, isChosen: boolean): Promise<void> {
  const saved = page.waitForResponse((answer) => /\/api\/account\/push\/[\w-]{36}$/.test(answer.url()));
  await choice(page).setChecked(isChosen);
  await saved;
}

test('a companion may ask how it went only where that is chosen, and one tap in the chat ends it', async ({
  page,
  context,
  guest,
  chat,
  db,
  pushService,
}) => {
  await givePush(context, pushService, 'granted');
  const sessionId = await guest.startChat();
  const { id: userId } = await guest.me();
  await openNotifications(page);
  await expect(choice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(choice(page)).toBeVisible();
  await expect(choice(page)).not.toBeChecked();
  await expect(
    page.getByText('at most two a week, never between 10 at night and 8 in the morning'),
  ).toBeVisible();
  await setChoice(page, true);
  await page.reload();
  await expectAnswers(page);
  await expect(choice(page)).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);

  const words = unique('Interview kaisa raha?');
  await db.query(
    "INSERT INTO messages (id, session_id, sender, content, check_in, timestamp) VALUES ($1, $2, 'ai', $3, true, now())",
    [randomUUID(), sessionId, words],
  );
  await page.goto('/chats');
  await expectAnswers(page);
  await expect(page.getByRole('listitem').filter({ hasText: words })).toContainText('unread');

  await chat.open(sessionId);
  await expect(chat.theirs.filter({ hasText: words })).toBeVisible();
  const line = page.locator('[data-check-in]');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('The AI asked by itself, as you chose. It cost nothing.');
  await expectAccessible(page);
  await expectFits(page);
  await line.getByRole('button', { name: 'Stop these' }).click();
  await expect(page.getByText('Companions ask no more')).toBeVisible();
  await expect(line.getByRole('status')).toHaveText('You have stopped these.');
  await expectAccessible(page);
  const { rows } = await db.query('SELECT kinds FROM push_subscriptions WHERE user_id = $1', [userId]);
  expect(rows).toEqual([{ kinds: ['reply', 'payment', 'answer'] }]);

  await openNotifications(page);
  await expect(choice(page)).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Replies/ })).toBeChecked();
});

test('what could not be stopped can be stopped again', async ({ page, guest, chat, db, noise }) => {
  noise.allow(/\/api\/account\/check-ins\/stop$/);
  const sessionId = await guest.startChat();
  await db.query(
    "INSERT INTO messages (id, session_id, sender, content, check_in, timestamp) VALUES ($1, $2, 'ai', 'Kaisa raha?', true, now())",
    [randomUUID(), sessionId],
  );
  await chat.open(sessionId);
  let isDown = true;
  await page.route('**/api/account/check-ins/stop', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { error: 'We cannot do this at the moment.' } })
      : route.continue(),
  );
  const stop = page.getByRole('button', { name: 'Stop these' });
  await stop.click();
  await expect(page.getByText('We cannot do this at the moment.')).toBeVisible();
  isDown = false;
  await stop.click();
  await expect(page.getByText('You have stopped these.')).toBeVisible();
});

test('two taps at once on the choice are a yes and a no, in that order', async ({
  page,
  context,
  guest,
  db,
  pushService,
}) => {
  await givePush(context, pushService, 'granted');
  await guest.startChat();
  const { id: userId } = await guest.me();
  await openNotifications(page);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(choice(page)).not.toBeChecked();
  const saved: Promise<void>[] = [];
  const chosen: string[][] = [];
  page.on('request', (request) => {
    if (/\/api\/account\/push\/[\w-]{36}$/.test(request.url())) {
      chosen.push((request.postDataJSON() as { kinds: string[] }).kinds);
      saved.push(request.response().then(() => undefined));
    }
  });
  await choice(page).dblclick();
  await expect.poll(() => saved.length).toBe(2);
  await Promise.all(saved);
  expect(chosen.map((kinds) => kinds.includes('check_in'))).toEqual([true, false]);
  await expect(choice(page)).not.toBeChecked();
  const { rows } = await db.query('SELECT kinds FROM push_subscriptions WHERE user_id = $1', [userId]);
  expect(rows).toEqual([{ kinds: ['reply', 'payment', 'answer'] }]);
});

test('two taps at once on “Stop these” stop once, and a second tab may stop them, too', async ({
  page,
  context,
  guest,
  chat,
  db,
}) => {
  const sessionId = await guest.startChat();
  await db.query(
    "INSERT INTO messages (id, session_id, sender, content, check_in, timestamp) VALUES ($1, $2, 'ai', 'Kaisa raha?', true, now())",
    [randomUUID(), sessionId],
  );
  const calls: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/account/check-ins/stop')) calls.push(request.method());
  });
  const other = new ChatPage(await context.newPage());
  for (const tab of [chat, other]) await tab.open(sessionId);
  const stop = (tab: Page) => tab.getByRole('button', { name: 'Stop these' });
  await stop(page).dblclick();
  await expect(page.getByText('You have stopped these.')).toBeVisible();
  expect(calls).toEqual(['POST']);
  await stop(other.page).click();
  await expect(other.page.getByText('You have stopped these.')).toBeVisible();
  expect(calls).toEqual(['POST', 'POST']);
});

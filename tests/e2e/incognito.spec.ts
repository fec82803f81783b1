import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { runUntil } from './clock';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { ChatsPage } from './pages/chats';
import { unique } from './unique';

const box = (page: Page) => page.getByRole('checkbox', { name: /^Incognito chat/ });
const mark = (page: Page) => page.getByText(/ · Incognito, gone at \d+:\d\d [ap]m/);

test('a chat is begun incognito from home, says so and when it goes, and is marked in the list without its words', async ({
  page,
  home,
  loading,
  chat,
  guest,
}) => {
  await guest.register();
  await guest.confirmAdult();
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);
  await expect(box(page)).not.toBeChecked();
  await box(page).check();
  await expectAccessible(page);
  await home.chatType('Friendly').click();
  await runUntil(page, () => expect(page).toHaveURL('/loading/friendly?incognito=1', { timeout: 100 }), 100);
  await expect(page.getByText('Incognito: nothing is remembered, and it is gone in 24 hours.')).toBeVisible();
  const sessionId = await loading.waitForChat();
  await chat.waitForWelcome();
  await expect(mark(page)).toBeVisible();
  await chat.openAbout();
  await expect(page.getByRole('button', { name: /remembers$/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign in to keep this chat' })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 360, height: 740 });

  const text = unique('यह किसी को मत बताना');
  await guest.send(sessionId, text);
  const chats = new ChatsPage(page);
  await chats.open();
  await expect(chats.row('Incognito · Friendly')).toContainText('Its words are not shown here');
  await expect(page.getByText(text)).toHaveCount(0);
  await expectAccessible(page);
  await home.open();
  await home.expectBalance(4);
  await expect(page.getByText('Continue your last chat')).toHaveCount(0);
});

test('whoever has it open when it goes is told kindly, with help near; its address then leads to no chat', async ({
  page,
  chat,
  guest,
  db,
  noise,
}) => {
  noise.allow(/\/chat\/|\/api\/chat\//);
  const sessionId = await guest.startIncognitoChat();
  await chat.open(sessionId);
  await db.query("UPDATE chat_sessions SET goes_at = now() - interval '1 second' WHERE id = $1", [sessionId]);
  await runUntil(
    page,
    () => expect(page.getByText('This chat does not exist.')).toBeVisible({ timeout: 25 }),
    5_000,
  );
  await expect(page.getByText('its 24 hours are over and all of it was deleted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help by people, at any hour' })).toBeVisible();
  await expect(chat.box).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  const answer = await page.goto(`/chat/${sessionId}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('its 24 hours are over and all of it was deleted')).toBeVisible();
});

test('a profile offers it, too, and whoever signs in for it gets it when they are back', async ({
  page,
  guest,
  google,
  db,
}) => {
  await guest.register();
  await guest.confirmAdult();
  await guest.setBalance(20);
  await page.goto('/psychologist/isha-menon/profile');
  await expectAnswers(page);
  await box(page).check();
  await page.getByRole('button', { name: /^Chat Consultation/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to Chat' });
  await dialog.getByRole('link', { name: 'Continue with Google' }).click();
  await google.chooseNew(String(randomInt(2 ** 40)));
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(mark(page)).toBeVisible();
  const { rows } = await db.query('SELECT goes_at FROM chat_sessions WHERE id = $1', [
    page.url().split('/').at(-1),
  ]);
  expect(rows[0].goes_at).not.toBeNull();
});

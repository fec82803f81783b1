import type { Page } from '@playwright/test';
import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';
import { unique } from './unique';

/** Nothing is wider than the screen. */
async function expectNoSideways(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(screen);
}

test('a message in Hindi is answered in Hindi, and long words stay inside their bubble', async ({
  page,
  chat,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  const { aiMessages } = await chat.talk(unique('मुझे आज बहुत अकेलापन लग रहा है, क्या करूँ?'));
  for (const { content } of aiMessages) expect(content).toMatch(/\p{Script=Devanagari}/u);
  expect(aiMessages.length).toBeGreaterThanOrEqual(1);
  expect(aiMessages.length).toBeLessThanOrEqual(3);

  const long = `${'ज़िंदगीभरकासाथनिभानेवालाकोईअपना'.repeat(12)} ${'और बताओ '.repeat(60)}`.trim();
  await chat.write(long);
  await runUntil(page, () => expect(chat.header.getByText('3 messages left')).toBeVisible(NOW));
  await expect(chat.own).toHaveCount(2);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSideways(page);
    expect(await chat.messages.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  }
});

test('no page scrolls sideways on the narrowest phones', async ({ page, guest, chat, noise }) => {
  noise.allow(/\/no-such-page$/);
  const sessionId = await guest.startChat();
  await guest.send(sessionId, 'https://example.com/'.padEnd(400, 'x'));
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of [
      '/',
      '/partners_home',
      '/psychologist',
      '/psychologist/isha%20menon/profile',
      '/loading/nonsense',
      '/no-such-page',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expectNoSideways(page);
    }
    await page.goto(`/chat/${sessionId}`);
    await expect(chat.own).toHaveCount(1);
    await expectNoSideways(page);
    await chat.back.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.locator('label', { has: page.locator('input[value="3"]') }).click();
    await expectNoSideways(page);
  }
});

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { runUntil, stopClock } from './clock';
import { expect, test } from './fixtures';
import { isSend } from './pages/chat';
import { unique } from './unique';

/** Shows what has changed: React Query tells a screen of it by a timer of 0 ms (`notifyManager`), which a stopped clock holds, too. */
const draw = (page: Page) => page.clock.runFor(1);

test('a message is taken back before it goes out and while its reply is written, and costs nothing', async ({
  page,
  guest,
  chat,
  model,
  db,
  noise,
}) => {
  // The send that is stopped ends with an error.
  noise.allow(/\/api\/chat\/message/);
  const text = unique('Yeh nahi bhejna');
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  const left = await chat.header.textContent();
  const stop = page.getByRole('button', { name: 'Stop: take the message back' });
  let sends = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/chat/message')) sends += 1;
  });

  await test.step('it waits: Escape, and nothing was sent', async () => {
    await stopClock(page);
    await chat.write(text);
    await draw(page);
    await expect(stop).toBeVisible();
    await page.keyboard.press('Escape');
    await draw(page);
    await expect(chat.ownBubble(text)).toHaveCount(0);
    await expect(chat.box).toHaveValue(text);
    await expect(chat.box).toBeFocused();
    await chat.expectToast('Stopped', 'Your words are back in the box. Nothing was charged.');
    await page.clock.runFor(10_000);
    expect(sends).toBe(0);
  });

  await test.step('its reply is being written: the button, and it never happened', async () => {
    await model.next({ fault: 'delay', match: text, delayMs: 20_000 });
    await chat.box.press('Enter');
    await runUntil(page, async () => expect(sends).toBe(1));
    await expect
      .poll(
        async () =>
          (
            await db.query(`SELECT 1 FROM chat_turns WHERE session_id = $1 AND state = 'pending'`, [
              sessionId,
            ])
          ).rowCount,
      )
      .toBe(1);
    // axe waits by timers of the page.
    await page.clock.resume();
    await expectAccessible(page);
    const ended = page.waitForResponse(isSend);
    await stop.click();
    await runUntil(page, () => expect(chat.box).toHaveValue(text, { timeout: 500 }));
    await expect(stop).toHaveCount(0);
    await expect(chat.typing).toHaveCount(0);
    // The call of the model was ended, long before it would have answered.
    expect((await ended).status()).toBe(409);
    expect(await chat.header.textContent()).toBe(left);
    const { rows } = await db.query(
      `SELECT count(*)::int AS messages FROM messages WHERE session_id = $1 AND sender = 'user'`,
      [sessionId],
    );
    expect(rows).toEqual([{ messages: 0 }]);
  });

  await test.step('sent once more it is answered', async () => {
    await chat.box.press('Enter');
    await runUntil(page, () =>
      expect(chat.ownBubble(text).getByText('Sending')).toHaveCount(0, { timeout: 100 }),
    );
    await chat.waitForReply();
    await expect(chat.ownBubble(text)).toHaveCount(1);
  });
});

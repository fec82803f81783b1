import { expectAccessible } from './accessible';
import { NOW, runUntil, stopClock } from './clock';
import { expect, test } from './fixtures';

test("a companion's message can be reported, by keyboard too, and is stored once without a text", async ({
  page,
  chat,
  guest,
  db,
}) => {
  const sessionId = await guest.startChat();
  await chat.open(sessionId);
  const button = chat.optionsButton(chat.theirs.last());
  const dialog = page.getByRole('dialog', { name: 'Report this message' });
  for (const again of [false, true]) {
    await button.focus();
    await page.keyboard.press('Enter');
    await chat.option('Report this message').click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    if (!again) await expectAccessible(page);
    await dialog.getByText('It is rude or hateful').click();
    // Until it has been seen, no toast leaves; and none is left to be taken for the second one.
    await stopClock(page);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await chat.expectToast('Thank you for telling us', 'We will look at this message.');
    await expect(dialog).toHaveCount(0);
    await runUntil(page, () => expect(chat.toast).toHaveCount(0, NOW), 1000);
    await expect(button).toBeFocused();
    await page.clock.resume();
  }
  const { rows } = await db.query('SELECT reason, status FROM message_reports WHERE session_id = $1', [
    sessionId,
  ]);
  expect(rows).toEqual([{ reason: 'rude', status: 'open' }]);
});

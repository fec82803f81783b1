import { expectAccessible } from './accessible';
import { expectDialogEntryLeft } from './dialogs';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { ChatsPage } from './pages/chats';
import { unique } from './unique';

test('chats are found from home, pinned, named, archived and deleted, with the keyboard and in two tabs', async ({
  page,
  context,
  guest,
  home,
  chat,
  noise,
}) => {
  const chats = new ChatsPage(page);
  await guest.register();
  await chats.open();
  await expect(page.getByRole('link', { name: 'Start a chat' })).toBeVisible();
  await expectAccessible(page);

  const older = await guest.startChat();
  await guest.send(older, unique('कल मेरी परीक्षा है'));
  const newer = await guest.startChat('romantic');
  await guest.send(newer, unique('Aaj thak gaya'));
  await home.open();
  await page.getByRole('link', { name: 'My chats' }).click();
  await expect(page).toHaveURL('/chats');
  await chats.expectRows('Romantic', 'Friendly');

  await test.step('by the keyboard, and back to the button', async () => {
    const options = chats.row('Friendly').getByRole('button', { name: /^Options for/ });
    await options.focus();
    await page.keyboard.press('Enter');
    await expect(chats.dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(options).toBeFocused();
  });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await chats.choose('Friendly', 'Pin to the top');
  await expect(chat.toast).toContainText('Pinned to the top');
  await chats.expectRows('Friendly', 'Romantic');

  await chats.choose('Friendly', 'Rename');
  await chats.dialog.getByLabel('Name of this chat').fill('परीक्षा की चिंता');
  await chats.dialog.getByRole('button', { name: 'Save' }).dblclick();
  await chats.expectRows('परीक्षा की चिंता', 'Romantic');
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 360, height: 740 });

  const second = new ChatsPage(await context.newPage());
  await second.open();
  await second.page.keyboard.press('Shift');
  await chats.choose('Romantic', 'Archive');
  await chats.expectRows('परीक्षा की चिंता');
  await second.expectRows('परीक्षा की चिंता');
  await second.page.close();

  await chats.archive.click();
  await expect(page).toHaveURL('/chats?archived=1');
  await chats.expectRows('Romantic');
  await chats.choose('Romantic', 'Delete');
  await chats.dialog.getByRole('button', { name: 'Delete this chat' }).click();
  await expect(page.getByText('The archive is empty')).toBeVisible();
  await expect.poll(() => guest.stored(newer)).toEqual([]);
  // Until then Back is the dialog's.
  await expectDialogEntryLeft(page);
  await page.goBack();
  await expect(page).toHaveURL('/chats');
  await chats.expectRows('परीक्षा की चिंता');
  await expect(chats.archive).toHaveCount(0);

  noise.allow(/\/api\/chats\/[0-9a-f-]{36}$/);
  await context.setOffline(true);
  await chats.choose('परीक्षा', 'Unpin');
  await expect(chats.dialog.getByRole('alert')).toContainText('The chat was not changed');
  await context.setOffline(false);
  await chats.dialog.getByRole('button', { name: 'Unpin' }).click();
  await expect(chats.dialog).toBeHidden();
  await expectDialogEntryLeft(page);
  await chats.row('परीक्षा').getByRole('link').click();
  await expect(page).toHaveURL(`/chat/${older}`);
  await expect(chat.own).toHaveCount(1);
});

test('messages are searched in Hindi and Latin, gone to however old, and a chat goes on where reading stopped', async ({
  page,
  guest,
  chat,
  db,
  noise,
}) => {
  const sessionId = await guest.startChat();
  const say = (count: number, words: string, sender = 'ai') =>
    db.query(
      `INSERT INTO messages (id, session_id, sender, content)
       SELECT gen_random_uuid(), $1, $3, $2 || ' ' || n FROM generate_series(1, $4::int) n`,
      [sessionId, words, sender, count],
    );
  // Rated: Back asks for nothing more.
  await db.query(
    `INSERT INTO chat_feedback (id, session_id, visitor_id, rating)
     SELECT gen_random_uuid(), id, visitor_id, 5 FROM chat_sessions WHERE id = $1`,
    [sessionId],
  );
  await say(1, 'कल मेरी परीक्षा है।', 'user');
  await say(170, 'Aur batao, din kaisa tha?');
  const chats = new ChatsPage(page);
  await chats.open();
  await expect(chats.rows.first()).toContainText('99+ unread messages');
  await chats.search.fill('परीक्');
  await expect(chats.found).toHaveCount(1);
  await expect(chats.found.locator('mark')).toHaveText('परीक्षा');
  await expectAccessible(page);
  await chats.found.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/chat/${sessionId}#`));
  await expect(chat.ownBubble('परीक्षा')).toBeInViewport();
  await page.goBack();
  await expect(chats.search).toHaveValue('परीक्');
  noise.allow(/\/api\/chats\/search$/);
  await page.route('**/api/chats/search', (route) => route.abort());
  await chats.search.fill('kuch aur');
  await expect(page.getByRole('alert').filter({ hasText: 'The search did not work.' })).toBeVisible();
  await page.unroute('**/api/chats/search');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^No message has/)).toBeVisible();
  await chats.search.fill('');

  await chats.rows.first().getByRole('link').click();
  // All that there was has been seen at the end of it.
  await chat.messages.evaluate((element) => element.scrollTo({ top: 0 }));
  const readSeq = () =>
    db
      .query(
        'SELECT read_seq = (SELECT max(seq) FROM messages WHERE session_id = $1) AS read FROM chat_sessions WHERE id = $1',
        [sessionId],
      )
      .then(({ rows }) => rows[0].read);
  await expect.poll(readSeq).toBe(true);
  await chats.open();
  await expect(chats.rows.first()).not.toContainText('unread');

  await say(30, 'Nayi baat');
  await page.goto(`/chat/${sessionId}`);
  const line = page.getByText('New messages', { exact: true });
  await expect(line).toBeInViewport();
  await expect(chat.theirs.filter({ hasText: 'Nayi baat 1' }).first()).toBeInViewport();
  await expect(chat.theirs.filter({ hasText: 'Nayi baat 30' })).not.toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(chat.theirs.filter({ hasText: 'Nayi baat 30' })).toBeInViewport();
  await expect.poll(readSeq).toBe(true);
  await chats.open();
  await expect(chats.rows.first()).not.toContainText('unread');

  await chats.search.fill('परीक्');
  await expect(chats.found).toHaveCount(1);
  await expectFits(page);
});

import fs from 'node:fs';
import sharp from 'sharp';
import { expectAccessible } from './accessible';
import { runUntil } from './clock';
import { expect } from './fixtures';
import { expectFits } from './layout';
import { choose, dialog, openChat, photo, sendIt, shown, test } from './pictures';
import { unique } from './unique';

const FINE = { minor: false, self_harm: false, nudity: false, document: false, violence: false };

test('a picture is looked at, sent with words, answered, charged as one message, and opens whole', async ({
  page,
  guest,
  chat,
  model,
  db,
  folder,
}) => {
  const sessionId = await guest.startChat();
  await openChat(chat, sessionId);
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, await photo());
  await expect(dialog(page).getByRole('status')).toHaveText('Your picture can be sent.');
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const words = unique('Yeh dekho');
  await dialog(page).getByRole('textbox', { name: 'Words beside it' }).fill(words);
  const before = (await guest.me()).messageBalance;
  await sendIt(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(shown(page)).toBeVisible();
  await chat.waitForAnswer(before - 1);
  await expect(chat.ownBubble(words)).toHaveCount(1);
  expect((await guest.me()).messageBalance).toBe(before - 1);

  const [asked] = await model.requestsAbout(words);
  const body = JSON.stringify(asked?.body);
  const [, base64 = ''] = body.match(/data:image\/jpeg;base64,([\w+/=]+)/) ?? [];
  const { width, height, exif } = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect({ width, height, exif }).toEqual({ width: 960, height: 1280, exif: undefined });
  const { rows } = await db.query<{ id: string }>('SELECT id FROM chat_pictures WHERE session_id = $1', [
    sessionId,
  ]);
  const files = fs.readdirSync(folder, { recursive: true }).map(String);
  expect(rows.map(({ id }) => files.filter((file) => file.endsWith(`${id}.jpg`)).length)).toEqual([1]);

  await page.reload();
  await expect(shown(page)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await shown(page).click();
  const whole = await opened;
  await expect(whole.locator('img')).toBeVisible();
  await whole.close();
  await expectAccessible(page);
});

test('a picture that is refused says why, keeps nothing and costs nothing; so does one that nobody could judge', async ({
  page,
  guest,
  chat,
  model,
  db,
  noise,
}) => {
  noise.allow(/\/api\/chat\/picture/);
  const sessionId = await guest.startChat();
  await openChat(chat, sessionId);
  const before = (await guest.me()).messageBalance;
  const match = 'The picture:';
  await model.next({ match, kind: 'judge', reply: JSON.stringify({ ...FINE, document: true }) });
  await choose(page, await photo());
  const status = dialog(page).getByRole('status');
  await expect(status).toContainText('looks like a document');
  await expect(sendIt(page)).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await model.next({ match, kind: 'judge', reply: 'I cannot say.' });
  await choose(page, await photo());
  await expect(status).toContainText('could not be checked just now');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('Your picture can be sent.');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();

  await choose(page, Buffer.from('no picture at all'));
  await expect(status).toContainText('We cannot read this picture');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]);
  await choose(page, heic, 'photo.heic', 'image/heic');
  await expect(status).toContainText('HEIC');
  await dialog(page).getByRole('button', { name: 'Remove' }).click();
  expect((await guest.me()).messageBalance).toBe(before);
  const kept = await db.query('SELECT message_id FROM chat_pictures WHERE session_id = $1', [sessionId]);
  expect(kept.rows).toEqual([{ message_id: null }]);
});

test('a picture whose message fails comes back with its words, and goes out once; without a network it does not wait', async ({
  page,
  context,
  guest,
  chat,
  model,
  noise,
}) => {
  noise.allow(/\/api\/chat\//);
  const sessionId = await guest.startChat();
  await openChat(chat, sessionId);
  const words = unique('Dekho na');
  const before = (await guest.me()).messageBalance;
  await model.next({ match: words, fault: '500', count: 10 });
  await choose(page, await photo());
  await expect(dialog(page).getByRole('status')).toHaveText('Your picture can be sent.');
  await dialog(page).getByRole('textbox', { name: 'Words beside it' }).fill(words);
  await sendIt(page).click();
  await runUntil(page, () => expect(dialog(page)).toBeVisible({ timeout: 200 }), 1000);
  await expect(dialog(page).getByRole('textbox', { name: 'Words beside it' })).toHaveValue(words);
  await expect(dialog(page).getByRole('img', { name: 'Your picture' })).toBeVisible();
  await expect(page.locator('form textarea[rows="1"]')).toHaveValue('');
  expect((await guest.me()).messageBalance).toBe(before);

  await context.setOffline(true);
  await expect(dialog(page).getByRole('status')).toContainText('only with a network');
  await expect(sendIt(page)).toBeDisabled();
  await context.setOffline(false);
  await model.reset();
  await sendIt(page).click();
  await chat.waitForAnswer(before - 1);
  await expect(chat.ownBubble(words)).toHaveCount(1);
});

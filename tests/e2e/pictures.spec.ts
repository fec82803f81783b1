import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readLog, runningProduct, startProduct } from '../setup/product';
import { expectAccessible } from './accessible';
import { expectSound } from './after-run';
import { runUntil } from './clock';
import { test as base, expect } from './fixtures';
import { expectFits } from './layout';
import { unique } from './unique';

const FINE = { minor: false, self_harm: false, nudity: false, document: false, violence: false };

/** A product that takes pictures, of each worker's own: what a picture shows has no words to know it by. */
const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the parameter which fixtures are needed.
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-pictures-'));
      await use(folder);
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ folder }, use) => {
      const env = { TRUSTED_PROXIES: '1', CHAT_PICTURES: 'on', PICTURES_DIR: folder };
      const product = await startProduct({ env });
      await use(runningProduct(product));
      const log = readLog(product);
      await product.stop();
      await expectSound(product.databaseUrl, log);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** A JPEG as a phone takes it: large, on its side, with the place. */
const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c06' } })
    .withExif({ IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const button = (page: Page) => page.getByRole('button', { name: 'Send a picture', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send a picture' });
const sendIt = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true });
const shown = (page: Page) =>
  page.locator('[data-message="user"]').getByRole('img', { name: 'Your picture' });

async function choose(page: Page, buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') {
  const chooser = page.waitForEvent('filechooser');
  await button(page).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
  await expect(dialog(page)).toBeVisible();
}

async function openChat(page: Page, chat: { open(id: string): Promise<void> }, sessionId: string) {
  await chat.open(sessionId);
  await page.getByRole('textbox', { name: /^Message / }).click();
  await runUntil(page, () => expect(button(page)).toBeVisible({ timeout: 200 }));
}

test('a picture is looked at, sent with words, answered, charged as one message, and opens whole', async ({
  page,
  guest,
  chat,
  model,
  folder,
}) => {
  const sessionId = await guest.startChat();
  await openChat(page, chat, sessionId);
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
  expect(
    fs.readdirSync(folder, { recursive: true }).filter((one) => String(one).endsWith('.jpg')),
  ).toHaveLength(1);

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
  await openChat(page, chat, sessionId);
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
  await openChat(page, chat, sessionId);
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

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readLog, runningProduct, startProduct } from '../setup/product';
import { expectSound } from './after-run';
import { runUntil } from './clock';
import { test as base, expect } from './fixtures';
import type { ChatPage } from './pages/chat';

/** A product that takes pictures, of each worker's own: what a picture shows has no words to know it by. */
export const test = base.extend<object, { folder: string }>({
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
export const photo = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c06' } })
    .withExif({ IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const button = (page: Page) => page.getByRole('button', { name: 'Send a picture', exact: true });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send a picture' });
export const sendIt = (page: Page) => dialog(page).getByRole('button', { name: 'Send', exact: true });
export const shown = (page: Page) =>
  page.locator('[data-message="user"]').getByRole('img', { name: 'Your picture' });

export async function choose(
  page: Page,
  buffer: Buffer,
  name = 'photo.jpg',
  mimeType = 'image/jpeg',
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
  await expect(dialog(page)).toBeVisible();
}

/** A picture that stays large when it is made smaller: nothing in it repeats. */
export const rustle = () =>
  sharp({
    create: {
      ...{ width: 1280, height: 1280, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

/** Opens a chat and touches it, so that its button for pictures comes. */
export async function openChat(chat: ChatPage, sessionId: string): Promise<void> {
  await chat.open(sessionId);
  await chat.box.click();
  await runUntil(chat.page, () => expect(button(chat.page)).toBeVisible({ timeout: 200 }));
}

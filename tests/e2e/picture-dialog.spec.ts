import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { gate } from '../setup/gate';
import { expectAccessible } from './accessible';
import { runUntil, stopClock } from './clock';
import { expectDialogEntryLeft, expectDialogReady } from './dialogs';
import { expect } from './fixtures';
import { expectFits } from './layout';
import { ChatPage } from './pages/chat';
import { button, choose, dialog, openChat, photo, rustle, sendIt, shown, test } from './pictures';
import { unique } from './unique';

const READY = 'Your picture can be sent.';
const UPLOAD = '**/api/chat/picture?*';

const status = (page: Page) => dialog(page).getByRole('status');
const words = (page: Page) => dialog(page).getByRole('textbox', { name: 'Words beside it' });
const bar = (page: Page) => dialog(page).getByRole('progressbar');
const cancel = (page: Page) => dialog(page).getByRole('button', { name: 'Cancel' });

/** Keeps pictures from being made smaller, until what it returns is called. */
async function holdShrinking(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { createImageBitmap: draw } = window;
    const held = new Promise<void>((resolve) => Object.assign(window, { letShrink: resolve }));
    window.createImageBitmap = (async (file: Blob, options: ImageBitmapOptions) => {
      await held;
      return draw(file, options);
    }) as typeof draw;
  });
  return () => page.evaluate(() => (window as unknown as { letShrink(): void }).letShrink());
}

/** Keeps uploads from beginning, until what it returns is called. */
async function holdUpload(page: Page): Promise<() => void> {
  const uploads = gate();
  await page.route(UPLOAD, async (route) => {
    await uploads.opened;
    await route.continue().catch(() => undefined);
  });
  return uploads.open;
}

/** Keeps answers to uploads from coming, until what it returns is called. */
async function holdAnswer(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/chat/picture?*', requestStage: 'Response' }],
  });
  let isOpen = false;
  const held: string[] = [];
  const go = (requestId: string) => cdp.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    if (isOpen) void go(requestId);
    else held.push(requestId);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map(go));
  };
}

/** What a screen reader is told by the dialog's status from now on. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await status(page).evaluate((element) => {
    const heard = [element.textContent];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(element.textContent)).observe(element, {
      ...{ childList: true, characterData: true, subtree: true },
    });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Of two colours: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** @param least part of the bar that stands out from its ground, seen as its pixels are, by day and by night */
async function expectSeen(page: Page, least: number): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { data, info } = await sharp(await bar(page).screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    // Outside the round end.
    const ground = at(0, 0);
    const middle = Array.from({ length: info.width }, (_, x) => at(x, info.height >> 1));
    const seen = middle.filter((color) => contrastOf(color, ground) >= 3);
    expect(seen.length / info.width, colorScheme).toBeGreaterThan(least);
    const edge = middle.map((_, x) => at(x, 0)).filter((color) => contrastOf(color, ground) >= 3);
    expect(edge.length / info.width, `the edge, ${colorScheme}`).toBeGreaterThan(0.9);
  }
  await page.emulateMedia({ colorScheme: null });
}

async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

test('each step of a picture is seen and said, and each can be cancelled: nothing of it stays in the chat', async ({
  page,
  guest,
  chat,
  db,
  noise,
}) => {
  noise.allow(/\/api\/chat\/picture/);
  const sessionId = await guest.startChat();
  await openChat(chat, sessionId);
  const end = async () => {
    await cancel(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  };
  await test.step('made smaller', async () => {
    const letShrink = await holdShrinking(page);
    await choose(page, await photo());
    await expect(status(page)).toHaveText('Step 1 of 3: making it smaller');
    await expect(bar(page)).not.toHaveAttribute('value');
    await expect(sendIt(page)).toBeDisabled();
    await expectSeen(page, 0.3);
    await expectWell(page);
    await end();
    await letShrink();
  });
  await test.step('uploaded', async () => {
    const letUpload = await holdUpload(page);
    await choose(page, await photo());
    await expect(bar(page)).toHaveAttribute('value', '0');
    await expect(bar(page)).toHaveAccessibleName('Step 2 of 3: uploading, 0 %');
    await expectSeen(page, 0);
    await expectWell(page);
    const failed = page.waitForEvent('requestfailed');
    await end();
    expect((await failed).url()).toContain('/api/chat/picture');
    letUpload();
    await page.unroute(UPLOAD);
  });
  const rows = async () =>
    (await db.query('SELECT message_id FROM chat_pictures WHERE session_id = $1', [sessionId])).rows;
  expect(await rows()).toEqual([]);
  await test.step('looked at', async () => {
    const letAnswer = await holdAnswer(page);
    await choose(page, await photo());
    await expect(status(page)).toHaveText('Step 3 of 3: checking your picture');
    await expectSeen(page, 0.3);
    await expectWell(page);
    await end();
    await letAnswer();
  });
  // What the server took in meanwhile belongs to no message, and goes with those that were never sent.
  for (const row of await rows()) expect(row).toEqual({ message_id: null });
  await choose(page, await photo());
  await expect(status(page)).toHaveText(READY);
  await expect(sendIt(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toHaveCount(0);
  await expect(shown(page)).toHaveCount(0);
});

test('the bar follows what has gone out, and what is said of it are quarters', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  await openChat(chat, sessionId);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const letShrink = await holdShrinking(page);
  await choose(page, await rustle());
  const heard = await hear(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const watch = () => {
      const value = document.querySelector('progress')?.getAttribute('value');
      if (value) seen.push(Number(value));
    };
    new MutationObserver(watch).observe(document, {
      ...{ subtree: true, childList: true, attributeFilter: ['value'] },
    });
  });
  await cdp.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 250_000 },
  });
  await letShrink();
  await expect(status(page)).toHaveText(READY);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(2);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  for (const said of await heard()) if (said.includes('uploading')) expect(said).toMatch(/, (0|25|50|75) %$/);
});

test('a slow network is named after 20 seconds, a lost one too; the next try keeps picture and words', async ({
  page,
  guest,
  chat,
  noise,
}) => {
  noise.allow(/\/api\/chat\/picture/);
  const sessionId = await guest.startChat();
  await openChat(chat, sessionId);
  await stopClock(page);
  const uploads = gate();
  await page.route(UPLOAD, async (route) => {
    await uploads.opened;
    await route.abort('internetdisconnected');
  });
  await choose(page, await photo());
  await expect(bar(page)).toHaveAttribute('value', '0');
  const said = unique('Dheere dheere');
  await words(page).fill(said);
  await page.clock.runFor(19_000);
  await expect(status(page)).toHaveText('Step 2 of 3: uploading, 0 %');
  await page.clock.runFor(1500);
  await expect(status(page)).toContainText('This is slow just now');
  await page.clock.resume();
  await expectWell(page);
  uploads.open();
  await expect(status(page)).toContainText('The picture did not reach us');
  await expect(words(page)).toHaveValue(said);
  await expectWell(page);
  await page.unroute(UPLOAD);

  await test.step('the network goes while it is uploaded', async () => {
    const letUpload = await holdUpload(page);
    await dialog(page).getByRole('button', { name: 'Try again' }).dblclick();
    await expect(bar(page)).toHaveAttribute('value', '0');
    await page.context().setOffline(true);
    await expect(status(page)).toContainText('The picture did not reach us');
    await page.context().setOffline(false);
    letUpload();
    await page.unroute(UPLOAD);
  });
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toHaveText(READY);
  await expect(dialog(page).getByRole('img', { name: 'Your picture' })).toBeVisible();
  const before = (await guest.me()).messageBalance;
  await sendIt(page).click();
  await chat.waitForAnswer(before - 1);
  await expect(chat.ownBubble(said)).toHaveCount(1);
});

test('words beside a picture outlive Back, Escape, a tap outside, Remove and a reload, and go with the message', async ({
  page,
  guest,
  chat,
  rating,
  noise,
}) => {
  // Whatever closes the dialog ends an upload that is on its way.
  noise.allow(/\/api\/chat\/picture/);
  const sessionId = await guest.startChat();
  await openChat(chat, sessionId);
  const ways: [way: string, close: () => Promise<unknown>][] = [
    ['Back', () => page.goBack()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a tap outside', () => page.mouse.click(180, 5)],
    ['Remove', () => dialog(page).getByRole('button', { name: 'Remove' }).click()],
  ];
  const said = unique('Sambhal ke');
  await choose(page, await photo());
  await words(page).fill(said);
  for (const [way, close] of ways)
    await test.step(way, async () => {
      await expect(status(page)).toHaveText(READY);
      await expectDialogReady(dialog(page));
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expectDialogEntryLeft(page);
      await expect(page).toHaveURL(`/chat/${sessionId}`);
      await expect(rating.dialog).toHaveCount(0);
      await expect(button(page)).toBeFocused();
      await choose(page, await photo());
      await expect(words(page)).toHaveValue(said);
      await expect(dialog(page)).toContainText('your words stay for later');
    });
  await page.reload();
  await chat.waitForWelcome();
  await chat.box.click();
  await runUntil(page, () => expect(button(page)).toBeVisible({ timeout: 200 }));
  await expect(chat.box).toHaveValue('');
  await choose(page, await photo());
  await expect(words(page)).toHaveValue(said);
  await expect(status(page)).toHaveText(READY);
  await sendIt(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await chat.waitForAnswer(4);
  await choose(page, await photo());
  await expect(words(page)).toHaveValue('');
});

for (const [name, refuse] of [
  ['full', ['setItem']],
  ['refused', ['setItem', 'getItem', 'removeItem']],
] as const)
  test(`where storage is ${name}, words stay for as long as the page lives, and a picture is sent`, async ({
    page,
    guest,
    chat,
  }) => {
    const sessionId = await guest.startChat();
    await page.addInitScript((methods) => {
      for (const method of methods)
        Storage.prototype[method] = () => {
          throw new DOMException('no', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
        };
    }, refuse);
    await openChat(chat, sessionId);
    const said = unique('Jagah nahi');
    await choose(page, await photo());
    await words(page).fill(said);
    await expect(status(page)).toHaveText(READY);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await choose(page, await photo());
    await expect(words(page)).toHaveValue(said);
    await expect(status(page)).toHaveText(READY);
    await sendIt(page).click();
    await chat.waitForAnswer(4);
    expect(await guest.written(sessionId)).toEqual([`📷 ${said}`]);
  });

test('two taps on Send, two Enters and two tabs at once: one message and one picture each', async ({
  context,
  page,
  guest,
  chat,
  db,
  noise,
}) => {
  // The second to arrive is told to wait for the first.
  noise.allow(/\/api\/chat\/message$/);
  const sessionId = await guest.startChat();
  await openChat(chat, sessionId);
  const texts = ['Do tap', 'Do Enter', 'Pehla tab', 'Doosra tab'].map((text) => unique(text));
  const [tapped, entered, first, second] = texts as [string, string, string, string];
  const prepare = async (tab: Page, text: string) => {
    await choose(tab, await photo());
    await words(tab).fill(text);
    await expect(status(tab)).toHaveText(READY);
  };
  await prepare(page, tapped);
  await sendIt(page).dblclick({ force: true });
  await chat.waitForAnswer(4);
  await prepare(page, entered);
  await words(page).evaluate((box) => {
    for (let times = 0; times < 2; times += 1)
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await chat.waitForAnswer(3);

  const tab = await context.newPage();
  const other = new ChatPage(tab);
  await openChat(other, sessionId);
  await prepare(page, first);
  await prepare(tab, second);
  await Promise.all([sendIt(page).dblclick({ force: true }), sendIt(tab).dblclick({ force: true })]);
  await runUntil(page, async () => {
    await tab.clock.runFor(250);
    expect((await guest.written(sessionId)).length).toBe(4);
  });
  expect((await guest.written(sessionId)).sort()).toEqual(texts.map((text) => `📷 ${text}`).sort());
  await guest.expectBalance(1);
  const { rows } = await db.query(
    'SELECT count(*)::int AS taken, count(DISTINCT message_id)::int AS messages FROM chat_pictures WHERE session_id = $1',
    [sessionId],
  );
  expect(rows).toEqual([{ taken: 4, messages: 4 }]);
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('the dialog fits every screen in each of its states', async ({
    page,
    guest,
    chat,
    noise,
    context,
    product,
  }) => {
    noise.allow(/\/api\/chat\/picture/);
    const sessionId = await guest.startChat();
    await context.addCookies([{ name: 'language', value: 'hi', url: product.url }]);
    await page.clock.install();
    await page.goto(`/chat/${sessionId}`);
    await page.locator('form textarea').first().click();
    const open = page.getByRole('button', { name: 'तस्वीर भेजें', exact: true });
    await runUntil(page, () => expect(open).toBeVisible({ timeout: 200 }));
    const asked = page.getByRole('dialog', { name: 'तस्वीर भेजें' });
    const letUpload = await holdUpload(page);
    const chooser = page.waitForEvent('filechooser');
    await open.click();
    await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(asked.getByRole('status')).toContainText('अपलोड हो रही है, 0 %');
    await expectWell(page);
    letUpload();
    await expect(asked.getByRole('status')).toHaveText('आपकी तस्वीर भेजी जा सकती है।');
    await expectWell(page);
    expect(await chat.page.evaluate(() => document.documentElement.lang)).toBe('hi');
  });
});

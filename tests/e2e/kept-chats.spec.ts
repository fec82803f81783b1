import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { runUntil } from './clock';
import { denyStorage } from './denied-storage';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { ChatPage } from './pages/chat';
import { ChatsPage } from './pages/chats';
import { unique } from './unique';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = /./;
const DB = 'saathi-kept';
const KEPT_HERE = 'This is what your device kept.';

const theSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Read my newest chats without a network on this device' });
const said = (page: Page) => page.getByRole('region', { name: 'This device' }).getByRole('status');

async function openChoice(page: Page): Promise<void> {
  await page.goto('/account/offline');
  await expectAnswers(page);
  await expect(theSwitch(page)).toBeEnabled();
}

/** Has the newest chats kept, and the worker that shows them. */
async function turnOn(page: Page, kept: string | RegExp = 'One chat is kept here.'): Promise<void> {
  await openChoice(page);
  await theSwitch(page).click();
  await expect(said(page)).toHaveText(kept);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** What the browser keeps, opened as the product would. */
const keptTexts = (page: Page) =>
  page.evaluate(async (name) => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const opening = indexedDB.open(name);
    // Looking for it makes none.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const db = await ask(opening).catch(() => undefined);
    if (!db) return undefined;
    db.onversionchange = () => db.close();
    const stores = db.transaction(['own', 'chats']);
    const own = await ask(stores.objectStore('own').get('own'));
    const sealed = await ask(stores.objectStore('chats').getAll());
    db.close();
    const texts: string[] = [];
    for (const { id, iv, data } of sealed) {
      const additionalData = new TextEncoder().encode(id);
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, own.key, data);
      const { messages } = JSON.parse(new TextDecoder().decode(plain)) as { messages: { text: string }[] };
      texts.push(...messages.map(({ text }) => text));
    }
    return texts;
  }, DB);

/** Closes the tab, takes the network away, and opens another one. */
async function openOffline(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  await context.setOffline(true);
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

test('by default nothing is kept; who wants it reads their chats without a network, after the tab was closed', async ({
  page,
  context,
  guest,
  noise,
}) => {
  noise.allow(OFFLINE);
  const text = unique('<b>कल</b> "मिलते" हैं & फिर बात करेंगे\nठीक है?');
  const sessionId = await guest.startChat();
  await guest.send(sessionId, text);
  await page.goto(`/chat/${sessionId}`);
  await expectAnswers(page);
  await page.keyboard.press('Shift');
  expect(await keptTexts(page)).toBeUndefined();

  await turnOn(page);
  await expectAccessible(page);
  await expectFits(page);
  const next = await openOffline(context, page, '/chats');
  await expect(next.getByRole('heading', { name: 'My chats' })).toBeVisible();
  await expect(next.getByRole('status')).toContainText(KEPT_HERE);
  await expect(next.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
  await expectAccessible(next);
  await expectFits(next);

  await next.getByRole('listitem').getByRole('link').click();
  await expect(next).toHaveURL(`/chat/${sessionId}`);
  const words = next.getByRole('region', { name: 'Messages' });
  await expect(words.getByText(text)).toBeVisible();
  expect(await words.locator('b').count()).toBe(0);
  await expect(next.getByText('You are talking with an AI companion')).toBeVisible();
  await expect(next.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expectAccessible(next);
  await expectFits(next);

  // Elsewhere the page of always, with the way to them.
  await next.goto('/');
  await expect(next.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectAccessible(next);
  await next.getByRole('link', { name: 'Read your newest chats' }).click();
  await next.getByRole('listitem').getByRole('link').click();
  await context.setOffline(false);
  await next.getByRole('link', { name: 'Try again' }).click();
  await expectAnswers(next);
  await expect(next.getByText(KEPT_HERE)).toHaveCount(0);
});

test('nothing of an incognito chat is kept, whether it is shown or listed', async ({ page, guest }) => {
  const [open, hidden] = [unique('Kal milte hain'), unique('Yeh raaz hai')];
  await guest.send(await guest.startChat(), open);
  const incognito = await guest.startIncognitoChat();
  await guest.send(incognito, hidden);
  await turnOn(page);
  await page.goto(`/chat/${incognito}`);
  await expectAnswers(page);
  await page.keyboard.press('Shift');
  await expect(page.getByText(hidden)).toBeVisible();
  await page.goto('/account/offline');
  await expectAnswers(page);
  const texts = await keptTexts(page);
  expect(texts?.join()).toContain(open);
  expect(texts?.join()).not.toContain(hidden);
});

test('what is kept stands nowhere in clear, and its key cannot be taken out', async ({ page, guest }) => {
  const word = unique('राज़');
  const sessionId = await guest.startChat();
  await guest.send(sessionId, word);
  await turnOn(page);
  expect(await keptTexts(page)).toContain(word);
  const found = await page.evaluate(
    async ([name, secret]) => {
      const ask = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await ask(indexedDB.open(name));
      const stores = db.transaction(['own', 'chats']);
      const own = await ask(stores.objectStore('own').get('own'));
      const sealed = await ask(stores.objectStore('chats').getAll());
      db.close();
      const isRefused = await crypto.subtle.exportKey('raw', own.key).then(
        () => false,
        () => true,
      );
      const bytes = sealed.flatMap(({ iv, data }) => [iv, data]);
      const raw = bytes.flatMap((one) => ['utf-8', 'utf-16le'].map((as) => new TextDecoder(as).decode(one)));
      const plain = [JSON.stringify(sealed), JSON.stringify(own), JSON.stringify({ ...localStorage })];
      return {
        isRefused,
        caches: await caches.keys(),
        count: sealed.length,
        inClear: [...raw, ...plain].some((one) => one.includes(secret)),
      };
    },
    [DB, word] as const,
  );
  expect(found).toEqual({ isRefused: true, caches: [], count: 1, inClear: false });
});

test('a message that comes is kept, and one that is deleted goes', async ({
  page,
  context,
  guest,
  chat,
  noise,
}) => {
  noise.allow(OFFLINE);
  const sessionId = await guest.startChat();
  await turnOn(page);
  await chat.open(sessionId);
  await page.keyboard.press('Shift');
  const [stays, goes] = [unique('रहेगा'), unique('जाएगा')];
  await chat.talk(goes);
  await chat.talk(stays);
  await runUntil(page, async () => {
    const texts = await keptTexts(page);
    expect(texts).toContain(goes);
    expect(texts).toContain(stays);
  });

  await chat.ownBubble(goes).click({ button: 'right' });
  await chat.option('Delete my words').click();
  await chat.option('Delete my words').click();
  await expect(page.getByText('You deleted this message.')).toBeVisible();
  await runUntil(page, async () => expect(await keptTexts(page)).not.toContain(goes));
  const next = await openOffline(context, page, `/chat/${sessionId}`);
  await expect(next.getByText(stays)).toBeVisible();
  await expect(next.getByText('You deleted this message.')).toBeVisible();
  await expect(next.getByText(goes)).toHaveCount(0);
});

test('a chat that is deleted goes at once', async ({ page, guest }) => {
  const word = unique('मिटा दो');
  await guest.send(await guest.startChat('romantic'), word);
  await guest.startChat();
  await turnOn(page, '2 chats are kept here.');
  const chats = new ChatsPage(page);
  await chats.open();
  await chats.choose('Romantic', 'Delete');
  await chats.dialog.getByRole('button', { name: 'Delete this chat' }).click();
  await chats.expectRows('Friendly');
  await expect.poll(() => keptTexts(page)).not.toContain(word);
});

test('what was deleted elsewhere goes with the next look at the server, and all of it when the person is another', async ({
  page,
  context,
  guest,
  db,
  noise,
}) => {
  noise.allow(/\/api\/user\/me$/);
  const word = unique('कहीं और');
  const sessionId = await guest.startChat();
  await guest.send(sessionId, word);
  await turnOn(page);
  await db.query(`DELETE FROM messages WHERE session_id = $1 AND sender = 'user'`, [sessionId]);
  const later = async () => {
    await page.clock.install({ time: Date.now() + 60 * 60 * 1000 });
    await page.goto('/chats');
    await expectAnswers(page);
    await page.keyboard.press('Shift');
  };
  await later();
  await runUntil(page, async () => expect(await keptTexts(page)).not.toContain(word));
  expect(await keptTexts(page)).not.toEqual([]);

  await context.clearCookies();
  await page.clock.setSystemTime(Date.now() + 3 * 60 * 60 * 1000);
  await page.goto('/chats');
  await expectAnswers(page);
  await page.keyboard.press('Shift');
  await runUntil(page, async () => expect(await keptTexts(page)).toBeUndefined());
});

test('signing out destroys it, without a network too, and in every tab', async ({
  page,
  context,
  guest,
  home,
  google,
  noise,
}) => {
  noise.allow(OFFLINE);
  await guest.send(await guest.startChat(), unique('मेरी बात'));
  await home.open();
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await google.chooseNew(String(randomInt(2 ** 40)));
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await turnOn(page, /kept here\.$/);
  const other = await context.newPage();
  await openChoice(other);
  await expect(theSwitch(other)).toBeChecked();

  await page.goto('/');
  await expectAnswers(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => keptTexts(page)).toBeUndefined();
  await expect(theSwitch(other)).not.toBeChecked();
  await page.goto('/chats');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText(KEPT_HERE)).toHaveCount(0);
});

test('switched off in one tab it is gone in the other, which keeps nothing more', async ({
  page,
  context,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await turnOn(page);
  const other = new ChatPage(await context.newPage());
  await other.open(sessionId);
  await other.page.keyboard.press('Shift');
  await other.talk(unique('रखा गया'));
  await runUntil(other.page, async () => expect((await keptTexts(other.page))?.length).toBeGreaterThan(2));
  await theSwitch(page).click();
  await expect(theSwitch(page)).not.toBeChecked();
  await expect.poll(() => keptTexts(page)).toBeUndefined();
  await other.talk(unique('नहीं रखा'));
  await other.page.clock.runFor(10_000);
  expect(await keptTexts(other.page)).toBeUndefined();
});

test('a browser that refuses its database says so, and everything else goes on', async ({
  page,
  guest,
  chat,
}) => {
  await page.addInitScript((name) => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (of, version) {
      if (of === name) throw new DOMException('refused', 'SecurityError');
      return open.call(this, of, version);
    };
  }, DB);
  const sessionId = await guest.startChat();
  await openChoice(page);
  await theSwitch(page).click();
  await expect(said(page)).toContainText('did not let us keep anything');
  await expect(theSwitch(page)).not.toBeChecked();
  await expectAccessible(page);
  await chat.open(sessionId);
  await chat.talk(unique('सब ठीक'));
});

test('where there is room for nothing at all it says so, keeps nothing, and everything else goes on', async ({
  page,
  context,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  await denyStorage(context, 'full');
  await openChoice(page);
  await theSwitch(page).click();
  await expect(said(page)).toContainText('did not let us keep anything');
  await expect(theSwitch(page)).not.toBeChecked();
  expect(await keptTexts(page)).toBeUndefined();
  await expectAccessible(page);
  await chat.open(sessionId);
  await chat.talk(unique('सब ठीक'));
});

for (const how of ['refused', 'missing'] as const)
  test(`where storage is ${how} the page says that this browser cannot keep chats, and everything else goes on`, async ({
    page,
    context,
    guest,
    chat,
  }) => {
    const sessionId = await guest.startChat();
    await denyStorage(context, how);
    await page.goto('/account/offline');
    await expectAnswers(page);
    await expect(said(page)).toContainText('This browser cannot keep chats');
    await expect(theSwitch(page)).toBeDisabled();
    await expectAccessible(page);
    await chat.open(sessionId);
    await chat.talk(unique('सब ठीक'));
  });

test('a full browser says so, and keeps nothing half', async ({ page, guest }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'chats') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
  await guest.startChat();
  await turnOn(page, 'This browser had no room for all of them. No chat is kept yet.');
  expect(await keptTexts(page)).toEqual([]);
});

test('a browser without the means says so', async ({ page, guest }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
  await guest.register();
  await page.goto('/account/offline');
  await expectAnswers(page);
  await expect(said(page)).toContainText('This browser cannot keep chats');
  await expect(theSwitch(page)).toBeDisabled();
  await expectFits(page);
});

test('a new version of the worker reads what was kept before it', async ({ page, context, guest, noise }) => {
  noise.allow(OFFLINE);
  const word = unique('पुराना');
  const sessionId = await guest.startChat();
  await guest.send(sessionId, word);
  await turnOn(page);
  await page.evaluate(async () => {
    const next = await navigator.serviceWorker.register('/sw.js?next', { updateViaCache: 'none' });
    const came = next.installing ?? next.waiting;
    if (came && came.state !== 'activated')
      await new Promise<void>((resolve) =>
        came.addEventListener('statechange', () => came.state === 'activated' && resolve()),
      );
  });
  const next = await openOffline(context, page, `/chat/${sessionId}`);
  await expect(next.getByText(word)).toBeVisible();
});

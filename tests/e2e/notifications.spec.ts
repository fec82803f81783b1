import type { BrowserContext, Page } from '@playwright/test';
import type { Pool } from 'pg';
import { expectAccessible } from './accessible';
import { expectAnswers, holdAnswer } from './answers';
import { DENIALS, denyStorage } from './denied-storage';
import { expect, test } from './fixtures';
import type { Guest } from './guest';
import { expectFits } from './layout';
import type { ChatPage } from './pages/chat';
import { ChatsPage } from './pages/chats';
import { givePush } from './push-browser';
import { unique } from './unique';

test.use({ serviceWorkers: 'allow' });

const here = (page: Page) => page.getByRole('region', { name: 'This device' });
const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on for this device' });
const turnOff = (page: Page) => page.getByRole('button', { name: 'Turn off for this device' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });

async function openNotifications(page: Page): Promise<void> {
  await page.goto('/account/notifications');
  await expectAnswers(page);
  await expect(here(page)).toBeVisible();
}

test('who turns notifications on is asked after a tap, is told of a reply without a word of it, and turns them off', async ({
  page,
  context,
  guest,
  db,
  pushService,
}) => {
  const push = await givePush(context, pushService, 'granted');
  const sessionId = await guest.startChat();
  await page.goto('/account/control');
  await expectAnswers(page);
  await page.getByRole('link', { name: 'Choose notifications' }).click();
  await expect(page).toHaveURL('/account/notifications');
  await expect(turnOn(page)).toBeVisible();
  await expectAnswers(page);
  expect(await push.asked(page)).toBe(0);
  await turnOn(page).click();
  await expect(page.getByText('Notifications are on for this device')).toBeVisible();
  expect(await push.asked(page)).toBe(1);
  for (const name of ['Replies', 'Payments', 'Our answers', 'Hide who it is from'])
    await expect(box(page, name)).toBeChecked();
  await expectAccessible(page);
  await expectFits(page);

  await guest.send(sessionId, unique('Kal phir baat karte hain'));
  // As after half a minute.
  await db.query('UPDATE push_notices SET next_try_at = now() WHERE chat_id = $1', [sessionId]);
  const [browser = ''] = push.browsers;
  await expect.poll(async () => (await pushService.callsFor(browser)).length).toBe(1);
  const [{ text = '' } = {}] = await pushService.callsFor(browser);

  // What the service brings, the browser's own worker shows; headless Chromium has no screen for it.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: object[] };
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ title, body: options?.body, data: options?.data });
    };
  });
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: text,
  });
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { shown: object[] }).shown))
    .toEqual([{ title: 'Saathi', body: 'You have a new message', data: { path: `/chat/${sessionId}` } }]);

  await turnOff(page).click();
  await expect(page.getByText('Notifications are off for this device')).toBeVisible();
  await expect(turnOn(page)).toBeVisible();
  const { rows } = await db.query('SELECT 1 FROM push_notices WHERE chat_id = $1', [sessionId]);
  expect(rows).toEqual([]);
});

/** Calls that change what devices are told, from now on. */
function hearChanges(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/account/push'))
      calls.push(pathname.replace(/[\w-]{36}/, '{id}'));
  });
  return calls;
}

test('two taps at once on the switch turn notifications on once and off once', async ({
  page,
  context,
  guest,
  db,
  pushService,
}) => {
  const push = await givePush(context, pushService, 'granted');
  const { id } = await guest.register();
  await openNotifications(page);
  const calls = hearChanges(context);
  const told = async () =>
    (await db.query('SELECT 1 FROM push_subscriptions WHERE user_id = $1', [id])).rowCount;
  await turnOn(page).dblclick();
  await expect(turnOff(page)).toBeVisible();
  expect(await told()).toBe(1);
  expect([calls, await push.asked(page), push.browsers.length]).toEqual([['/api/account/push'], 1, 1]);
  await turnOff(page).dblclick();
  await expect(turnOn(page)).toBeVisible();
  await expect(turnOn(page)).toBeEnabled();
  expect(await told()).toBe(0);
  expect(calls).toEqual(['/api/account/push', '/api/account/push/{id}/off']);
});

test('two tabs that turn notifications on at once, and off at once, leave one state and no error', async ({
  page,
  context,
  guest,
  db,
  pushService,
}) => {
  await givePush(context, pushService, 'granted');
  const { id } = await guest.register();
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await openNotifications(tab);
  const told = async () =>
    (await db.query('SELECT 1 FROM push_subscriptions WHERE user_id = $1', [id])).rowCount;
  await Promise.all(tabs.map((tab) => turnOn(tab).click()));
  for (const tab of tabs) await expect(turnOff(tab)).toBeVisible();
  expect(await told()).toBe(1);
  await Promise.all(tabs.map((tab) => turnOff(tab).click()));
  for (const tab of tabs) {
    await expect(turnOn(tab)).toBeVisible();
    await expect(tab.locator('[data-toast]').filter({ hasText: 'not' })).toHaveCount(0);
  }
  expect(await told()).toBe(0);
});

test('what is chosen for a device stays chosen', async ({ page, context, guest, pushService }) => {
  await givePush(context, pushService, 'granted');
  await guest.register();
  await openNotifications(page);
  await turnOn(page).dblclick();
  await expect(box(page, 'Payments')).toBeChecked();
  for (const name of ['Payments', 'Hide who it is from']) {
    const saved = page.waitForResponse((answer) => /\/api\/account\/push\/[\w-]{36}$/.test(answer.url()));
    await box(page, name).uncheck();
    await saved;
  }
  await page.reload();
  await expectAnswers(page);
  await expect(box(page, 'Replies')).toBeChecked();
  for (const name of ['Payments', 'Hide who it is from']) await expect(box(page, name)).not.toBeChecked();
});

test('a no is final: it is said how to change it, and nobody asks again', async ({
  page,
  context,
  guest,
  pushService,
}) => {
  const push = await givePush(context, pushService, 'denied');
  await guest.register();
  await openNotifications(page);
  await turnOn(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'does not let Saathi notify you' })).toBeVisible();
  await expect(turnOn(page)).toHaveCount(0);
  expect(push.browsers).toEqual([]);
  await page.reload();
  await expectAnswers(page);
  await expect(here(page)).toContainText('we will not ask again');
  expect(await push.asked(page)).toBe(0);
  await expectAccessible(page);
  await expectFits(page);
});

/** A person who is told on this device and on another one. */
async function openTwoDevices(page: Page, guest: Guest, db: Pool): Promise<void> {
  const { id } = await guest.register();
  await openNotifications(page);
  await turnOn(page).click();
  await expect(turnOff(page)).toBeVisible();
  await db.query(
    `WITH session AS (INSERT INTO device_sessions (id, user_id, browser_name, os_name, created_at, last_seen_at)
       VALUES (gen_random_uuid(), $1, 'Firefox', 'Windows', now(), now()) RETURNING id)
     INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, server_key, kinds, created_at)
     SELECT gen_random_uuid(), $1, session.id, 'https://updates.push.services.mozilla.com/' || session.id, 'x', 'x', s.server_key, '{reply,payment}', now()
     FROM session, push_subscriptions s WHERE s.user_id = $1`,
    [id],
  );
  await page.reload();
  await expectAnswers(page);
}

const firefox = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
const turnOffFirefox = (page: Page) => page.getByRole('button', { name: 'Turn off Firefox on Windows' });

test('another device is named with what it is told, and turned off from here', async ({
  page,
  context,
  guest,
  db,
  pushService,
}) => {
  await givePush(context, pushService, 'granted');
  await openTwoDevices(page, guest, db);
  await expect(firefox(page)).toContainText('Told about replies, payments');
  await expectAccessible(page);
  await turnOffFirefox(page).click();
  await expect(firefox(page)).toHaveCount(0);
  await expect(turnOff(page)).toBeVisible();
});

test('a list that was read before a device was turned off does not bring it back', async ({
  page,
  context,
  guest,
  db,
  pushService,
}) => {
  await givePush(context, pushService, 'granted');
  await page.clock.install();
  await openTwoDevices(page, guest, db);
  const read = await holdAnswer(page, '**/api/account/push');
  // The page has become old: the first input has it asked for again.
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Tab');
  await read.made;
  await turnOffFirefox(page).click();
  await expect(page.getByText('That device gets no more notifications')).toBeVisible();
  await read.letCome();
  await expect(firefox(page)).toHaveCount(0);
});

test('a browser that cannot show notifications says so', async ({ page, guest }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
  });
  await guest.register();
  await openNotifications(page);
  await expect(here(page)).toContainText('This browser cannot show notifications.');
  await expect(turnOn(page)).toHaveCount(0);
});

const hint = (page: Page) => page.getByRole('region', { name: 'Know when a reply has come?' });

/** The tab, as it is when another one is looked at. */
const look = (page: Page, elsewhere: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, elsewhere);

/** Writes, looks elsewhere until the reply is there, and comes back. */
async function missReply(chat: ChatPage, sessionId: string): Promise<void> {
  await chat.open(sessionId);
  await missHere(chat);
}

async function missHere(chat: ChatPage): Promise<void> {
  await chat.waitForWelcome();
  await chat.talk(unique('Pehli baat'));
  const before = await chat.theirs.count();
  await chat.write(unique('Ek minute'));
  await look(chat.page, true);
  await expect.poll(() => chat.theirs.count()).toBeGreaterThan(before);
}

test('who comes back to a reply is offered to be told of the next, and asked by the browser after a tap', async ({
  page,
  context,
  guest,
  chat,
  pushService,
}) => {
  const push = await givePush(context, pushService, 'granted');
  await missReply(chat, await guest.startChat());
  await expect(hint(page)).toHaveCount(0);
  await look(page, false);
  await expect(hint(page)).toBeVisible();
  expect(await push.asked(page)).toBe(0);
  await expectAccessible(page);
  await expectFits(page);
  await hint(page).getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Notifications are on for this device')).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  expect([await push.asked(page), push.browsers.length]).toEqual([1, 1]);
});

test('“Not now” is kept: nobody asks again after the next reply', async ({
  page,
  context,
  guest,
  chat,
  pushService,
}) => {
  const push = await givePush(context, pushService, 'granted');
  const sessionId = await guest.startChat();
  await missReply(chat, sessionId);
  await look(page, false);
  await hint(page).getByRole('button', { name: 'Not now' }).click();
  await expect(hint(page)).toHaveCount(0);
  await missReply(chat, sessionId);
  await look(page, false);
  await chat.box.click();
  await expect(hint(page)).toHaveCount(0);
  expect([await push.asked(page), push.browsers.length]).toEqual([0, 0]);
});

for (const how of DENIALS)
  test(`where storage is ${how}, “Not now” holds for as long as the page lives, in the other chats too`, async ({
    page,
    context,
    guest,
    chat,
    rating,
    pushService,
  }) => {
    const push = await givePush(context, pushService, 'granted');
    await guest.startChat();
    await guest.startChat('romantic');
    await guest.setBalance(20);
    await denyStorage(context, how);
    const chats = new ChatsPage(page);
    await page.clock.install();
    await chats.open();
    await chats.openRow('Friendly');
    await missHere(chat);
    await look(page, false);
    await hint(page).getByRole('button', { name: 'Not now' }).click();
    await expect(hint(page)).toHaveCount(0);
    await chat.back.click();
    await rating.skip.click();
    await page.getByRole('link', { name: 'My chats' }).click();
    await chats.openRow('Romantic');
    await missHere(chat);
    await look(page, false);
    await chat.box.click();
    await expect(hint(page)).toHaveCount(0);
    expect([await push.asked(page), push.browsers.length]).toEqual([0, 0]);
  });

test('nobody is asked whose browser has said no', async ({ page, context, guest, chat, pushService }) => {
  await givePush(context, pushService, 'denied', 'denied');
  const sessionId = await guest.startChat();
  await missReply(chat, sessionId);
  await look(page, false);
  await chat.box.click();
  await expect(hint(page)).toHaveCount(0);
});

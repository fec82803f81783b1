import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers, holdScriptsBack } from './answers';
import { expect, test } from './fixtures';
import { unique } from './unique';

const someSub = () => String(randomInt(2 ** 40));
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign in with Google' });
const account = (page: Page) => page.getByRole('link', { name: /Your account/ });

for (const path of ['/', '/partners_home'] as const) {
  test(`a new person signs in from ${path} and keeps everything`, async ({ page, home, google, guest }) => {
    const before = await guest.register();
    await home.open(path);
    await home.expectBalance(5);
    await signInLink(page).click();
    const sub = someSub();
    await google.chooseNew(sub);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(account(page)).toContainText(`Person ${sub}`);
    await expect(account(page)).toContainText(`${sub}@example.com`);
    await expect(signInLink(page)).toHaveCount(0);
    await home.expectBalance(5);
    expect(await guest.me()).toMatchObject({ id: before.id, isGoogleAuthenticated: true });
    await expectAccessible(page);
  });
}

test('a half-written message is still in the box after signing in from the chat', async ({
  page,
  chat,
  google,
  guest,
}) => {
  const sessionId = await guest.startChat();
  await page.goto(`/chat/${sessionId}`);
  const text = unique('Aaj ka din bahut');
  await chat.box.fill(text);
  await chat.openAbout();
  await page.getByRole('link', { name: 'Sign in to keep this chat' }).click();
  await google.chooseNew(someSub());
  await expect(page).toHaveURL(`/chat/${sessionId}`);
  await expect(chat.box).toHaveValue(text);
  await chat.openAbout();
  await expect(page.getByRole('button', { name: /^What .+ remembers$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to keep this chat' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a second device sees the same chats', async ({
  page,
  browser,
  baseURL,
  google,
  guest,
  home,
  noise,
}) => {
  const sub = someSub();
  const sessionId = await guest.startChat();
  const text = unique('remember this');
  await guest.send(sessionId, text);
  await home.open();
  await signInLink(page).click();
  await google.chooseNew(sub);
  await expect(account(page)).toBeVisible();

  const laptop = await browser.newContext({ baseURL });
  await noise.watch(laptop, baseURL ?? '');
  const other = await laptop.newPage();
  await other.goto('/');
  await signInLink(other).click();
  await google.on(other).chooseNew(sub);
  await expect(account(other)).toBeVisible();
  await other.getByRole('link', { name: /Continue your last chat/ }).click();
  await expect(other).toHaveURL(`/chat/${sessionId}`);
  await expect(other.getByText(text, { exact: true })).toBeVisible();
  await laptop.close();
});

test('cancelling brings the person back with a toast, and changes nothing', async ({
  page,
  google,
  guest,
  home,
}) => {
  const { id } = await guest.register();
  await page.goto('/psychologist');
  await home.open();
  await signInLink(page).click();
  await google.cancel();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Sign-in was cancelled.')).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
  expect(await guest.me()).toMatchObject({ id, isGoogleAuthenticated: false });
  await page.reload();
  await home.expectBalance(5);
  await expect(page.getByText('Sign-in was cancelled.')).toHaveCount(0);
});

for (const fault of ['wrong-state', 'wrong-nonce', 'expired-code', 'replayed-code']) {
  test(`${fault}: back with a toast, a guest as before, and the next try works`, async ({
    page,
    google,
    googleControl,
    guest,
    home,
  }) => {
    const { id } = await guest.register();
    const sub = someSub();
    await googleControl.next({ fault, match: sub });
    await home.open();
    await signInLink(page).click();
    await google.chooseNew(sub);
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Sign-in did not work. Please try again.')).toBeVisible();
    expect(await guest.me()).toMatchObject({ id, isGoogleAuthenticated: false });
    await signInLink(page).click();
    await google.chooseNew(sub);
    await expect(account(page)).toBeVisible();
  });
}

test('signing out leads home as a fresh guest, and the back button shows nothing private', async ({
  page,
  google,
  guest,
  home,
  chat,
  noise,
}) => {
  // The guest of the tests comes as somebody known, also after the browser has forgotten it.
  noise.allow(/\/chat\//, /\/api\/user\/me$/);
  const sessionId = await guest.startChat();
  const text = unique('nobody else reads this');
  await guest.send(sessionId, text);
  await home.open();
  await signInLink(page).click();
  await google.chooseNew(someSub());
  await expect(account(page)).toBeVisible();
  const { id } = await guest.me();
  await page.getByRole('link', { name: /Continue your last chat/ }).click();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await chat.box.fill('half a thought');
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  // This browser has had its free messages: docs/abuse.md.
  await home.expectBalance(0);
  expect((await guest.me()).id).not.toBe(id);
  await expect(page.getByText('Continue your last chat')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'half a thought',
  );
  await page.goBack();
  await expect(page).toHaveURL(`/chat/${sessionId}`);
  await expect(page.getByRole('heading', { name: 'This chat does not exist.' })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('another tab notices that somebody else is here now', async ({
  page,
  context,
  google,
  guest,
  home,
  noise,
}) => {
  noise.allow(/\/api\/user\/me$/);
  const { id } = await guest.register();
  await home.open();
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(signInLink(tab)).toBeVisible();
  await signInLink(page).click();
  await google.chooseNew(someSub());
  await expect(account(page)).toBeVisible();
  await expect(account(tab)).toBeVisible();
  expect((await guest.me()).id).toBe(id);
  await tab.getByRole('button', { name: 'Sign out' }).click();
  await expect(signInLink(tab)).toBeVisible();
  await expect(signInLink(page)).toBeVisible();
});

test('a tab whose scripts come after a sign-in in another one shows who is here now', async ({
  page,
  context,
  google,
  guest,
  home,
}) => {
  await guest.register();
  await home.open();
  const tab = await context.newPage();
  const open = await holdScriptsBack(tab);
  await tab.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(signInLink(tab)).toBeVisible();
  await signInLink(page).click();
  await google.chooseNew(someSub());
  await expect(account(page)).toBeVisible();
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('saathi-person'))).toMatch(/^in-/);
  open();
  await expect(account(tab)).toBeVisible();
});

test('a lost phone is signed out from the list, after signing in once more with the same account', async ({
  page,
  google,
  guest,
  home,
  db,
  noise,
}) => {
  noise.allow(/\/api\/account\/devices\//);
  const sub = someSub();
  const { id } = await guest.register();
  await home.open();
  await signInLink(page).click();
  await google.chooseNew(sub);
  await expect(account(page)).toBeVisible();
  await db.query(
    `INSERT INTO device_sessions (id, user_id, browser_name, os_name, authenticated_at, created_at, last_seen_at)
     VALUES (gen_random_uuid(), $1, 'बहुतलंबानामवालाअनोखाब्राउज़रजोकहींनहींटूटता', 'एंड्रॉइड', now(), now(), now())`,
    [id],
  );
  await db.query(
    `UPDATE device_sessions SET authenticated_at = now() - interval '16 minutes' WHERE user_id = $1`,
    [id],
  );
  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Your devices' });
  const lost = devices.getByRole('button', { name: /^Sign out .+ब्राउज़र/ });
  await lost.click();
  await devices.getByRole('link', { name: 'Continue with Google' }).click();
  await google.chooseNew(sub);
  await expect(page).toHaveURL('/account');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await lost.click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByText('You are signed in on this device alone.')).toBeVisible();
});

test('a log-out that fails shows no error and leaves the person signed in', async ({
  page,
  google,
  home,
  noise,
}) => {
  noise.allow(/\/auth\/logout/);
  await home.open();
  await signInLink(page).click();
  await google.chooseNew(someSub());
  await expect(account(page)).toBeVisible();
  await page.route('**/auth/logout', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong on our side. Please try again.' } }),
  );
  await test.step('a tap from before the scripts came counts, too', async () => {
    await expectAnswers(page);
    const letScriptsCome = await holdScriptsBack(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign out' }).click();
    const answered = page.waitForResponse('**/auth/logout');
    letScriptsCome();
    await answered;
  });
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(account(page)).toBeVisible();
});

for (const name of ['अनन्या शर्मा', 'Venkatanarasimharajuvaripeta', 'Kiran']) {
  test(`the bar holds ${name} at 320 px`, async ({ page, google, home }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await home.open();
    const link = signInLink(page);
    // Both with one look, in the letters that have been loaded for them.
    const gap = await page.getByText('saathi.').evaluate(
      async (logo, button) => {
        await document.fonts.ready;
        return (button?.getBoundingClientRect().left ?? 0) - logo.getBoundingClientRect().right;
      },
      await link.elementHandle(),
    );
    expect(gap).toBeGreaterThanOrEqual(0);
    await link.click();
    await google.choose(name);
    await expect(account(page)).toContainText(name);
    await expect(page.getByRole('button', { name: 'Raise an issue' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
}

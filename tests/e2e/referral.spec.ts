import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { Guest } from './guest';
import { Refer } from './pages/refer';
import { tapTwice } from './taps';
import { nextAddress } from './unique';

/** Makes the person of the browser a member, as a sign-in would. */
async function signIn(guest: Guest, db: pg.Pool): Promise<void> {
  const { id } = await guest.me();
  await db.query('UPDATE users SET is_google_authenticated = true, google_id = $2 WHERE id = $1', [
    id,
    randomUUID(),
  ]);
}

/** A code that somebody's link has. */
async function someLink(db: pg.Pool): Promise<string> {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const code = Array.from(randomUUID().replaceAll('-', '').slice(0, 8), (digit) =>
    letters.charAt(Number.parseInt(digit, 16)),
  ).join('');
  await db.query('INSERT INTO referrals (id, referrer_id, referral_code) VALUES ($1, $2, $3)', [
    randomUUID(),
    randomUUID(),
    code,
  ]);
  return code;
}

const friendsOf = async (db: pg.Pool, code: string) =>
  (
    await db.query<{ id: string; status: string }>(
      'SELECT guest_user_id AS id, status FROM referrals WHERE referral_code = $1 AND guest_user_id IS NOT NULL',
      [code],
    )
  ).rows;

const countClaims = (page: Page) => {
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/guest')) claims.push(request.url());
  });
  return claims;
};

test.describe('the card on the paywall', () => {
  test('asks a guest to sign in, and leads back to this page', async ({ page, paywall, guest, noise }) => {
    noise.allow(/\/api\/referral\/generate$/);
    const refer = new Refer(page);
    const sessionId = await guest.startChat();
    await paywall.open(sessionId);
    await expect(refer.card).toContainText(
      '100 free messages for each friend who signs up and starts chatting',
    );
    await refer.share.click();
    await expect(refer.signIn).toBeVisible();
    await expect(refer.signIn.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      `/auth/google?returnTo=${encodeURIComponent(`/paywall/${sessionId}`)}`,
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(refer.signIn).toBeHidden();
    await expect(refer.share).toBeFocused();
  });

  test('shows a member the link, copies it and offers WhatsApp', async ({
    page,
    paywall,
    guest,
    db,
    chat,
    context,
    product,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const refer = new Refer(page);
    const sessionId = await guest.startChat();
    await signIn(guest, db);
    await paywall.open(sessionId);
    await refer.share.click();
    await expect(refer.link).toHaveValue(new RegExp(`^${product.url}/\\?ref=[2-9A-HJ-NP-Z]{8}$`));
    const link = await refer.link.inputValue();
    await expectAccessible(page);
    await refer.copy.click();
    await chat.expectToast('Link Copied!', 'Referral link copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    const whatsApp = new URL((await refer.whatsApp.getAttribute('href')) ?? '');
    expect(whatsApp.origin).toBe('https://wa.me');
    expect(whatsApp.searchParams.get('text')).toContain('100 free messages');
    expect(whatsApp.searchParams.get('text')).toContain(link);
    // Something for the friend, too, and before what the sender gets.
    expect(whatsApp.searchParams.get('text')).toMatch(/your first 5 messages are free.*100 free messages/);
    await expect(refer.whatsApp).toHaveAttribute('target', '_blank');

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await refer.copy.click();
    await expect(chat.toast).toContainText('Failed to copy link');

    await page.keyboard.press('Escape');
    await expect(refer.dialog).toBeHidden();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/referral/generate')) asked.push(request.url());
    });
    await tapTwice(refer.share);
    await expect(refer.link).toHaveValue(link);
    expect(asked).toHaveLength(1);
  });

  test('opens the share sheet of a phone that has one', async ({ page, paywall, guest, db }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => void shared.push(data);
    });
    const refer = new Refer(page);
    const sessionId = await guest.startChat();
    await signIn(guest, db);
    await paywall.open(sessionId);
    await refer.share.click();
    await expect(refer.link).toHaveValue(/\?ref=/);
    const link = await refer.link.inputValue();
    await refer.more.click();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify((window as unknown as { shared: unknown }).shared)))
      .toContain(link);
  });

  test('says when no link could be made', async ({ page, paywall, guest, chat, noise }) => {
    noise.allow(/\/api\/referral\/generate$/);
    await page.route('**/api/referral/generate', (route) =>
      route.fulfill({ status: 500, json: { error: 'no' } }),
    );
    const refer = new Refer(page);
    await paywall.open(await guest.startChat());
    await refer.share.click();
    await chat.expectToast('Error', 'Failed to generate referral code. Please try again.');
    await expect(refer.share).toBeEnabled();
  });
});

for (const path of ['/', '/partners_home']) {
  test(`${path}?ref= makes the visitor a friend of the link, and asks once`, async ({ page, guest, db }) => {
    const code = await someLink(db);
    const claims = countClaims(page);
    const answered = page.waitForResponse('**/api/user/guest');
    await page.goto(`${path}?ref=${code.toLowerCase()}`);
    expect((await answered).status()).toBe(200);
    const { id, messageBalance } = await guest.me();
    expect(messageBalance).toBe(5);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `saathi-guest-${code}`))
      .toBe(id);
    expect(await friendsOf(db, code)).toEqual([{ id, status: 'pending' }]);
    await page.reload();
    await expect(page.getByText('messages left')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(claims).toHaveLength(1);
  });
}

test('a code that is none, and a member, change nothing that anybody sees', async ({
  page,
  home,
  guest,
  db,
  chat,
}) => {
  const claims = countClaims(page);
  const answered = page.waitForResponse('**/api/user/guest');
  await page.goto('/?ref=ABCDEFGH');
  expect(await (await answered).json()).toEqual({ success: false, guestUserId: null });
  await page.goto('/?ref=%3Cscript%3E');
  await home.expectBalance(5);
  await expect(chat.toast).toHaveCount(0);
  await signIn(guest, db);
  const code = await someLink(db);
  await page.goto(`/?ref=${code}`);
  await home.expectBalance(5);
  await expect.poll(() => claims).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(claims).toHaveLength(1);
  expect(await friendsOf(db, code)).toEqual([]);
});

test('the code rides along to the chat: /loading/{type}?ref= counts too', async ({
  page,
  guest,
  loading,
  db,
}) => {
  const code = await someLink(db);
  await guest.register();
  await guest.confirmAdult();
  await page.clock.install();
  await page.goto(`/loading/friendly?ref=${code}`);
  await loading.waitForChat();
  const { id } = await guest.me();
  // A call of its own, beside that for the chat.
  await expect.poll(() => friendsOf(db, code)).toEqual([{ id, status: 'pending' }]);
});

test('after a good rating the home screen offers the card once; after a poor one it does not', async ({
  page,
  chat,
  rating,
  guest,
}) => {
  const refer = new Refer(page);
  for (const [stars, cards] of [
    [3, 0],
    [4, 1],
  ] as const) {
    await page.goto(`/chat/${await guest.startChat()}`);
    await expect(chat.theirs.first()).toBeVisible();
    await chat.back.click();
    await rating.rate(stars);
    await rating.submit.click();
    await chat.expectToast('Thank you for your feedback!', 'Your feedback helps us improve our service.');
    await expect(page).toHaveURL('/');
    await expect(refer.card).toHaveCount(cards);
  }
  await page.reload();
  await expect(page.getByText('Continue your last chat')).toBeVisible();
  await expect(refer.card).toHaveCount(0);
});

test('the whole way: a member shares the link, and sees a friend who signed in and began a chat', async ({
  page,
  paywall,
  guest,
  google,
  browser,
  context,
  baseURL,
  db,
  chat,
  noise,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const refer = new Refer(page);
  const sessionId = await guest.startChat();
  await paywall.open(sessionId);
  noise.allow(/\/api\/referral\/generate$/);
  await refer.share.click();
  await refer.signIn.getByRole('link', { name: 'Continue with Google' }).click();
  await google.chooseNew(String(randomInt(2 ** 40)));
  await expect(page).toHaveURL(new RegExp(`/paywall/${sessionId}$`));
  await paywall.expectReady();
  await refer.share.click();
  await refer.copy.click();
  await chat.expectToast('Link Copied!', 'Referral link copied to clipboard');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const before = (await guest.me()).messageBalance;

  const device = await browser.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': nextAddress(test.info().workerIndex) },
  });
  await noise.watch(device, baseURL ?? '');
  const friend = await device.newPage();
  const claimed = friend.waitForResponse(/\/api\/user\/guest$/);
  await friend.goto(link);
  expect(await (await claimed).json()).toMatchObject({ success: true });
  await friend.getByRole('link', { name: 'Sign in with Google' }).click();
  await google.on(friend).chooseNew(String(randomInt(2 ** 40)));
  await expect(friend.getByRole('link', { name: /Your account/ })).toBeVisible();
  expect((await guest.me()).messageBalance).toBe(before);
  await new Guest(device, db).startChat();
  await device.close();

  // The messages come when the friend stays (lib/referrals/service.test.ts).
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Friends' })).toContainText('Started a chat');
  await expect(page.getByRole('list', { name: 'Friends' })).toContainText('Friend P.');
  expect((await guest.me()).messageBalance).toBe(before);
});

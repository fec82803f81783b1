import type { Locator, Page } from '@playwright/test';
import { TYPEFACES } from '@/lib/client/typefaces';
import { settled } from './accessible';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { AccountPage } from './pages/account';
import { IssueDialog } from './pages/issue';
import { ListingPage } from './pages/listing';
import { MemoryDialog } from './pages/memory';
import { Refer } from './pages/refer';

const PROFILE = '/psychologist/isha-menon/profile';
const LONG_NAME = 'वेंकटनारसिम्हाराजुवरिपेटा चट्टोपाध्याय';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // From the second page on in our own letters, which are alike on every machine.
  await page.goto('/terms');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('faces'))).toBe(TYPEFACES.join(' '));
});

const boxOf = (of: Locator) =>
  of.evaluate((element) => {
    const { left, right, top, bottom, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, height };
  });

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const apart =
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  expect(apart, `${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
}

const screenOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

for (const path of [
  '/',
  '/partners_home',
  '/psychologist',
  '/psychologist/topic/breakups',
  PROFILE,
  '/recharge',
  '/account',
  '/account/chats',
  '/account/control',
  '/account/limits',
  '/account/lock',
  '/account/pause',
  '/account/use',
  '/account/notifications',
  '/account/offline',
  '/paywall/{id}',
]) {
  test(`${path} fits every screen, with large letters too`, async ({ page, guest, db }) => {
    const sessionId = await guest.startChat();
    await db.query('UPDATE chat_sessions SET companion_name = $2 WHERE id = $1', [sessionId, LONG_NAME]);
    await page.goto(path.replace('{id}', sessionId), { waitUntil: 'networkidle' });
    await expectFits(page);
  });
}

test('a member with a long name fits into the bar', async ({ page, home, google }) => {
  await home.open();
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await google.choose('Venkatanarasimharajuvaripeta');
  const chip = page.getByRole('link', { name: /Your account/ });
  await expect(chip).toBeVisible();
  await expectFits(page);
});

test('the loading screen and the consent fit every screen', async ({ page, loading }) => {
  await page.goto('/loading/friendly');
  await expect(loading.consent).toBeVisible();
  await expectFits(page);
  await page.route('**/api/chat/session', () => undefined);
  await loading.confirmAdult();
  await expect(loading.consent).toBeHidden();
  await expectFits(page);
});

test('the offer and the issue form fit every screen', async ({ page, home, guest }) => {
  await guest.register();
  await guest.setBalance(3);
  await home.open();
  await home.chatType('True Love').click();
  const offer = page.getByRole('dialog', { name: /^Unlock your chat/ });
  await expect(offer).toBeVisible();
  await expectFits(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await home.raiseIssue.click();
  await expect(new IssueDialog(page).dialog).toBeVisible();
  await expectFits(page);
});

test('what is asked before a chat with a psychologist fits every screen', async ({ page, guest }) => {
  await guest.register();
  await page.goto(PROFILE);
  await expectAnswers(page);
  await page.getByRole('button', { name: 'Chat Consultation' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to Chat' })).toBeVisible();
  await expectFits(page);
  await new ListingPage(page).open();
  const card = page.getByRole('listitem').filter({ hasText: 'Isha Menon' });
  await card.getByRole('button', { name: 'Chat Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Recharge Required' })).toBeVisible();
  await expectFits(page);
});

test('what is remembered, and what is deleted, fits every screen', async ({ page, guest, chat, db }) => {
  const sessionId = await guest.startChat();
  await db.query('UPDATE chat_sessions SET companion_name = $2 WHERE id = $1', [sessionId, LONG_NAME]);
  await guest.send(sessionId, 'Mera naam Priya hai, aur main Pune mein rehti hoon');
  await chat.open(sessionId);
  const memory = new MemoryDialog(page);
  await memory.open();
  await expectFits(page);
  const account = new AccountPage(page);
  await account.openChats();
  await account.chats.getByRole('button', { name: /^Delete the chat with/ }).click();
  await expect(account.dialog).toBeVisible();
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(account.dialog).toHaveCount(0);
  await account.open();
  await account.data.getByRole('button', { name: 'Delete my account' }).click();
  await expect(account.dialog).toBeVisible();
  await expectFits(page);
});

test('a number, an invitation and their dialogs fit every screen', async ({ page, home, google }) => {
  await home.open();
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await google.choose('Venkatanarasimharajuvaripeta');
  await expect(page.getByRole('link', { name: /Your account/ })).toBeVisible();
  const account = new AccountPage(page);
  await account.open();
  await expectFits(page);
  const refer = new Refer(page);
  await refer.share.click();
  await expect(refer.link).toBeVisible();
  await expectFits(page);
  await page.keyboard.press('Escape');
  await expect(refer.dialog).toHaveCount(0);
  await account.mobile.getByRole('button', { name: 'Verify a number' }).click();
  await expect(account.dialog).toBeVisible();
  await expectFits(page);
});

for (const chatType of ['friendly', 'psychologist'] as const) {
  test(`a chat (${chatType}) fits every screen: a small head, room for the talk, the whole label`, async ({
    page,
    guest,
    chat,
    db,
  }) => {
    await guest.register();
    await guest.setBalance(1200);
    const sessionId = await guest.startChat(chatType);
    await guest.send(sessionId, 'Aaj ka din bahut lamba tha, aur मैनेजर खुश नहीं था');
    await db.query('UPDATE chat_sessions SET companion_name = $2 WHERE id = $1', [sessionId, LONG_NAME]);
    await page.goto(`/chat/${sessionId}`);
    await expectAnswers(page);
    const label = chat.header.getByText('AI companion');
    const balance = chat.header.getByRole('link', { name: 'Get more messages' });
    await expectFits(page, async () => {
      const { height } = screenOf(page);
      const head = await boxOf(chat.header);
      expect(head.height).toBeLessThan(Math.max(90, height / 5));
      expect((await boxOf(chat.messages)).height).toBeGreaterThan(height * 0.25);
      await expectApart(label, balance);
      await expect(label).toBeInViewport({ ratio: 1 });
      await expect(chat.box).toBeInViewport({ ratio: 1 });
      await expect(chat.sendButton).toBeInViewport({ ratio: 1 });
    });
  });
}

test('beyond five lines the text box scrolls in whole lines, with large letters too', async ({
  page,
  guest,
  chat,
}) => {
  await page.goto(`/chat/${await guest.startChat()}`);
  await expectAnswers(page);
  for (const letters of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    await chat.box.fill('Ek\nDo\nTeen\nChaar\nPaanch\nChhe\nSaat');
    await settled(page);
    const { lines, rest, padding } = await chat.box.evaluate((box) => {
      const { lineHeight, paddingTop } = getComputedStyle(box);
      return {
        lines: box.clientHeight / Number.parseFloat(lineHeight),
        rest: box.scrollHeight - box.clientHeight,
        padding: paddingTop,
      };
    });
    expect(lines).toBeCloseTo(5, 1);
    expect(rest).toBeGreaterThan(0);
    expect(padding).toBe('0px');
  }
});

test('the rating’s buttons never lie over its text box', async ({ page, guest, chat, rating }) => {
  await page.goto(`/chat/${await guest.startChat()}`);
  await expectAnswers(page);
  await chat.back.click();
  await rating.rate(4);
  await expectFits(page, async () => {
    await rating.text.scrollIntoViewIfNeeded();
    await expectApart(rating.text, rating.submit);
    await expectApart(rating.text, rating.skip);
    await rating.submit.scrollIntoViewIfNeeded();
    await expect(rating.submit).toBeInViewport({ ratio: 1 });
    await expectApart(rating.text, rating.submit);
    await expectApart(rating.submit, rating.skip);
  });
});

test('a pack’s name stands on one line, clear of its badge', async ({ page, guest }) => {
  await guest.register();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/recharge', { waitUntil: 'networkidle' });
  const pack = page.locator('label', { hasText: '1000 messages' });
  const name = await boxOf(pack.getByText('1000 messages'));
  const badge = await boxOf(pack.getByText('Maximum Fun'));
  expect(name.height).toBeLessThan(30);
  expect(name.top - badge.bottom).toBeGreaterThanOrEqual(4);
});

test('the buttons of busy and free companions are equally high', async ({ page, guest }) => {
  await guest.register();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.route('**/api/companions/psychologist', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { isAvailable: boolean; minutesRemaining: number }[];
    const busy = list.map((one, place) =>
      place === 0 ? { ...one, isAvailable: false, minutesRemaining: 89 } : one,
    );
    await route.fulfill({ response, json: busy });
  });
  await page.goto('/psychologist');
  await page.getByRole('searchbox').focus();
  const busy = page.getByRole('button', { name: 'Available after 1h 29m' });
  await expect(busy).toBeVisible();
  const heights = await page
    .getByRole('list')
    .getByRole('button', { name: /^(Chat Now|Available after)/ })
    .evaluateAll((buttons) => buttons.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});

test('a picture that cannot be shown, nor the one in its place, leaves no words across the card', async ({
  page,
  guest,
  noise,
}) => {
  noise.allow(/\.svg/);
  await guest.register();
  await page.route('**/companions/*.svg*', (route) => route.abort());
  await page.goto('/psychologist', { waitUntil: 'networkidle' });
  const pictures = page.getByRole('img', { name: /^Illustration of / });
  await expect(pictures.first()).toBeVisible();
  // The first one came within a browser's first page, and can always be shown.
  await expect(page.locator('main img:not([alt=""])')).toHaveAttribute('src', /^data:image/);
});

test.describe('on the premium page', () => {
  test('the numbers are whole, and nothing floats over reviews and prices', async ({ page }) => {
    await page.goto('/marketing_premium');
    await page.setViewportSize({ width: 360, height: 740 });
    for (const number of await page.locator('dd').all())
      expect((await boxOf(number)).height).toBeLessThan(40);
    for (const part of ['voices', 'pricing', 'faq']) {
      const section = page.locator(`section[aria-labelledby="${part}"]`);
      await section.scrollIntoViewIfNeeded();
      await section.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      const floating = page.locator('[data-floating]');
      await expectApart(section, floating);
    }
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.locator('[data-floating]').getByRole('link')).toBeInViewport({ ratio: 1 });
  });
});

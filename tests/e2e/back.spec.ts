import type { Locator, Page } from '@playwright/test';
import { expectAnswers } from './answers';
import { expectDialogReady } from './dialogs';
import { expect, test } from './fixtures';
import type { Guest } from './guest';
import { ChatPage } from './pages/chat';
import { IssueDialog } from './pages/issue';
import { unique } from './unique';

type Setting = { page: Page; guest: Guest; sessionId: string };

/** Where a dialog opens from a tap. */
type Place = {
  path: string;
  dialog: RegExp;
  opener: (page: Page) => Locator;
  prepare?: (setting: Setting) => Promise<unknown>;
  /** Shows the opener where it is not seen at once. */
  reach?: (page: Page) => Promise<void>;
};

const button = (name: RegExp | string) => (page: Page) => page.getByRole('button', { name }).first();

const busy = ({ page }: Setting) =>
  page.route('**/api/companions/psychologist', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as object[];
    await route.fulfill({
      response,
      json: list.map((one) => ({ ...one, isAvailable: false, minutesRemaining: 30 })),
    });
  });

const PLACES: Record<string, Place> = {
  'the issue form': { path: '/', dialog: /^Raise an issue$/, opener: button('Raise an issue') },
  'the offer': {
    path: '/',
    dialog: /₹3/,
    opener: button(/^Friendly/),
    prepare: ({ guest }) => guest.setBalance(4),
  },
  'the recharge': {
    path: '/psychologist',
    dialog: /^Recharge Required$/,
    opener: button('Chat Now'),
  },
  'the busy companion': {
    path: '/psychologist',
    dialog: /is Currently Unavailable$/,
    opener: button('Available after 30min'),
    prepare: busy,
  },
  'the sign-in of a profile': {
    path: '/psychologist/isha-menon/profile',
    dialog: /^Sign in to Chat$/,
    opener: button('Chat Consultation'),
  },
  'the sign-in for sharing': {
    path: '/paywall/{id}',
    dialog: /^Sign in to refer friends$/,
    opener: button('Share'),
  },
  'the deletion of the account': {
    path: '/account',
    dialog: /^Delete your account\?$/,
    opener: button('Delete my account'),
  },
  'the memory': {
    path: '/chat/{id}',
    dialog: /^What .+ remembers$/,
    opener: button(/^What .+ remembers$/),
    reach: (page) => new ChatPage(page).openAbout(),
  },
};

/** The place in the browser's history. */
const placeOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { navigation: Navigation }).navigation.currentEntry?.index);

for (const [name, { path, dialog: title, opener, prepare, reach }] of Object.entries(PLACES)) {
  test(`Back closes ${name} and stays; closed otherwise, it costs no further Back`, async ({
    page,
    guest,
    rating,
    noise,
  }) => {
    noise.allow(/\/api\/referral\/generate$/);
    const sessionId = await guest.startChat();
    await prepare?.({ page, guest, sessionId });
    const here = path.replace('{id}', sessionId);
    await page.goto('/terms');
    await page.goto(here, { waitUntil: 'networkidle' });
    await expectAnswers(page);
    await page.keyboard.press('Shift');
    const before = await placeOf(page);
    const dialog = page.getByRole('dialog', { name: title });
    const open = async () => {
      await reach?.(page);
      await opener(page).click();
      await expectDialogReady(dialog);
    };

    await open();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(here);
    await test.step('Forward leads to no dead place', async () => {
      await page.goForward();
      await expect.poll(() => placeOf(page)).toBe(before);
      await expect(page).toHaveURL(here);
    });
    const ways: (() => Promise<unknown>)[] = [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(180, 10),
    ];
    for (const close of ways) {
      await open();
      await close();
      await expect(dialog).toBeHidden();
      await expect.poll(() => placeOf(page)).toBe(before);
    }
    await test.step('a reload with the dialog open leaves nothing behind', async () => {
      await open();
      await page.reload();
      await expectAnswers(page);
      await expect.poll(() => placeOf(page)).toBe(before);
    });
    await page.goBack();
    if (path.startsWith('/chat')) {
      await expect(rating.dialog).toBeVisible();
      await expect(page).toHaveURL(here);
    } else await expect(page).toHaveURL('/terms');
  });
}

test('Back keeps what was typed into the issue form', async ({ page, home, guest }) => {
  await guest.register();
  await home.open();
  await expectAnswers(page);
  const issue = new IssueDialog(page);
  const detail = unique('Paise kat gaye');
  await home.raiseIssue.click();
  await issue.fill('Asha', '9876543210', detail);
  await page.goBack();
  await expect(issue.dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  await home.raiseIssue.click();
  await expect(issue.detail).toHaveValue(detail);
  await issue.submit.click();
  await expect(issue.dialog).toBeHidden();
});

test('a link of a dialog leads on, and Back from there to the page without a dialog', async ({
  page,
  guest,
}) => {
  await guest.register();
  await page.goto('/psychologist', { waitUntil: 'networkidle' });
  await expectAnswers(page);
  await page.getByRole('button', { name: 'Chat Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Recharge Required' });
  await dialog.getByRole('link', { name: 'Recharge Now' }).click();
  await expect(page).toHaveURL('/recharge');
  await page.goBack();
  await expect(page).toHaveURL('/psychologist');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/recharge');
});

test('a page that is loaded from a dialog, and Back: the page answers, and the next Back leaves it', async ({
  page,
  guest,
}) => {
  await guest.register();
  await page.goto('/blogs');
  const profile = '/psychologist/isha-menon/profile';
  await page.goto(profile, { waitUntil: 'networkidle' });
  const here = new URL(page.url()).pathname;
  await expectAnswers(page);
  const before = await placeOf(page);
  await page.getByRole('button', { name: 'Chat Consultation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expectAnswers(page);
  await expect.poll(() => placeOf(page)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/blogs');
});

test('Back from the question before the first chat leads home, and not to the question again', async ({
  page,
  home,
  loading,
  guest,
}) => {
  await guest.register();
  await page.goto('/terms');
  await home.open();
  await expectAnswers(page);
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await home.chatType('Friendly').click();
    await expectDialogReady(loading.consent);
    await leave();
    await expect(page).toHaveURL('/');
    await expect(loading.consent).toHaveCount(0);
    await expect(home.chatType('Friendly')).toBeVisible();
  }
  await home.chatType('Friendly').click();
  await loading.confirmAdult();
  await expect(page).toHaveURL(/\/chat\//);
});

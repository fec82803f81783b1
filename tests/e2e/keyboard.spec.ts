import type { Locator, Page } from '@playwright/test';
import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';
import { IssueDialog } from './pages/issue';
import { unique } from './unique';

const MOST_STOPS = 40;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** The dialog is there and has taken the focus, a moment after it can be seen. */
async function expectEntered(dialog: Locator): Promise<void> {
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Presses Tab until the focus is there, and sees that the focus can be seen. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < MOST_STOPS && !(await hasFocus(target)); stop += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
  const outlined = await target.evaluate((element) => {
    const label = element.closest('label');
    return [element, ...(label ? [label] : [])].some((one) => getComputedStyle(one).outlineStyle !== 'none');
  });
  expect(outlined, 'the focus can be seen').toBe(true);
}

test('the whole way with the keyboard alone: start, confirm, chat, rate, home', async ({
  page,
  home,
  loading,
  chat,
  rating,
  guest,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);
  await tabTo(page, home.chatType('Romantic'));
  await page.keyboard.press('Enter');
  await page.clock.runFor(300);

  await expectEntered(loading.consent);
  await tabTo(page, loading.tick);
  await page.keyboard.press('Space');
  await tabTo(page, loading.confirm);
  await page.keyboard.press('Enter');
  await loading.waitForChat();
  await chat.waitForWelcome();

  const text = unique('Sirf keyboard se');
  await tabTo(page, chat.box);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await chat.waitForAnswer(4);
  await expect(chat.box).toBeFocused();

  await tabTo(page, chat.back, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await runUntil(page, () => expect(rating.dialog).toBeVisible(NOW), 20);
  await expectEntered(rating.dialog);
  await page.keyboard.press('Escape');
  await expect(rating.dialog).toBeVisible();
  await tabTo(page, rating.close);
  await page.keyboard.press('Enter');
  await expect(rating.dialog).toBeHidden();
  await expect(chat.back).toBeFocused();

  await page.keyboard.press('Enter');
  await runUntil(page, () => expect(rating.dialog).toBeVisible(NOW), 20);
  await expectEntered(rating.dialog);
  await tabTo(page, rating.star('1 star, Very Poor'));
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(rating.dialog.getByText('Good', { exact: true })).toBeVisible();
  await tabTo(page, rating.tags.nth(1));
  await page.keyboard.press('Space');
  await tabTo(page, rating.submit);
  await page.keyboard.press('Enter');
  await runUntil(page, () => expect(page).toHaveURL('/', NOW), 20);
  await home.expectBalance(4);
  await guest.expectBalance(4);
});

test('a dialog keeps the focus inside, closes with Escape and gives the focus back', async ({
  page,
  home,
  guest,
}) => {
  await guest.register();
  await home.open();
  await home.expectBalance(5);
  const issue = new IssueDialog(page);
  await tabTo(page, home.raiseIssue);
  await page.keyboard.press('Enter');
  await expectEntered(issue.dialog);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await issue.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(issue.dialog).toBeHidden();
  await expect(home.raiseIssue).toBeFocused();
});

test('the first Tab offers to skip to the content', async ({ page, home, guest }) => {
  await guest.register();
  await home.open();
  await home.expectBalance(5);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
});

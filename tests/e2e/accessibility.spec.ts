import { gate } from '../setup/gate';
import { expectAccessible } from './accessible';
import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';
import { IssueDialog } from './pages/issue';
import { unique } from './unique';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the home pages are accessible', async ({ page, home, guest }) => {
  await guest.register();
  for (const path of ['/', '/partners_home'] as const) {
    await home.open(path);
    await home.expectBalance(5);
    await expectAccessible(page);
  }
  await guest.startChat();
  await home.open();
  await expect(page.getByText('Continue your last chat')).toBeVisible();
  await expectAccessible(page);
});

test('the issue dialog is accessible, with its complaints and a toast', async ({
  page,
  home,
  chat,
  guest,
  noise,
}) => {
  noise.allow(/\/api\/issues$/);
  await guest.register();
  await home.open();
  await home.expectBalance(5);
  await home.raiseIssue.click();
  const issue = new IssueDialog(page);
  await issue.submit.click();
  await expect(issue.dialog.getByText('Please enter your name.')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/issues', (route) => route.abort());
  await issue.fill('Asha', '9876543210', 'Kuch');
  await issue.submit.click();
  await expect(chat.toast).toBeVisible();
  await expectAccessible(page);
});

test('the loading screen is accessible, with its question and its failure', async ({
  page,
  loading,
  guest,
}) => {
  await guest.register();
  await page.goto('/loading/erotic');
  await expect(loading.consent).toBeVisible();
  await expectAccessible(page);
  await loading.tick.check();
  await expectAccessible(page);
  await page.goto('/loading/nonsense');
  await expect(loading.home).toBeVisible();
  await expectAccessible(page);
});

test('a running loading screen is accessible for every chat type', async ({
  page,
  loading,
  guest,
  noise,
}) => {
  // Held back for ever, so it breaks off when the page is left.
  noise.allow(/\/api\/chat\/session$/);
  await guest.register();
  await guest.confirmAdult();
  await page.route('**/api/chat/session', () => undefined);
  for (const id of ['truelove', 'erotic', 'friendly', 'romantic', 'psychologist']) {
    await page.goto(`/loading/${id}`);
    await expect(loading.progress).toBeVisible();
    await expectAccessible(page);
  }
});

test('the chat is accessible: with nothing left, waiting, answered, with help', async ({
  page,
  chat,
  guest,
}) => {
  const empty = await guest.startChat('friendly');
  await guest.setBalance(0);
  await guest.send(empty, unique('Ek aur'));
  await chat.open(empty);
  await expect(page.getByText('You have no messages left.')).toBeVisible();
  await expectAccessible(page);
  const sessionId = await guest.startChat('truelove');
  await guest.setBalance(3);
  await chat.open(sessionId);
  // The answer is held back, for looking closely takes longer than a companion types.
  const { open: release, opened: released } = gate();
  await page.route('**/api/chat/message', async (route) => {
    await released;
    await route.continue();
  });
  await chat.write(unique('Suno na'));
  await expectAccessible(page);
  await runUntil(page, () => expect(chat.typing).toBeVisible(NOW));
  await expectAccessible(page);
  release();
  await chat.waitForAnswer(2);
  await page.unroute('**/api/chat/message');
  await guest.send(sessionId, 'I want to kill myself');
  await page.reload();
  await expect(chat.help).toBeVisible();
  await expectAccessible(page);
});

test('the rating is accessible', async ({ page, chat, rating, guest }) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, unique('Theek hai'));
  await page.goto(`/chat/${sessionId}`);
  await expect(chat.own).toHaveCount(1);
  await chat.back.click();
  await expect(rating.dialog).toBeVisible();
  await expectAccessible(page);
  await rating.rate(3);
  await rating.tags.first().click();
  await expectAccessible(page);
});

test('the psychologists and the recharge dialog are accessible', async ({ page, guest }) => {
  await guest.register();
  await page.goto('/psychologist');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);
  await page.goto('/psychologist/topic/breakups');
  await expect(page.getByRole('heading', { name: 'AI companions for this' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/psychologist');
  await page.getByRole('button', { name: 'Chat Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Recharge Required' })).toBeVisible();
  await expectAccessible(page);
});

test('what is not there is accessible, too', async ({ page, guest, noise }) => {
  await guest.register();
  noise.allow(/\/no-such-page$|\/chat\//);
  await page.goto('/no-such-page');
  await expectAccessible(page);
  await page.goto('/chat/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This chat does not exist.')).toBeVisible();
  await expectAccessible(page);
});

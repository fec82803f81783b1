import type { Page } from '@playwright/test';
import { settle, stopClock } from './clock';
import { expect, test } from './fixtures';
import { IssueDialog } from './pages/issue';
import { unique } from './unique';

const ISSUES = '**/api/issues';

async function openIssue(page: Page): Promise<IssueDialog> {
  const issue = new IssueDialog(page);
  await page.getByRole('button', { name: 'Raise an issue' }).click();
  await issue.dialog.waitFor();
  return issue;
}

test.beforeEach(async ({ page, home, guest }) => {
  await guest.register();
  await page.clock.install();
  await home.open();
});

test('an empty form says what is missing at each field, and a change checks again', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/issues')) sent.push(request.method());
  });
  const issue = await openIssue(page);
  await issue.submit.click();
  await expect(issue.dialog.getByText('Please enter your name.')).toBeVisible();
  await expect(issue.dialog.getByText('Enter a 10-digit Indian mobile number.')).toBeVisible();
  await expect(issue.dialog.getByText('Please describe the issue.')).toBeVisible();
  await expect(issue.name).toBeFocused();
  await expect(issue.name).toHaveAttribute('aria-invalid', 'true');
  await expect(issue.name).toHaveAccessibleDescription('Please enter your name.');

  await issue.name.fill('Asha');
  await expect(issue.dialog.getByText('Please enter your name.')).toHaveCount(0);
  for (const wrong of ['12345', '5876543210', '98765432101', 'abc']) {
    await issue.mobile.fill(wrong);
    await expect(issue.dialog.getByText('Enter a 10-digit Indian mobile number.')).toBeVisible();
  }
  await issue.mobile.fill('98765 43210');
  await expect(issue.dialog.getByText('Enter a 10-digit Indian mobile number.')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('an issue is stored, and thanked for with its number', async ({ page, chat, db }) => {
  const detail = unique('Chat khulta nahi');
  const issue = await openIssue(page);
  await issue.fill('Asha Verma', '+91 98765-43210', detail);
  await stopClock(page);
  await issue.submit.click();
  await chat.expectToast(
    'Issue submitted successfully',
    "Thank you for your feedback. We'll get back to you soon! Your number is SA-",
  );
  await chat.toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(issue.dialog).toBeHidden();
  const { rows } = await db.query('SELECT name, mobile_number, status FROM issues WHERE issue_detail = $1', [
    detail,
  ]);
  expect(rows).toEqual([{ name: 'Asha Verma', mobile_number: '+919876543210', status: 'open' }]);
  const again = await openIssue(page);
  await expect(again.detail).toHaveValue('');
  await expect(again.dialog).toContainText(/Your last issue has the number SA-\d+\./);
});

test('a failure shows the server’s words or the general ones, one toast at a time, and keeps the form', async ({
  page,
  chat,
  noise,
}) => {
  noise.allow(/\/api\/issues$/);
  const issue = await openIssue(page);
  await issue.fill('Asha Verma', '9876543210', 'Kuch toh gadbad hai');
  await page.route(ISSUES, (route) =>
    route.fulfill({ status: 429, json: { error: 'Please wait a moment.' } }),
  );
  await stopClock(page);
  await issue.submit.click();
  await chat.expectToast('Failed to submit issue', 'Please wait a moment.');

  await page.unroute(ISSUES);
  await page.route(ISSUES, (route) => route.abort());
  await issue.submit.click();
  await chat.expectToast('Failed to submit issue', 'Please try again later.');
  await chat.toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(chat.toast).toHaveCount(0);
  await expect(issue.detail).toHaveValue('Kuch toh gadbad hai');
  await expect(issue.dialog).toBeVisible();
});

test('a toast leaves after five seconds', async ({ page, chat, noise }) => {
  noise.allow(/\/api\/issues$/);
  const issue = await openIssue(page);
  await issue.fill('Asha Verma', '9876543210', 'Kuch toh gadbad hai');
  await page.route(ISSUES, (route) => route.abort());
  await stopClock(page);
  await issue.submit.click();
  await expect(chat.toast).toHaveCount(1);
  // Its time begins a moment after it is drawn.
  await settle(page);
  await page.clock.runFor(4900);
  await settle(page);
  await expect(chat.toast).toHaveCount(1);
  await page.clock.runFor(100);
  await expect(chat.toast).toHaveCount(0);
});

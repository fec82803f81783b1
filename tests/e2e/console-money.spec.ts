import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countDeeds, expect, expectBothSizes, OWNER, test } from './console-fixtures';
import { AccountPage } from './pages/account';
import { ConsoleRefunds } from './pages/console-refunds';
import type { RechargePage } from './pages/recharge';

test.describe.configure({ mode: 'default' });

/** Another of the accounts that Google's stand-in offers. */
const SUPPORT = { name: 'Kiran', email: 'kiran@example.com' };

/** Today in India, YYYY-MM-DD. */
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

async function askBack(page: Page): Promise<void> {
  const account = new AccountPage(page);
  await account.open();
  await account.payments.getByRole('button', { name: /^Ask for a refund of order/ }).click();
  await account.dialog.getByRole('button', { name: 'Ask for the refund' }).click();
  await expect(account.payments).toContainText('Waiting for us');
}

async function download(page: Page, name: string): Promise<string[]> {
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  return text.trim().split(/\r?\n/);
}

test('a refund above the limit is approved by two at once, paid once, told, and stands in its order and in the statement', async ({
  page,
  guest,
  recharge,
  checkout,
  result,
  cashfree,
  db,
  desk,
}) => {
  const buy = async (pageOf: RechargePage) => {
    await pageOf.open();
    await pageOf.buy(1000, '₹2,999');
    await checkout.end('₹2,999', 'Pay with UPI');
    await result.expect('success');
  };
  await guest.register();
  await buy(recharge);
  await askBack(page);
  const { orderId } = await guest.order();

  const owner = await desk.as(OWNER);
  await owner.goto('/admin/roles');
  const roles = countDeeds(owner, /\/roles$/);
  await owner.getByLabel('Google account').fill(SUPPORT.email);
  await owner.getByLabel('Role').selectOption('support');
  await owner.getByRole('button', { name: 'Give' }).dblclick();
  await expect(owner.getByRole('row', { name: new RegExp(SUPPORT.email) })).toContainText('support');
  expect(roles()).toBe(1);
  await expectBothSizes(owner);

  const both = [owner, await desk.as(SUPPORT.name)].map((one) => new ConsoleRefunds(one));
  const approvals = both.map((one) => countDeeds(one.page, /\/approve$/));
  for (const one of both) await one.open();
  await expectBothSizes(owner);
  await Promise.all(
    both.map(async (one) => {
      const answered = one.page.waitForResponse(/\/approve$/);
      await one.approve(orderId).dblclick();
      await answered;
    }),
  );
  // Whoever was first may still see that somebody else has to approve it.
  await expect(async () => {
    for (const one of both) {
      await one.open();
      await expect(one.card(orderId)).toHaveCount(0, { timeout: 100 });
    }
  }).toPass({ timeout: 15_000 });
  expect(approvals.map((count) => count())).toEqual([1, 1]);
  const account = new AccountPage(page);
  // The job looks every minute; nobody waits for that here.
  await db.query("INSERT INTO job_queue.job (name) VALUES ('send-refunds')");
  await expect(async () => {
    await account.open();
    await expect(account.payments).toContainText('Paid back', { timeout: 100 });
  }).toPass({ timeout: 75_000 });
  expect((await account.history())[0]).toContain('−1000');
  expect((await cashfree.order(orderId)).refunds).toHaveLength(1);
  await guest.expectBalance(5);

  await owner.goto('/admin/orders');
  await expectBothSizes(owner);
  await owner.getByLabel(/^Order, Cashfree’s number/).fill(orderId);
  await owner.getByRole('button', { name: 'Show' }).click();
  await expect(owner).toHaveURL(new RegExp(`=${orderId}`));
  await owner.getByRole('link', { name: orderId }).click();
  await expect(owner).toHaveURL(`/admin/orders/${orderId}`);
  const story = owner.getByRole('region', { name: 'What came when' });
  for (const source of ['Shop', 'Ledger', 'Operator', 'Refund'])
    await expect(story.getByRole('cell', { name: source, exact: true }).first()).toBeVisible();
  await expectBothSizes(owner);

  await owner.goto('/admin/statements');
  await owner.getByLabel(/^Day/).fill(today());
  await owner.getByRole('button', { name: 'Show' }).click();
  await expect(owner.getByRole('link', { name: 'Download the days as CSV' })).toBeVisible();
  await expectBothSizes(owner);
  const [titles = '', ...lines] = await download(owner, 'Download every payment and refund as CSV');
  expect(titles).toContain('refunded_inr');
  const own = lines.filter((line) => line.includes(orderId));
  expect(own.filter((line) => line.includes('order paid') && line.includes('2999.00'))).toHaveLength(1);
  expect(own.filter((line) => line.includes('refund paid') && line.includes('2999.00'))).toHaveLength(1);
  const days = await download(owner, 'Download the days as CSV');
  expect(days.find((line) => line.startsWith(today()))).toContain('2999.00');
});

test('a refund is refused once for two presses, and its person reads why', async ({
  page,
  guest,
  recharge,
  checkout,
  result,
  operator,
}) => {
  await guest.register();
  await recharge.open();
  await recharge.buy(50, '₹199');
  await checkout.end('₹199', 'Pay with UPI');
  await result.expect('success');
  await askBack(page);
  const { orderId } = await guest.order();
  const refunds = new ConsoleRefunds(operator);
  const refusals = countDeeds(operator, /\/refuse$/);
  await refunds.open();
  await refunds.refuse(orderId, 'यह भुगतान पहले ही लौटाया गया है');
  await expect(refunds.card(orderId)).toHaveCount(0);
  expect(refusals()).toBe(1);
  const account = new AccountPage(page);
  await account.open();
  await expect(account.payments).toContainText('Not paid back');
  await expect(account.payments).toContainText('यह भुगतान पहले ही लौटाया गया है');
});

test('a job that was given up is tried again, and a test alert arrives once', async ({
  operator,
  db,
  webhook,
}) => {
  const { rows } = await db.query(
    `INSERT INTO mails (id, key, subject, text, state, error, created_at)
     VALUES (gen_random_uuid(), gen_random_uuid()::text, 'A subject', 'A text', 'failed', '550', now()) RETURNING id`,
  );
  await operator.goto('/admin/jobs');
  const retries = countDeeds(operator, /\/retry$/);
  await expectBothSizes(operator);
  await operator.getByRole('button', { name: /^Try again/ }).dblclick();
  await expect(operator.getByText('It is tried again within a minute').first()).toBeVisible();
  expect(retries()).toBe(1);
  const stateOf = async () =>
    (await db.query('SELECT state FROM mails WHERE id = $1', [rows[0].id])).rows[0].state;
  expect(await stateOf()).not.toBe('failed');

  await operator.goto('/admin/watch');
  await operator.getByRole('button', { name: 'Send a test alert' }).dblclick();
  await expect(operator.getByText(/^Webhook: taken \(200/)).toBeVisible();
  await expect(operator.getByText(/^Mail to the owners: taken/)).toBeVisible();
  expect(webhook.posts.filter(({ kind }) => kind === 'test')).toHaveLength(1);
  await expectBothSizes(operator);
});

test('a page that cannot be read says so, and never shows an empty list', async ({
  operator,
  db,
  noise,
  failures,
}) => {
  noise.allow(/\/admin\/complaints/);
  // React's own line about a page that failed on the server (https://react.dev/errors/441).
  noise.allowText(/React error #441/);
  // The line that says which page it was, and the stack that Next prints.
  failures.push(/\/admin\/complaints/, /PrismaClientKnownRequestError/);
  await db.query('ALTER TABLE issues RENAME TO issues_away');
  try {
    await operator.goto('/admin/complaints');
    await expect(operator.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect(operator.getByText('Nothing waits here.')).toHaveCount(0);
    await expectBothSizes(operator);
  } finally {
    await db.query('ALTER TABLE issues_away RENAME TO issues');
  }
  await operator.getByRole('button', { name: 'Try again' }).click();
  await expect(operator.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
});

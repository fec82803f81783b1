import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { countDeeds, expect, expectBothSizes, test } from './console-fixtures';

test.describe.configure({ mode: 'default' });

type Db = { query(text: string, values?: unknown[]): Promise<unknown> };

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

/** Orders that nobody has paid, the newest with the highest number, an hour apart. @returns what their numbers begin with */
async function storeOrders(db: Db, count: number): Promise<string> {
  const prefix = `recharge_${randomUUID().slice(0, 8)}`;
  await db.query(
    `INSERT INTO payments (id, kind, pack_id, order_id, amount, message_count, status, created_at)
     SELECT gen_random_uuid(), 'recharge', 'starter', $1 || '_' || n, 29, 10, 'failed', now() - interval '20 days' + n * interval '1 minute'
     FROM generate_series(1, $2::int) n`,
    [prefix, count],
  );
  return prefix;
}

/** The same page of the same operator once more. */
async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  return tab;
}

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Closes a row with a word about it, by two presses. */
async function close(row: Locator, label: string, button: string, because: string): Promise<void> {
  await row.getByRole('button', { name: new RegExp(`^${button}`) }).click();
  const dialog = row.page().getByRole('dialog');
  await dialog.getByLabel(label, { exact: true }).fill(because);
  await dialog.getByRole('button', { name: button, exact: true }).dblclick();
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the filters of a list are folded on a phone and say how many count; the keyboard opens them, and they are never folded on a desk', async ({
  operator,
  db,
}) => {
  const prefix = await storeOrders(db, 1);
  await operator.setViewportSize(PHONE);
  await operator.goto('/admin/orders');
  const fold = operator.locator('summary').filter({ hasText: 'Filters' });
  const state = operator.getByLabel('State', { exact: true });
  await expect(state).toBeHidden();
  await expect(operator.getByRole('row').nth(1)).toBeInViewport();
  await fold.focus();
  await operator.keyboard.press('Enter');
  await expect(state).toBeVisible();
  await expectBothSizes(operator);
  await operator.setViewportSize(PHONE);
  await operator.keyboard.press('Tab');
  await operator.keyboard.type(prefix);
  await state.selectOption('failed');
  await operator.getByRole('button', { name: 'Show' }).click();
  await expect(operator).toHaveURL(/status=failed/);
  await expect(fold).toHaveText('Filters2 active');
  await expect(state).toBeHidden();

  await operator.setViewportSize(DESK);
  await expect(fold).toBeHidden();
  await expect(state).toHaveValue('failed');
  await operator.getByRole('link', { name: 'Clear' }).click();
  await expect(operator).toHaveURL('/admin/orders');
  await expect(state).toHaveValue('');

  // What cannot be asked for is shown where it was asked.
  await operator.setViewportSize(PHONE);
  await operator.goto('/admin/orders?min=5&order=mood');
  await expect(operator.getByLabel('From day')).toBeVisible();
  await expect(operator.getByText('The list cannot be ordered by that.')).toBeVisible();
});

test('Back from an order leads to the same filters, page and place of the list', async ({ operator, db }) => {
  await storeOrders(db, 120);
  for (const size of [PHONE, DESK]) {
    await operator.setViewportSize(size);
    await operator.goto('/admin/orders?status=failed');
    await operator.getByRole('link', { name: 'Next page' }).click();
    await expect(operator).toHaveURL(/after=/);
    const address = operator.url();
    const link = operator.getByRole('row').nth(30).getByRole('link').first();
    const orderId = (await link.textContent()) ?? '';
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled(operator);
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect(operator).toHaveURL(`/admin/orders/${orderId}`);
    await operator.goBack();
    await expect(operator).toHaveURL(address);
    await expect(operator.getByLabel('State', { exact: true })).toHaveValue('failed');
    await expect(operator.getByRole('row').nth(30).getByRole('link').first()).toHaveText(orderId);
    await expect.poll(() => scrolled(operator)).toBe(place);
  }
});

test('a payment alert is seen and closed once, also from two tabs, and stands among the closed ones with why', async ({
  operator,
  db,
  noise,
}) => {
  noise.allow(/\/api\/admin\/alerts\//);
  const orderId = `${await storeOrders(db, 1)}_1`;
  await db.query(
    `INSERT INTO payment_alerts (id, payment_id, reason, detail) SELECT gen_random_uuid(), id, 'amount', '1.00 INR' FROM payments WHERE order_id = $1`,
    [orderId],
  );
  await operator.goto('/admin/alerts');
  const seen = countDeeds(operator, /\/alerts\//);
  await rowOf(operator, orderId).getByRole('button', { name: /^Seen/ }).dblclick();
  await expect(rowOf(operator, orderId)).toContainText('Seen by asha.verma');
  expect(seen()).toBe(1);
  await expectBothSizes(operator);

  const other = await secondTab(operator);
  const because = 'Paid the rest by UPI, यह ठीक है';
  await close(rowOf(operator, orderId), 'What was done', 'Done', because);
  await expect(rowOf(operator, orderId)).toHaveCount(0);
  expect(seen()).toBe(2);
  await close(rowOf(other, orderId), 'What was done', 'Done', 'The other tab was late');
  await expect(other.getByText('This alert is done already.').first()).toBeVisible();
  await expect(rowOf(other, orderId)).toHaveCount(0);

  await operator.getByLabel('Which').selectOption('done');
  await operator.getByRole('button', { name: 'Show' }).click();
  await expect(rowOf(operator, orderId)).toContainText(because);
  await expect(operator.getByText('The other tab was late')).toHaveCount(0);
  await rowOf(operator, orderId).getByRole('link', { name: orderId }).click();
  await expect(operator.getByRole('region', { name: 'What came when' })).toContainText('1.00 INR');
});

test('a difference of a settlement is explained once, also from two tabs, and found again by its kind', async ({
  operator,
  db,
  noise,
}) => {
  noise.allow(/\/api\/admin\/settlements\//);
  const reference = `PAYMENT ${randomUUID().slice(0, 8)}`;
  await db.query(
    `INSERT INTO settlement_differences (id, kind, reference, here, there, created_at)
     VALUES (gen_random_uuid(), 'fee', $1, '₹29.00', '₹28.10', now()), (gen_random_uuid(), 'dispute', $1, '—', '₹29.00', now())`,
    [reference],
  );
  await operator.goto('/admin/settlements?kind=fee');
  await expect(rowOf(operator, reference)).toHaveCount(1);
  await expectBothSizes(operator);
  const other = await secondTab(operator);
  const explained = countDeeds(operator, /\/settlements\//);
  await close(rowOf(operator, reference), 'Why', 'Explain', 'GST on the fee, told by Cashfree');
  await expect(operator.getByText('Nothing differs here.')).toBeVisible();
  expect(explained()).toBe(1);
  await close(rowOf(other, reference), 'Why', 'Explain', 'The other tab was late');
  await expect(other.getByText('This difference is explained already.').first()).toBeVisible();
  await expect(other.getByText('Nothing differs here.')).toBeVisible();

  await operator.goto('/admin/settlements');
  await expect(rowOf(operator, reference)).toContainText('Dispute or chargeback');
  await operator.getByLabel('Which').selectOption('closed');
  await operator.getByRole('button', { name: 'Show' }).click();
  await expect(rowOf(operator, reference)).toContainText('GST on the fee, told by Cashfree');
  await expect(operator.getByText('The other tab was late')).toHaveCount(0);
});

import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';

/** The account of Google's stand-in that owns the console. */
const OWNER = 'Asha Verma';

test('an owner reads the business in numbers, as charts and as tables, on a desk and on a phone', async ({
  page,
  google,
}) => {
  await page.goto('/auth/google?returnTo=/admin');
  await google.choose(OWNER);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const period = page.getByRole('navigation', { name: 'Period' });
  await expect(period.getByRole('link', { name: '7 days' })).toHaveAttribute('aria-current', 'page');
  const replies = page.getByRole('region', { name: 'Replies', exact: true });
  await expect(replies.getByRole('application')).toBeVisible();
  await expectAccessible(page);

  await replies.getByRole('button', { name: 'Replies as a table' }).click();
  const table = replies.getByRole('table', { name: 'Replies, by day' });
  await expect(table.getByRole('row')).toHaveCount(9);
  await expect(table.getByText('Today so far')).toBeVisible();
  await expect(replies.getByRole('application')).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await period.getByRole('link', { name: '30 days' }).click();
  await expect(page).toHaveURL(/\/admin\?days=30$/);
  await expect(period.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
  await expect(replies.getByRole('application')).toBeVisible();
  await expect(page.getByRole('table', { name: 'From the home page to a payment' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});

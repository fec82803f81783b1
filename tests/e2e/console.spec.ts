import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { unique } from './unique';

/** The account of Google's stand-in that owns the console. */
const OWNER = 'Asha Verma';

async function enter(page: Page, google: { choose(name: string): Promise<void> }): Promise<void> {
  await page.goto('/auth/google?returnTo=/admin/complaints');
  await google.choose(OWNER);
  await expect(page.getByRole('heading', { level: 1, name: 'Complaints' })).toBeVisible();
}

test('an issue is found by its number, answered once, and its person reads the answer', async ({
  page,
  google,
  browser,
  product,
  noise,
}) => {
  const { request } = page;
  await request.post('/api/user/register', { data: { browserFingerprint: unique('phone') } });
  const detail = unique('मैंने दो बार पैसे दिए, संदेश एक बार ही आए');
  const issue = { name: 'आशा', mobileNumber: '9876543210', issueDetail: detail };
  const { number } = await (await request.post('/api/issues', { data: issue })).json();

  const desk = await browser.newContext({ baseURL: product.url });
  await noise.watch(desk, product.url);
  const console = await desk.newPage();
  await enter(console, google.on(console));
  await expectAccessible(console);
  // On a phone the filters are folded.
  await console.locator('summary').filter({ hasText: 'Filters' }).click();
  await console.getByLabel('Number or person’s id').fill(number);
  await console.getByRole('button', { name: 'Show' }).click();
  await expect(console).toHaveURL(new RegExp(`=${number}`));
  await console.getByRole('link', { name: number }).click();
  await expect(console.getByText(detail)).toBeVisible();
  const words = console.getByLabel('Answer or note');
  await words.fill('A note that stays here');
  await console.getByRole('button', { name: 'Note for operators' }).click();
  await expect(console.getByRole('listitem').getByText('A note that stays here')).toBeVisible();
  await expect(words).toHaveValue('');
  await words.fill('The second payment goes back to your bank.');
  await console.getByRole('button', { name: 'Answer the person' }).dblclick();
  const answer = console.getByRole('listitem').getByText('The second payment goes back to your bank.');
  await expect(answer).toHaveCount(1);
  await expect(words).toHaveValue('');
  await expectAccessible(console);
  await desk.close();

  await page.goto('/account');
  const own = page.getByRole('region', { name: 'Your issues' });
  await expect(own.getByText(number)).toBeVisible();
  await expect(own.getByText('Answered')).toBeVisible();
  await expect(own.getByText('The second payment goes back to your bank.')).toBeVisible();
  await expect(page.getByText('A note that stays here')).toHaveCount(0);
});

test('a person is found and given messages, once for two presses, and it stands in the log', async ({
  page,
  google,
  guest,
  browser,
  product,
  noise,
}) => {
  const { id } = await guest.register();
  const desk = await browser.newContext({ baseURL: product.url });
  await noise.watch(desk, product.url);
  const console = await desk.newPage();
  await enter(console, google.on(console));
  await console.getByRole('banner').getByText('Menu').click();
  await console.getByRole('link', { name: 'People' }).click();
  await console.getByLabel(/Id, e-mail, mobile/).fill(id);
  await console.getByRole('button', { name: 'Search' }).click();
  await console.getByRole('link', { name: `Guest ${id.slice(0, 8)}` }).click();
  await expect(console.getByText('5 messages', { exact: true })).toBeVisible();
  await console.getByLabel('Messages').fill('7');
  await console.getByLabel('Why').first().fill('The reply came late');
  await console.getByRole('button', { name: 'Give messages' }).dblclick();
  await expect(console.getByText('12 messages', { exact: true })).toBeVisible();
  await expect(console.getByRole('region', { name: 'Ledger' }).getByText('courtesy')).toHaveCount(1);
  await expectAccessible(console);
  await console.goto(`/admin/audit?subject=${id}`);
  await expect(console.getByText('The reply came late')).toHaveCount(1);
  await expect(console.getByText(/^The log is whole/)).toBeVisible();
  await expectAccessible(console);
  await console.goto('/admin/roles');
  await expect(console.getByRole('heading', { level: 1, name: 'Roles' })).toBeVisible();
  await expectAccessible(console);
  await desk.close();
  await page.goto('/account');
  await expect(page.getByText('A gift from us')).toBeVisible();
});

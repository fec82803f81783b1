import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { stopPath } from '../setup/mail-stop';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import type { Guest } from './guest';
import { expectFits } from './layout';

const section = (page: Page) => page.getByRole('region', { name: 'By e-mail' });
const box = (page: Page, name: string) =>
  section(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** Makes the person of the browser a member with an address, as a sign-in would. */
async function signIn(guest: Guest, db: pg.Pool): Promise<string> {
  const { id } = await guest.register();
  await db.query(
    'UPDATE users SET is_google_authenticated = true, google_id = $2, email = $3 WHERE id = $1',
    [id, randomUUID(), `a.rather.long.name.that.has.no.blank.${id}@example.com`],
  );
  return id;
}

async function openNotifications(page: Page): Promise<void> {
  await page.goto('/account/notifications');
  await expectAnswers(page);
}

/** Changes a switch, and waits until that is saved. */
async function change(page: Page, name: string, on: boolean): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/mailing') && answer.request().method() === 'POST',
  );
  await box(page, name).setChecked(on);
  expect((await saved).status()).toBe(200);
}

test('a member chooses what is mailed, and stops it again by the link of a mail, without a sign-in', async ({
  page,
  context,
  guest,
  db,
}) => {
  const id = await signIn(guest, db);
  await openNotifications(page);
  for (const name of ['A reply', 'A payment']) await expect(box(page, name)).not.toBeChecked();
  await expectAccessible(page);
  await expectFits(page);
  await change(page, 'A reply', true);
  await change(page, 'A payment', true);
  await page.reload();
  await expectAnswers(page);
  for (const name of ['A reply', 'A payment']) await expect(box(page, name)).toBeChecked();

  const cookies = await context.cookies();
  await context.clearCookies();
  await page.goto(stopPath('reply', id));
  await expect(page.getByRole('heading', { name: 'Stop these mails?' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(page.getByRole('heading', { name: 'These mails are stopped' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  expect(await context.cookies()).toEqual([]);

  await context.addCookies(cookies);
  await page.getByRole('link', { name: 'Choose what you are told' }).click();
  await expectAnswers(page);
  await expect(box(page, 'A reply')).not.toBeChecked();
  await expect(box(page, 'A payment')).toBeChecked();
});

test('a choice that is not saved is taken back, and says so', async ({ page, guest, db, noise }) => {
  noise.allow(/\/api\/account\/mailing$/);
  await signIn(guest, db);
  await openNotifications(page);
  await page.route('**/api/account/mailing', (route) =>
    route.fulfill({ status: 429, json: { error: 'Please wait a moment.' } }),
  );
  await box(page, 'A payment').click();
  await expect(page.getByText('Your choice was not saved')).toBeVisible();
  await expect(box(page, 'A payment')).not.toBeChecked();
});

test('a guest, who has no address, is offered no mail', async ({ page, guest }) => {
  await guest.register();
  await openNotifications(page);
  await expect(page.getByRole('region', { name: 'This device' })).toBeVisible();
  await expect(section(page)).toHaveCount(0);
});

test('two taps at once on a choice leave it as it was, and nothing complains', async ({
  page,
  guest,
  db,
}) => {
  const id = await signIn(guest, db);
  await openNotifications(page);
  await box(page, 'A reply').dblclick();
  const given = async () => {
    const { rows } = await db.query<{ granted: boolean }>(
      "SELECT granted FROM consents WHERE user_id = $1 AND purpose = 'mail_reply' ORDER BY created_at",
      [id],
    );
    return rows.map(({ granted }) => granted);
  };
  await expect.poll(given).toEqual([true, false]);
  await expect(box(page, 'A reply')).not.toBeChecked();
  await expect(page.getByText('Your choice was not saved')).toHaveCount(0);
  await page.reload();
  await expect(box(page, 'A reply')).not.toBeChecked();
});

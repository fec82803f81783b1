import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './accessible';
import { holdScriptsBack } from './answers';
import { expect, test } from './fixtures';
import { IssueDialog } from './pages/issue';

/** The account of Google's stand-in that owns the console. */
const OWNER = 'Asha Verma';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

async function expectBothSizes(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

test('a suspended person reads why, objects and is answered in danger, until it is lifted; a talk that was read stands in the download', async ({
  page,
  google,
  guest,
  chat,
  browser,
  product,
  noise,
}) => {
  noise.allow(/\/api\/chat\/message$/);
  const sessionId = await guest.startChat();
  const { id } = await guest.me();
  const desk = await browser.newContext({ baseURL: product.url });
  await noise.watch(desk, product.url);
  const operator = await desk.newPage();
  await operator.goto(`/auth/google?returnTo=/admin/people/${id}`);
  await google.on(operator).choose(OWNER);
  await expect(operator.getByRole('heading', { level: 1, name: `Guest ${id.slice(0, 8)}` })).toBeVisible();
  await operator.getByLabel('Why, as the person reads it').fill('Threats against another person');
  await operator.getByLabel('Days (none: until it is lifted)').fill('7');
  await operator.getByRole('button', { name: 'Suspend', exact: true }).dblclick();
  const lifting = operator.getByRole('heading', { name: /^Lift SUS-/ });
  await expect(lifting).toHaveCount(1);
  await expect(operator.getByText('Suspended', { exact: true }).first()).toBeVisible();
  await expectBothSizes(operator);

  // The box stays open: what is no danger leads to the page that says why, and danger is answered.
  await chat.open(sessionId);
  await expect(page.getByText('Your account is suspended: companions do not answer.')).toBeVisible();
  await chat.write('hello again');
  await expect(page).toHaveURL('/suspended');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
  await expect(page.getByText('Threats against another person')).toBeVisible();
  await expect(page.getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
  const reference = (await page.getByText(/^SUS-[A-Z2-9]{8}$/).textContent()) ?? '';
  await expectBothSizes(page);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Raise an issue' }).click();
  const issue = new IssueDialog(page);
  await issue.fill('Asha', '9812345678', `It was not me: ${reference}`);
  await issue.submit.click();
  await expect(page.getByText(/Issue submitted/).first()).toBeVisible();
  // It leaves for the other page before it is loaded: a navigation that is waited for would be told that it was given up.
  const recharge = page.waitForEvent(
    'framenavigated',
    (frame) => new URL(frame.url()).pathname === '/recharge',
  );
  await page.evaluate(() => window.location.assign('/recharge'));
  await recharge;
  await page.waitForURL('/suspended');
  await chat.open(sessionId);
  await chat.write('I want to kill myself');
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible();
  await expect(page).toHaveURL(`/chat/${sessionId}`);

  await operator.reload();
  await expect(operator.getByRole('region', { name: 'Issues' }).getByRole('link')).toHaveCount(1);
  const card = operator.locator('form', {
    has: operator.getByRole('button', { name: 'Lift the suspension' }),
  });
  await card.getByLabel('Why').fill('It was somebody else');
  await card.getByRole('button').click();
  await expect(lifting).toHaveCount(0);

  const reading = operator.locator('form', { has: operator.getByRole('button', { name: 'Open the talk' }) });
  await reading.getByLabel('Why').fill('Threats were reported');
  await reading.getByRole('button').click();
  const talk = operator.getByRole('region', { name: /^Talk with/ });
  await expect(talk.getByText('I want to kill myself')).toBeVisible();
  await expectBothSizes(operator);
  await operator.goto('/admin/safety?kind=crisis');
  const row = operator.getByRole('row', { name: new RegExp(id.slice(0, 8)) }).first();
  await expect(row).toContainText('Helplines shown');
  await expectBothSizes(operator);
  await operator.setViewportSize(DESK);
  await row.getByRole('button', { name: 'Real' }).click();
  await expect(row.getByRole('cell', { name: 'Real', exact: true })).toBeVisible();
  await desk.close();

  await page.goto('/suspended');
  await expect(page.getByText('In this browser nobody is suspended.')).toBeVisible();
  await page.goto('/account');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const zip = unzipSync(await readFile(await (await file).path()));
  const { chatsOpened, suspensions } = JSON.parse(strFromU8(zip['my-data.json'] ?? new Uint8Array()));
  expect(chatsOpened).toMatchObject([{ role: 'owner', reason: 'Threats were reported', chatId: sessionId }]);
  expect(suspensions).toMatchObject([{ reference, reason: 'Threats against another person' }]);
});

test('what an operator sends before the scripts have come is sent once, with what was typed', async ({
  guest,
  google,
  browser,
  product,
  noise,
}) => {
  await guest.startChat();
  const { id } = await guest.me();
  const desk = await browser.newContext({ baseURL: product.url });
  await noise.watch(desk, product.url);
  const operator = await desk.newPage();
  await operator.goto(`/auth/google?returnTo=/admin/people/${id}`);
  await google.on(operator).choose(OWNER);
  await expect(operator).toHaveURL(`/admin/people/${id}`);
  const letScriptsCome = await holdScriptsBack(operator);
  await operator.reload({ waitUntil: 'commit' });
  await operator.getByLabel('Why, as the person reads it').fill('Threats against another person');
  await operator.getByRole('button', { name: 'Suspend', exact: true }).dblclick();
  letScriptsCome();
  await expect(operator.getByRole('heading', { name: /^Lift SUS-/ })).toHaveCount(1);
  await expect(operator).toHaveURL(`/admin/people/${id}`);
  await desk.close();
});

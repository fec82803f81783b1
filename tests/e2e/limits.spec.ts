import type { Page } from '@playwright/test';
import { gate } from '../setup/gate';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { DENIALS, denyStorage } from './denied-storage';
import { expect, test } from './fixtures';
import { ChatsPage } from './pages/chats';
import { unique } from './unique';

const SEND = /\/api\/chat\/message$/;
const ORDER = /\/api\/payment\/recharge$/;

const now = (page: Page) => page.getByRole('region', { name: 'What holds now' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function openLimits(page: Page): Promise<void> {
  await page.goto('/account/limits');
  await expectAnswers(page);
  await expect(now(page)).toBeVisible();
}

test('limits are found in the account, hold at once, and wait for a day when they grow', async ({
  page,
  guest,
}) => {
  await guest.register();
  await page.goto('/account/control');
  await expectAnswers(page);
  await page.getByRole('link', { name: 'Set your limits' }).click();
  await expect(page).toHaveURL('/account/limits');
  await expect(now(page)).toContainText('No limits.');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await field(page, 'Messages a day').fill('२०');
  await field(page, 'Rupees a month').fill('₹1,000');
  const quiet = page.getByRole('checkbox', { name: /^Quiet hours/ });
  const from = page.getByLabel('From', { exact: true });
  await expect(from).toBeHidden();
  await quiet.check();
  await from.fill('21:30');
  await quiet.uncheck();
  await expect(from).toBeHidden();
  await quiet.check();
  await expect(from).toHaveValue('21:30');
  await from.fill('22:00');
  await expectAccessible(page);
  await save(page).click();
  await expect(now(page).getByRole('listitem')).toHaveText([
    '20 messages a day',
    '₹1,000 a month',
    'Quiet from 10:00 pm to 6:00 am',
  ]);
  await field(page, 'Messages a day').fill('');
  await save(page).click();
  const waiting = now(page).getByRole('status');
  await expect(waiting).toContainText(/^From .+ IST/);
  await expect(waiting.getByRole('listitem')).toHaveText([
    '₹1,000 a month',
    'Quiet from 10:00 pm to 6:00 am',
  ]);
  await expect(field(page, 'Messages a day')).toHaveValue('');
  await expectAccessible(page);
  await page.reload();
  await expectAnswers(page);
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(field(page, 'Messages a day')).toHaveValue('20');
});

test('what is no number is said at its field, and nothing is saved', async ({ page, guest }) => {
  await guest.register();
  await openLimits(page);
  await field(page, 'Rupees a day').fill('many');
  await save(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please write a whole number from 0' }),
  ).toBeVisible();
  await expect(field(page, 'Rupees a day')).toBeFocused();
  await expect(now(page)).toContainText('No limits.');
});

test('who has written enough for today is told kindly, and keeps what was typed', async ({
  page,
  guest,
  chat,
  noise,
}) => {
  noise.allow(SEND);
  const sessionId = await guest.startChat();
  await guest.setLimits({ messagesPerDay: 1 });
  await guest.send(sessionId, unique('Kaise ho?'));
  const text = unique('एक और बात');
  await chat.open(sessionId);
  await chat.write(text);
  await chat.waitForTextGivenBack(text);
  await chat.expectToast(
    'Your own limit',
    'You wanted to send no more than 1 message a day, and that is what you have sent today. You can go on tomorrow. Nothing was charged.',
  );
  await guest.expectBalance(4);
  await expectAccessible(page);
});

test('who would spend more than they want is told before any checkout, and stays with the plan', async ({
  page,
  guest,
  recharge,
  noise,
}) => {
  noise.allow(ORDER);
  await guest.register();
  await guest.setLimits({ rupeesPerDay: 100 });
  await recharge.open();
  await recharge.plan(50).check();
  await recharge.pay.click();
  await expect(
    page.getByText('This would be more than the ₹100 a day that you set for yourself.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/recharge');
  await expect(recharge.plan(50)).toBeChecked();
  await expect(recharge.pay).toBeEnabled();
});

test('who wants to be told of a long row is told in one quiet line, closes it, and is left alone', async ({
  page,
  guest,
  chat,
}) => {
  const sessionId = await guest.startChat();
  await page.goto('/account/limits');
  await expectAnswers(page);
  await page.getByLabel('Tell me when I have chatted for long').selectOption('30');
  await save(page).click();
  await expect(now(page).getByRole('listitem')).toHaveText(['A word after 30 minutes of chatting in a row']);
  await expect(now(page).getByRole('status')).toHaveCount(0);
  await guest.setBalance(20);
  await guest.sentBefore([40, 27, 13]);
  await chat.open(sessionId);
  await expect(page.getByText('You have been chatting')).toHaveCount(0);
  await chat.talk(unique('Phir se'));
  const line = page.getByText('You have been chatting for more than 30 minutes. You wanted to be told.');
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await chat.waitForWelcome();
  await chat.talk(unique('Ek aur'));
  await expect(line).toHaveCount(0);
});

for (const how of DENIALS)
  test(`where storage is ${how}, a closed word about a long row stays closed for as long as the page lives`, async ({
    page,
    context,
    guest,
    chat,
    rating,
  }) => {
    await guest.startChat();
    await guest.startChat('romantic');
    await guest.setLimits({ breakMinutes: 30 });
    await guest.setBalance(20);
    await guest.sentBefore([40, 27, 13]);
    await denyStorage(context, how);
    const chats = new ChatsPage(page);
    await page.clock.install();
    await chats.open();
    await chats.openRow('Friendly');
    await chat.waitForWelcome();
    await chat.talk(unique('Phir se'));
    const line = page.getByText('You have been chatting for more than 30 minutes. You wanted to be told.');
    await expect(line).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(line).toHaveCount(0);
    await chat.back.click();
    await rating.skip.click();
    await page.getByRole('link', { name: 'My chats' }).click();
    await chats.openRow('Romantic');
    await chat.waitForWelcome();
    const looked = page.waitForResponse((answer) => answer.url().endsWith('/api/chat/row'));
    await chat.talk(unique('Ek aur'));
    await looked;
    await expect(line).toHaveCount(0);
  });

test('two taps at once on Save save once', async ({ page, guest }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/account/limits'))
      calls.push(request.url());
  });
  await guest.register();
  await openLimits(page);
  await field(page, 'Messages a day').fill('20');
  const taps = gate();
  // Two taps of which the second comes after the answer to the first save twice, and the same.
  await page.route('**/api/account/limits', async (route) => {
    if (route.request().method() === 'POST') await taps.opened;
    await route.continue();
  });
  await save(page).dblclick();
  taps.open();
  await expect(now(page).getByRole('listitem')).toHaveText(['20 messages a day']);
  await expect(field(page, 'Messages a day')).toHaveValue('20');
  expect(calls).toHaveLength(1);
});

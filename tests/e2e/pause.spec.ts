import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { unique } from './unique';

test('an account is paused from the account, keeps what is typed, and is back after one tap and a yes', async ({
  page,
  guest,
  chat,
  noise,
}) => {
  noise.allow(/\/api\/chat\/message$/);
  const sessionId = await guest.startChat();
  await page.goto('/account/control');
  await expectAnswers(page);
  await page.getByRole('link', { name: 'Pause my account' }).click();
  await expect(page).toHaveURL('/account/pause');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const length = page.getByRole('group', { name: 'How long?' });
  await expect(length.getByRole('radio')).toHaveCount(4);
  await expectAccessible(page);
  await expectFits(page);
  await length.getByRole('radio', { name: 'Until I come back' }).check();
  await page.getByRole('button', { name: 'Pause my account' }).click();
  const paused = page.getByRole('region', { name: 'Your account is paused' });
  await expect(paused).toContainText('Until you come back.');
  await expectAccessible(page);
  await expectFits(page);

  const text = unique('एक बात');
  await chat.open(sessionId);
  await chat.write(text);
  await chat.waitForTextGivenBack(text);
  await chat.expectToast(
    'Your own limit',
    'You have paused your account. Nothing was charged. You can end the pause under “Pause my account” in your account.',
  );
  await guest.expectBalance(5);

  await page.goto('/account/pause');
  await expectAnswers(page);
  const end = page.getByRole('button', { name: 'End the pause' });
  await end.click();
  const question = page.getByRole('dialog', { name: 'End the pause now?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay paused' }).click();
  await expect(question).toHaveCount(0);
  await expect(end).toBeFocused();
  await end.click();
  await question.getByRole('button', { name: 'End the pause' }).click();
  await expect(page.getByRole('region', { name: 'Pause my account' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await guest.send(sessionId, unique('Wapas aa gaya'));
});

test('the pause says until when it is, in India', async ({ page, guest }) => {
  await guest.register();
  await page.goto('/account/pause');
  await expectAnswers(page);
  await page.getByRole('button', { name: 'Pause my account' }).click();
  await expect(page.getByText(/^Until \d{1,2}\s\w+\s\d{4},\s\d{1,2}:\d\d\s[ap]m IST\.$/)).toBeVisible();
});

test('two taps at once pause once, and end it once', async ({ page, guest }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/account/pause')) calls.push(pathname);
  });
  await guest.register();
  await page.goto('/account/pause');
  await expectAnswers(page);
  await page.getByRole('button', { name: 'Pause my account' }).dblclick();
  await expect(page.getByRole('region', { name: 'Your account is paused' })).toBeVisible();
  expect(calls).toEqual(['/api/account/pause']);
  await page.reload();
  await expectAnswers(page);
  await page.getByRole('button', { name: 'End the pause' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the pause' }).dblclick();
  await expect(page.getByRole('region', { name: 'Pause my account' })).toBeVisible();
  expect(calls).toEqual(['/api/account/pause', '/api/account/pause/end']);
});

test('a pause that could not be ended says why in its dialog, and can be ended again', async ({
  page,
  guest,
  noise,
}) => {
  noise.allow(/\/api\/account\/pause\/end$/);
  await guest.register();
  await page.goto('/account/pause');
  await expectAnswers(page);
  await page.getByRole('button', { name: 'Pause my account' }).click();
  let isDown = true;
  await page.route('**/api/account/pause/end', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { error: 'We cannot do this at the moment.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'End the pause' }).click();
  const question = page.getByRole('dialog', { name: 'End the pause now?' });
  await question.getByRole('button', { name: 'End the pause' }).click();
  await expect(question.getByRole('alert')).toContainText('We cannot do this at the moment.');
  await expectAccessible(page);
  await expectFits(page);
  isDown = false;
  await question.getByRole('button', { name: 'End the pause' }).click();
  await expect(page.getByRole('region', { name: 'Pause my account' })).toBeVisible();
});

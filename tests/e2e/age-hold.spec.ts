import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';

const PAGE = '/adults-only';
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Saathi is for adults' });

test('a minor learns why, whom to call and what happens next, and begins no chat and no payment, signed in or not', async ({
  page,
  chat,
  guest,
  google,
  noise,
}) => {
  noise.allow(/\/api\/chat\/session$/);
  const sessionId = await guest.startChat('romantic');
  const other = await guest.startChat('friendly');
  await chat.open(sessionId);
  await chat.write('I am 15 years old');
  await runUntil(page, () => expect(chat.theirs.filter({ hasText: 'only for adults' })).toBeVisible(NOW));
  await page.getByRole('link', { name: 'Why, and what now' }).click();

  await expect(page).toHaveURL(PAGE);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Child Helpline 1098' })).toHaveAttribute('href', 'tel:1098');
  await expect(page.getByRole('link', { name: 'Emergency 112' })).toHaveAttribute('href', 'tel:112');
  const reference = (await page.getByText(/^AGE-[A-Z2-9]{8}$/).textContent()) ?? '';
  await expect(page.getByText('there is nothing to pay back')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Raise an issue' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  // Every way on leads here, and the way back does not lead into a circle.
  await page.goto('/');
  for (const closed of ['/loading/erotic', '/recharge', `/paywall/${other}`]) {
    await page.goto(closed);
    await expect(page).toHaveURL(PAGE);
    await expect(title(page)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await page.goto(`/chat/${other}`);
  await chat.expectClosed('This chat is closed because');
  expect(await guest.orders()).toEqual([]);

  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await google.chooseNew(String(randomInt(2 ** 40)));
  await expect(page.getByRole('link', { name: /Your account/ })).toBeVisible();
  await page.goto('/loading/friendly');
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByText(reference)).toBeVisible();
});

test('an adult who comes to the page by chance finds nothing closed', async ({ page, guest }) => {
  await guest.register();
  await page.goto(PAGE);
  await expect(page.getByText('In this browser nobody is held as a minor.')).toBeVisible();
  await expectAccessible(page);
});

import { expect, test } from './fixtures';

const LIST = '**/api/companions/psychologist';

test('six skeletons stand for the list while it loads, then the cards come', async ({ page, guest }) => {
  await guest.register();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LIST, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/psychologist');
  await expect(page.locator('[data-skeleton]')).toHaveCount(6);
  release();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  const isha = cards.filter({ hasText: 'Isha Menon' });
  await expect(isha).toContainText('AI companion');
  await expect(isha).toContainText('Breakups, Grief');
  await expect(isha).toContainText('12 yrs · 480 cases');
  await expect(isha.getByRole('img', { name: 'Rating 4.8 of 5' })).toBeVisible();
  await expect(page.getByText('not licensed professionals')).toBeVisible();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('a portrait that does not load is replaced, and a busy companion says for how long', async ({
  page,
  guest,
  noise,
}) => {
  await guest.register();
  noise.allow(/isha-menon\.svg/);
  await page.route('**/isha-menon.svg', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { isAvailable: boolean; minutesRemaining: number }[];
    const busy = list.map((one, place) =>
      place === 1 ? { ...one, isAvailable: false, minutesRemaining: 24 } : one,
    );
    await route.fulfill({ response, json: busy });
  });
  await page.goto('/psychologist');
  await expect(page.getByRole('img', { name: 'Illustration of Isha Menon' })).toHaveAttribute(
    'src',
    '/companions/fallback.svg',
  );
  await expect(page.getByRole('button', { name: 'Available after 24min' })).toBeDisabled();
});

test('a list that fails can be asked for again, and an empty one says so', async ({ page, guest, noise }) => {
  await guest.register();
  noise.allow(/\/api\/companions\/psychologist$/);
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
  await page.goto('/psychologist');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No Psychologists Available')).toBeVisible();
});

test('with five messages a psychologist asks for a recharge; with twelve the chat begins', async ({
  page,
  guest,
  loading,
  chat,
}) => {
  await guest.register();
  await guest.confirmAdult();
  await page.clock.install();
  await page.goto('/psychologist');
  const card = page.getByRole('listitem').filter({ hasText: 'Isha Menon' });
  const chatNow = card.getByRole('button', { name: 'Chat Now' });
  await chatNow.click();
  const dialog = page.getByRole('dialog', { name: 'Recharge Required' });
  await expect(dialog).toContainText('At least 12 messages required for talking to Isha Menon');
  await expect(dialog).toContainText('Current balance5 messages');
  await expect(dialog).toContainText('You need 7 more messages');
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toBeHidden();
  await expect(chatNow).toBeFocused();
  await expect(page).toHaveURL('/psychologist');

  await guest.setBalance(12);
  await page.reload();
  await expect(chatNow).toBeVisible();
  await chatNow.click();
  await page.clock.runFor(300);
  await loading.waitForChat();
  await expect(chat.name).toHaveText('Isha');
  await expect(
    page.getByText('An AI companion, not a licensed professional, and no replacement for one.'),
  ).toBeVisible();
});

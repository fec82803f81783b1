import { randomInt } from 'node:crypto';
import { newWord } from '../setup/model-stand-in';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';

const ISHA = 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff';
const PROFILE = '/psychologist/isha-menon/profile';

test('a card opens the profile; its reviews come with it, dated, with samples named as such', async ({
  page,
  guest,
}) => {
  await guest.register();
  await page.goto('/psychologist');
  await page.getByRole('link', { name: 'Isha Menon' }).click();
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('heading', { level: 1, name: 'Isha Menon' })).toBeVisible();
  await expect(page.getByRole('main').getByText('AI companion', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Expertise' }).getByRole('listitem')).toHaveText([
    'Breakups',
    'Grief',
  ]);
  await expect(page.getByText('no replacement for one')).toBeVisible();
  for (const figure of ['Rating (sample)', 'Cases (sample)', 'Years (sample)'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await page.getByText('What these numbers mean').click();
  await expect(page.getByText(/sample number until five people have reviewed/)).toBeVisible();
  await expect(page.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
  const sample = page.getByRole('listitem').filter({ hasText: 'Arnav' });
  await expect(sample).toContainText('Sample');
  await expect(sample.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await expect(sample.getByText('2 October 2026')).toBeVisible();
  await expect(sample.getByRole('img', { name: /Verified/ })).toHaveCount(0);
  await expect(sample.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to listing' }).click();
  await expect(page).toHaveURL('/psychologist');
});

test('chatting from a profile needs a sign-in, which comes back here; calls are to come', async ({
  page,
  guest,
}) => {
  await guest.register();
  await page.goto(PROFILE);
  await expect(page.getByText('Needs a sign-in and a balance of 12 messages.')).toBeVisible();
  const chat = page.getByRole('button', { name: 'Chat Consultation' });
  await chat.click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to Chat' });
  await expect(dialog).toContainText(/terms/i);
  await expect(dialog).toContainText(/privacy policy/i);
  await expect(dialog.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    new RegExp(`^/auth/google\\?returnTo=${encodeURIComponent(PROFILE)}$`),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(chat).toBeFocused();
  for (const name of ['Voice Call', 'Video Call'])
    await expect(page.getByRole('button', { name: `${name} Coming Soon` })).toBeDisabled();
});

test('a guest with too few messages hears it before the sign-in, and again instead of a chat that cannot begin', async ({
  page,
  guest,
  google,
}) => {
  await guest.register();
  await page.goto(PROFILE);
  await page.getByRole('button', { name: 'Chat Consultation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to Chat' });
  await expect(dialog).toContainText('At least 12 messages required for talking to Isha Menon');
  await expect(dialog).toContainText('You have 5 here');
  await dialog.getByRole('link', { name: 'Continue with Google' }).click();
  await google.chooseNew(String(randomInt(2 ** 40)));
  const refusal = page.getByRole('dialog', { name: 'Recharge Required' });
  await expect(refusal).toContainText('At least 12 messages required for talking to Isha Menon');
  await expect(refusal).toContainText('You need 7 more messages');
  await expectAccessible(page);
  expect(await guest.me()).toMatchObject({ isGoogleAuthenticated: true, lastChatSession: null });
  await refusal.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Chat Consultation' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Chat Consultation' }).click();
  await expect(refusal).toBeVisible();
  await refusal.getByRole('link', { name: 'Recharge Now' }).click();
  await expect(page).toHaveURL('/recharge');
});

test('after the sign-in the chat begins that was asked for; who turns back at Google is on the profile again', async ({
  page,
  guest,
  google,
  chat,
}) => {
  await guest.register();
  await guest.confirmAdult();
  await guest.setBalance(12);
  const ask = async () => {
    await page.getByRole('button', { name: 'Chat Consultation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in to Chat' });
    await expect(dialog).not.toContainText('required');
    await dialog.getByRole('link', { name: 'Continue with Google' }).click();
  };
  await page.goto(PROFILE);
  await ask();
  await google.cancel();
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByText('Sign-in was cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat Consultation' })).toBeEnabled();
  await ask();
  await google.chooseNew(String(randomInt(2 ** 40)));
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/);
  await expect(chat.name).toHaveText('Isha');
});

test('somebody signed in goes straight to the chat, rates it, publishes a review and deletes it', async ({
  page,
  guest,
  db,
  loading,
  chat,
  rating,
  noise,
}) => {
  noise.allow(/\/api\/companions\/reviews$/);
  const { id } = await guest.register();
  await guest.confirmAdult();
  await guest.setBalance(20);
  await db.query("UPDATE users SET is_google_authenticated = true, name = 'Asha Rao' WHERE id = $1", [id]);
  await page.clock.install();
  await page.goto('/psychologist/neha-baruah/profile');
  await expect(page.getByRole('listitem').filter({ hasText: 'Sample' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Chat Consultation' }).click();
  await page.clock.runFor(300);
  await loading.waitForChat();
  await expect(chat.name).toHaveText('Neha');
  await chat.waitForWelcome();
  await chat.talk('Aaj mann bhaari hai');
  await chat.back.click();
  await rating.rate(4);
  await rating.submit.click();
  const dialog = page.getByRole('dialog', { name: 'Publish a review of Neha?' });
  const review = `बहुत अच्छा लगा ${newWord()}`;
  await dialog.getByLabel('Your review').fill('Call me at 98765 43210');
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toContainText('Please leave out links, phone numbers');
  await dialog.getByLabel('Your review').fill(review);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/psychologist/neha-baruah/profile');
  const own = page.getByRole('listitem').filter({ hasText: review });
  await expect(own).toContainText('A.');
  await expect(own).not.toContainText('Asha');
  await expect(own.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(own.getByRole('img', { name: /^Verified/ })).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Delete my review' }).click();
  await own.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(own).toHaveCount(0);
});

test('by id in capitals, by name and by slug it is the same page, whose text and head need no script', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  for (const identifier of [
    ISHA,
    ISHA.toUpperCase(),
    'Isha%20Menon',
    'isha%20menon',
    'isha-menon',
    'Isha-Menon',
  ]) {
    const answer = await page.goto(`/psychologist/${identifier}/profile`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(PROFILE);
    await expect(page.getByRole('heading', { level: 1, name: 'Isha Menon' })).toBeVisible();
    for (const heading of ['About Isha Menon', 'Education', 'Start Consultation', 'Client Reviews'])
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByText(/Guided by/)).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PROFILE}$`));
  }
  await expect(page).toHaveTitle(/Isha Menon/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /not a licensed professional/,
  );
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'profile');

  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Isha Menon', identifier: ISHA },
  });
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);

  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const image = await context.request.get(new URL(String(address)).pathname);
  expect(image.status()).toBe(200);
  expect(image.headers()['content-type']).toBe('image/png');
  expect(image.headers()['set-cookie']).toBeUndefined();
  expect((await image.body()).length).toBeGreaterThan(10_000);

  const sitemap = await (await context.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(PROFILE);
  await context.close();
});

test('who does not exist is 404, with a way back to the listing', async ({ page, guest, noise }) => {
  await guest.register();
  noise.allow(/\/psychologist\/.+\/profile/);
  for (const identifier of [
    'Nobody',
    '%25',
    '00000000-0000-4000-8000-000000000000',
    '%27%22',
    'x'.repeat(3000),
  ]) {
    const answer = await page.goto(`/psychologist/${identifier}/profile`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Psychologist Not Found' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Listing' }).click();
  await expect(page).toHaveURL('/psychologist');
});

test('a busy companion says so on its profile, with the time', async ({ page, guest, db }) => {
  await guest.register();
  // Minutes count down while one looks.
  await page.clock.setFixedTime(Date.now());
  const rename = (from: string, to: string, until: string) =>
    db.query(`UPDATE companions SET name = $2, unavailable_until = ${until} WHERE name = $1`, [from, to]);
  await rename('Ritu Bansal', 'निशा वर्मा', "now() + interval '24 minutes'");
  try {
    await page.goto(`/psychologist/${encodeURIComponent('निशा वर्मा')}/profile`);
    await expect(page.getByRole('heading', { level: 1, name: 'निशा वर्मा' })).toBeVisible();
    await page.getByRole('button', { name: /Available after 24min/ }).click();
    await expect(page.getByRole('dialog', { name: 'निशा वर्मा is Currently Unavailable' })).toBeVisible();
  } finally {
    await rename('निशा वर्मा', 'Ritu Bansal', 'NULL');
  }
});

test('the profile is accessible', async ({ page, guest }) => {
  await guest.register();
  await page.goto(PROFILE);
  await expect(page.getByText('Arnav')).toBeVisible();
  await expectAccessible(page);
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { gate } from '../setup/gate';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { ListingPage } from './pages/listing';

const LIST = '**/api/companions/psychologist';

type Listed = Record<string, string | number | boolean | readonly string[]>;

/** Lets the page have another list than the database's. */
const listOf = (page: Page, list: readonly Listed[]) =>
  page.route(LIST, (route) => route.fulfill({ json: list }));

const psychologist = (over: Listed): Listed => ({
  id: randomUUID(),
  name: 'Asha',
  imagePath: '/companions/isha-menon.svg',
  areaOfExpertise: 'Grief',
  yearsOfExperience: 5,
  casesHandled: 10,
  rating: '4.0',
  education: '',
  aboutMe: 'An AI.',
  isAvailable: true,
  minutesRemaining: 0,
  isInSession: false,
  samples: [],
  ...over,
});

test('the cards come with the page; other filters wait for the whole list behind six skeletons', async ({
  page,
  guest,
}) => {
  await guest.register();
  const list = gate();
  await page.route(LIST, async (route) => {
    await list.opened;
    await route.continue();
  });
  await new ListingPage(page).open();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const isha = cards.filter({ hasText: 'Isha Menon' });
  await expect(isha).toContainText('AI companion');
  await expect(isha).toContainText('Breakups, Grief');
  await expect(isha).toContainText('12 yrs · 480 cases');
  await expect(isha).toContainText('12 yrs · 480 cases · sample');
  await expect(isha.getByRole('img', { name: 'Rating 4.8 of 5, sample' })).toBeVisible();
  await expect(page.getByText('not licensed professionals')).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await new ListingPage(page).search.fill('isha');
  await expect(page.locator('[data-skeleton]')).toHaveCount(6);
  list.open();
  await expect(cards).toHaveCount(1);
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('a portrait that does not load is replaced, and a busy companion says for how long', async ({
  page,
  guest,
  noise,
}) => {
  await guest.register();
  // Minutes count down while one looks.
  await page.clock.setFixedTime(Date.now());
  noise.allow(/isha-menon\.\w+\.svg/);
  await page.route('**/isha-menon.*.svg', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { isAvailable: boolean; minutesRemaining: number }[];
    // Other tests make companions of the database busy meanwhile, for other times.
    const busy = list.map((one, place) =>
      place === 1 ? { ...one, isAvailable: false, minutesRemaining: 37, isInSession: true } : one,
    );
    await route.fulfill({ response, json: busy });
  });
  await new ListingPage(page).open();
  await expect(page.getByRole('img', { name: 'Illustration of Isha Menon' })).toHaveAttribute(
    'src',
    /^\/companions\/fallback\.\w+\.svg$/,
  );
  const available = page.getByRole('button', { name: 'Available after 37min' });
  const name = await page.getByRole('listitem').filter({ has: available }).getByRole('heading').textContent();
  await available.click();
  const dialog = page.getByRole('dialog', { name: `${name} is Currently Unavailable` });
  await expect(dialog).toContainText(
    `${name} is in a session with another user and will be free in about 37 minutes.`,
  );
  await expect(dialog.getByRole('listitem')).toHaveText([/^Wait/, /^Choose another/, /^Try a free chat/]);
  await dialog.getByRole('button', { name: "Got it, I'll choose someone else" }).click();
  await expect(dialog).toBeHidden();
  await expect(available).toBeFocused();
  await available.click();
  await dialog.getByRole('link', { name: 'Try Free Chat Instead' }).click();
  await expect(page).toHaveURL('/');
});

test('a list that fails can be asked for again, and an empty one says so', async ({ page, guest, noise }) => {
  await guest.register();
  noise.allow(/\/api\/companions\/psychologist$/);
  await page.route(LIST, (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
  await new ListingPage(page).open();
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  // What came with the page stays.
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page);
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
  await new ListingPage(page).open();
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

test('search, filters and sorts do what they say, and the count line tells how many', async ({
  page,
  guest,
}) => {
  await guest.register();
  const listing = new ListingPage(page);
  await listOf(page, [
    psychologist({
      name: 'Asha Rao',
      areaOfExpertise: 'Grief, Family',
      yearsOfExperience: 5,
      rating: '4.5',
      casesHandled: 30,
    }),
    psychologist({
      name: 'Bina Sen',
      areaOfExpertise: 'Work stress',
      yearsOfExperience: 10,
      rating: '4.0',
      casesHandled: 20,
    }),
    psychologist({
      name: 'चित्रा',
      areaOfExpertise: 'Family',
      yearsOfExperience: 15,
      rating: '3.4',
      casesHandled: 40,
    }),
    psychologist({
      name: 'Dev Das',
      areaOfExpertise: 'Breakups',
      yearsOfExperience: 16,
      rating: '0',
      casesHandled: 0,
    }),
  ]);
  await new ListingPage(page).open();
  await expect(listing.count).toHaveText('Showing 4 of 4 psychologists');
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toHaveCount(1);

  for (const [text, names] of [
    ['BINA', ['Bina Sen']],
    ['family', ['Asha Rao', 'चित्रा']],
    ['चित्रा', ['चित्रा']],
    [' ', ['Asha Rao', 'Bina Sen', 'चित्रा', 'Dev Das']],
  ] as const) {
    await listing.search.fill(text);
    await expect(listing.names).toHaveText([...names]);
    await expect(listing.count).toHaveText(`Showing ${names.length} of 4 psychologists`);
  }
  await listing.search.fill('');
  await expect(page.getByRole('radio')).toHaveCount(5);
  await listing.chip('Family').click();
  await expect(listing.names).toHaveText(['Asha Rao', 'चित्रा']);
  await listing.chip('All').click();

  for (const [band, names] of [
    ['0-5 years', ['Asha Rao']],
    ['6-10 years', ['Bina Sen']],
    ['11-15 years', ['चित्रा']],
    ['15+ years', ['Dev Das']],
    ['All', ['Asha Rao', 'Bina Sen', 'चित्रा', 'Dev Das']],
  ] as const) {
    await listing.select('Experience').selectOption(band);
    await expect(listing.names).toHaveText([...names]);
  }
  for (const [band, count] of [
    ['4.5+', 1],
    ['4.0+', 2],
    ['3.5+', 2],
    ['All', 4],
  ] as const) {
    await listing.select('Rating').selectOption(band);
    await expect(listing.names).toHaveCount(count);
  }
  for (const [sort, first, last] of [
    ['Highest rating', 'Asha Rao', 'Dev Das'],
    ['Lowest rating', 'Dev Das', 'Asha Rao'],
    ['Most experience', 'Dev Das', 'Asha Rao'],
    ['Least experience', 'Asha Rao', 'Dev Das'],
    ['Most cases', 'चित्रा', 'Dev Das'],
    ['Fewest cases', 'Dev Das', 'चित्रा'],
    ['Name A-Z', 'Asha Rao', 'चित्रा'],
    ['Default', 'Asha Rao', 'Dev Das'],
  ] as const) {
    await listing.select('Sort by').selectOption(sort);
    await expect(listing.names.first()).toHaveText(first);
    await expect(listing.names.last()).toHaveText(last);
  }
});

test('what was asked for lives in the address: refresh, back and a shared link have it', async ({
  page,
  guest,
  context,
}) => {
  await guest.register();
  const listing = new ListingPage(page);
  await new ListingPage(page).open('/psychologist?utm_source=x');
  await expect(listing.cards).toHaveCount(12);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc || request.isNavigationRequest()) documents.push(request.url());
  });
  await listing.search.pressSequentially('stress');
  await listing.select('Sort by').selectOption('Name A-Z');
  await listing.select('Experience').selectOption('6-10 years');
  await expect(page).toHaveURL('/psychologist?utm_source=x&q=stress&sort=name&experience=6-10');
  // The address is first; the cards wait for the whole list, behind skeletons.
  const names = ['Harpreet Gill', 'Imran Shaikh'];
  await expect(listing.names).toHaveText(names);
  // Not one of those key presses was a navigation.
  expect(documents).toEqual([]);

  await page.reload();
  await expect(listing.search).toHaveValue('stress');
  await expect(listing.names).toHaveText(names);

  await listing.names.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harpreet Gill' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/psychologist?utm_source=x&q=stress&sort=name&experience=6-10');
  await expect(listing.names).toHaveText(names);
  await expect(listing.select('Sort by')).toHaveValue('name');

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(new ListingPage(shared).names).toHaveText(names);
  await shared.close();
});

test('nothing found says so, and one button brings everybody back', async ({ page, guest }) => {
  await guest.register();
  const listing = new ListingPage(page);
  await new ListingPage(page).open('/psychologist?q=%25&sort=name');
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await expect(listing.count).toHaveText('Showing 0 of 12 psychologists');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(listing.cards).toHaveCount(12);
  await expect(page).toHaveURL('/psychologist?sort=name');
  await expect(listing.search).toHaveValue('');
});

test('a busy companion becomes free on the screen while one waits', async ({ page, guest }) => {
  await guest.register();
  await page.clock.install();
  await listOf(page, [psychologist({ isAvailable: false, minutesRemaining: 2 })]);
  await new ListingPage(page).open();
  await expect(page.getByRole('button', { name: 'Available after 2min' })).toBeVisible();
  await page.clock.runFor(65_000);
  await expect(page.getByRole('button', { name: 'Available after 1min' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('button', { name: 'Chat Now' })).toBeVisible();
});

test('hours and days of waiting are said as such, and who is away is not said to be in a session', async ({
  page,
  guest,
}) => {
  await guest.register();
  await page.clock.setFixedTime(Date.now());
  await listOf(page, [
    psychologist({ isAvailable: false, minutesRemaining: 125, isInSession: true }),
    psychologist({ name: 'Bina', isAvailable: false, minutesRemaining: 2880 }),
  ]);
  await new ListingPage(page).open();
  await page.getByRole('button', { name: 'Available after 2 days' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Bina is away for now and will be free in about 2 days.',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Available after 2h 5m' }).click();
  await expect(page.getByRole('dialog')).toContainText('free in about 2h 5m');
  await expectAccessible(page);
});

test('two thousand companions: few are drawn, more on the way down, and searching answers at once', async ({
  page,
  guest,
}) => {
  await guest.register();
  const listing = new ListingPage(page);
  await listOf(
    page,
    Array.from({ length: 2000 }, (_, at) =>
      psychologist({ name: `Person ${String(at).padStart(4, '0')}`, areaOfExpertise: `Subject ${at % 60}` }),
    ),
  );
  await new ListingPage(page).open();
  await expect(listing.count).toHaveText('Showing 2000 of 2000 psychologists');
  expect(await listing.cards.count()).toBeLessThan(100);
  await expect(listing.cards.first()).toHaveAttribute('aria-setsize', '2000');
  // More subjects than chips are good for: a menu.
  await expect(page.getByRole('combobox', { name: 'Expertise' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);

  const before = await listing.cards.count();
  await listing.cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => listing.cards.count()).toBeGreaterThan(before);
  await listing.cards.last().getByRole('link').focus();
  await expect.poll(() => listing.cards.count()).toBeGreaterThan(before + 24);

  await listing.search.fill('person 1999');
  await expect(listing.names).toHaveText(['Person 1999']);
  await expect(listing.cards.first()).toHaveAttribute('aria-setsize', '1');
  await listing.search.fill('');
  await page.getByRole('combobox', { name: 'Expertise' }).selectOption('Subject 59');
  await expect(listing.count).toHaveText('Showing 33 of 2000 psychologists');
});

test('the keyboard reaches search, chips, menus, cards and their buttons, in that order', async ({
  page,
  guest,
}) => {
  await guest.register();
  const listing = new ListingPage(page);
  await new ListingPage(page).open();
  await expect(listing.cards).toHaveCount(12);
  await listing.search.focus();
  await page.keyboard.press('Tab');
  await expect(listing.chip('All')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(listing.count).not.toHaveText('Showing 12 of 12 psychologists');
  await page.keyboard.press('ArrowLeft');
  await expect(listing.count).toHaveText('Showing 12 of 12 psychologists');
  for (const name of ['Experience', 'Rating', 'Sort by'] as const) {
    await page.keyboard.press('Tab');
    await expect(listing.select(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(listing.names.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(listing.cards.first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/psychologist\/[a-z-]+\/profile$/);
});

test('cards, search and honesty line are there before any script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/psychologist?sort=name');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  await expect(page.getByText('Showing 12 of 12 psychologists')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('not licensed professionals')).toBeVisible();
  await context.close();
});

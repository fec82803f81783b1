import { gate } from '../setup/gate';
import { expectAccessible } from './accessible';
import { NOW, runUntil } from './clock';
import { expect, test } from './fixtures';

const FAILED = 'Connection failed. Please try again.';
/** Of the seed; each offers one chat type. */
const ARJUN = 'ae6933ec-a05d-4012-9379-2869d3c54ede';

test.beforeEach(async ({ guest }) => {
  await guest.register();
  await guest.confirmAdult();
});

test('the progress goes 0, 25, 50, 75 with its texts, and waits there for the session', async ({
  page,
  loading,
}) => {
  const { open: release, opened: released } = gate();
  await page.route('**/api/chat/session', async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/loading/romantic');
  const seen: string[] = [];
  const see = async () => {
    // Both with one look, or the screen may change between them.
    const now = await loading.progress.evaluate(
      (progress) => `${progress.ariaValueNow} ${document.querySelector('h1')?.textContent}`,
    );
    if (seen.at(-1) !== now) seen.push(now);
  };
  await runUntil(
    page,
    async () => {
      await see();
      expect(seen).toHaveLength(4);
    },
    250,
  );
  for (let waited = 0; waited < 5000; waited += 250) {
    await page.clock.runFor(250);
    await see();
  }
  expect(seen).toEqual([
    '0 Setting up your companion...',
    '25 Setting up your companion...',
    '50 Preparing conversation...',
    '75 Almost ready...',
  ]);

  release();
  await runUntil(page, () => expect(page.getByText('Ready!')).toBeVisible(NOW), 20);
  await expect(page).toHaveURL('/loading/romantic');
  await expect(loading.progress).toHaveText('Romantic · 100%');
  await loading.waitForChat();
});

test('a reload, and one more when the chat is ready, leads to the one chat of this visit; the next visit has its own', async ({
  page,
  loading,
  chat,
  guest,
  db,
  noise,
}) => {
  noise.allow(/\/api\/chat\/session$/);
  const { id } = await guest.me();
  const begun = async () =>
    (await db.query<{ id: string }>('SELECT id FROM chat_sessions WHERE user_id = $1', [id])).rows;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/loading/friendly');
  await runUntil(page, async () => expect(await begun()).toHaveLength(1), 20);
  await page.reload();
  await runUntil(page, () => expect(page.getByText('Ready!')).toBeVisible(NOW), 20);
  await page.reload();
  const first = await loading.waitForChat();
  await chat.waitForWelcome();
  expect(await begun()).toEqual([{ id: first }]);

  await page.goto('/loading/friendly');
  expect(await loading.waitForChat()).not.toBe(first);
  expect(await begun()).toHaveLength(2);
});

test('the answer that told of the new chat was lost: trying again leads there and makes no second one', async ({
  page,
  loading,
  guest,
  db,
  noise,
}) => {
  noise.allow(/\/api\/chat\/session$/);
  const { id } = await guest.me();
  await page.route(
    '**/api/chat/session',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto('/loading/romantic');
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await loading.retry.click();
  await expect(page).toHaveURL(/\/chat\//);
  const { rows } = await db.query('SELECT id FROM chat_sessions WHERE user_id = $1', [id]);
  expect(rows).toEqual([{ id: page.url().split('/').at(-1) }]);
});

test('when no session can be made it says so, and trying again works', async ({
  page,
  loading,
  chat,
  noise,
}) => {
  noise.allow(/\/api\/chat\/session$/);
  await page.route('**/api/chat/session', (route) =>
    route.fulfill({ status: 500, json: { error: 'broken' } }),
  );
  await page.clock.install();
  await page.goto('/loading/truelove');
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await expect(page.getByText('broken')).toHaveCount(0);
  // The failure still stands there when the second try begins: its own answer tells that it is over.
  const refused = page.waitForResponse('**/api/chat/session');
  await loading.retry.click();
  await refused;
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();

  await page.unroute('**/api/chat/session');
  await loading.retry.click();
  await loading.waitForChat();
  await chat.waitForWelcome();
});

test('an unknown id gets the failure text and a way home', async ({ page, loading }) => {
  for (const id of ['nonsense', 'ae6933ec-a05d-4012-9379-000000000000']) {
    await page.goto(`/loading/${id}`);
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
    await expect(loading.retry).toHaveCount(0);
  }
  await loading.home.click();
  await expect(page).toHaveURL('/');
});

test('every chat type has a theme of its own, and the unknown one, too', async ({ page }) => {
  await page.route('**/api/chat/session', (route) => route.abort());
  const looks = new Set<string>();
  for (const id of ['truelove', 'erotic', 'friendly', 'romantic', 'psychologist', 'nonsense']) {
    const html = await (await page.request.get(`/loading/${id}`)).text();
    looks.add(/<main[^>]*class="([^"]*)"/.exec(html)?.[1] ?? '');
  }
  expect(looks.size).toBe(6);
});

test('a companion’s id leads to a chat with that companion, in the path and in the query', async ({
  page,
  loading,
  chat,
}) => {
  await page.clock.install();
  for (const address of [`/loading/${ARJUN}`, `/loading/friendly?companionId=${ARJUN}`]) {
    await page.goto(address);
    await loading.waitForChat();
    await expect(chat.name).toHaveText('Arjun');
    await chat.waitForWelcome();
  }
});

test('a psychologist chat needs twelve messages: the screen says how many, and leads to the recharge', async ({
  page,
  noise,
  guest,
}) => {
  noise.allow(/\/api\/chat\/session$/);
  await page.goto('/loading/psychologist');
  const refusal = page.getByRole('alert').filter({ hasText: 'Recharge Required' });
  await expect(refusal).toContainText('At least 12 messages required for talking to');
  await expect(refusal).toContainText('Your balance is 5. You need 7 more messages.');
  await expect(page.getByRole('link', { name: 'Back to Listing' })).toBeVisible();
  expect((await guest.me()).lastChatSession).toBeNull();
  await page.getByRole('link', { name: 'Recharge Now' }).click();
  await expect(page).toHaveURL('/recharge');
});

test('a companion who is busy says for how long before any recharge, and there is a way on', async ({
  page,
  noise,
  guest,
  db,
}) => {
  noise.allow(/\/api\/chat\/session$/);
  const { rows } = await db.query<{ id: string }>(
    `UPDATE companions SET unavailable_until = now() + interval '90 minutes' WHERE name = 'Sandeep Kulkarni' RETURNING id`,
  );
  const id = rows[0]?.id;
  const free = () => db.query('UPDATE companions SET unavailable_until = NULL WHERE id = $1', [id]);
  try {
    await page.goto(`/loading/psychologist?companionId=${id}`);
    const refusal = page.getByRole('alert').filter({ hasText: 'Sandeep Kulkarni is Currently Unavailable' });
    await expect(refusal).toContainText('is away for now and will be free in about 1h 30m');
    await expectAccessible(page);
    await free();
    await guest.setBalance(20);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/chat\//);
  } finally {
    await free();
  }
});

test('leaving a chat asks for a rating and never leads back to the loading screen', async ({
  page,
  home,
  loading,
  chat,
  rating,
}) => {
  await page.clock.install();
  await home.open();
  await home.expectBalance(5);
  await home.chatType('Friendly').click();
  await page.clock.runFor(300);
  await loading.waitForChat();
  await chat.waitForWelcome();
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.goBack();
  await runUntil(page, () => expect(rating.dialog).toBeVisible(NOW), 50);
  await rating.skip.click();
  await runUntil(page, () => expect(page).toHaveURL('/', NOW), 50);
  await home.expectBalance(5);
  expect(seen.filter((path) => path.startsWith('/loading'))).toEqual([]);
});

test('a chat that takes its time can be left for home', async ({ page, loading }) => {
  const { open: release, opened: released } = gate();
  await page.route('**/api/chat/session', async (route) => {
    await released;
    await route.abort();
  });
  await page.goto('/loading/romantic');
  await expect(loading.progress).toBeVisible();
  await expectAccessible(page);
  await loading.home.click();
  await expect(page).toHaveURL('/');
  await expect(loading.progress).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  release();
});

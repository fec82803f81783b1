import { runUntil } from './clock';
import { expect, test } from './fixtures';
import { countFormatters } from './formatters';
import { HomePage } from './pages/home';
import { unique } from './unique';

test('when registration fails the page works, a chat starts with ten messages, and a later user gets it', async ({
  page,
  home,
  loading,
  chat,
  guest,
  noise,
  db,
}) => {
  noise.allow(/\/api\/user\/register$/);
  await page.route('**/api/user/register', (route) =>
    route.fulfill({ status: 500, json: { error: 'Failed to register user' } }),
  );
  await page.clock.install();
  await home.open();
  await expect(page.getByText('You can still start a chat.')).toBeVisible();
  await home.chatType('Friendly').click();
  await page.clock.runFor(300);
  await loading.confirmAdult();
  const sessionId = await loading.waitForChat();
  await chat.waitForWelcome();
  await chat.expectMessagesLeft(10);
  const text = unique('Bina naam ke');
  await chat.talk(text);
  await chat.expectMessagesLeft(9);
  const owner = async () =>
    (await db.query('SELECT user_id, messages_left FROM chat_sessions WHERE id = $1', [sessionId])).rows[0];
  expect(await owner()).toEqual({ user_id: null, messages_left: 9 });

  await page.unroute('**/api/user/register');
  await home.open();
  await home.expectBalance(5);
  const { id } = await guest.me();
  expect(await owner()).toEqual({ user_id: id, messages_left: 0 });
  await guest.expectBalance(5);
  const { rows } = await db.query<{ kind: string; delta: number }>(
    `SELECT kind, delta FROM ledger_entries WHERE owner_kind = 'session' AND owner_id = $1 ORDER BY seq`,
    [sessionId],
  );
  expect(rows).toEqual([
    { kind: 'session_starter', delta: 10 },
    { kind: 'send', delta: -1 },
    { kind: 'expired', delta: -9 },
  ]);
  await page.goto(`/chat/${sessionId}`);
  await expect(chat.ownBubble(text)).toBeVisible();
  await chat.expectMessagesLeft(5);
});

test('two tabs opened at once in a new browser make one user', async ({ context, page, guest, db }) => {
  const second = await context.newPage();
  const registered: Promise<unknown>[] = [page, second].map((tab) => tab.goto('/'));
  await Promise.all(registered);
  for (const tab of [page, second]) await new HomePage(tab).expectBalance(5);
  const { id } = await guest.me();
  const { rows } = await db.query(
    'SELECT id FROM users WHERE ip_address = (SELECT ip_address FROM users WHERE id = $1)',
    [id],
  );
  expect(rows).toEqual([{ id }]);
  await guest.expectBalance(5);
});

test('a balance that could not be loaded can be asked for again', async ({ page, home, noise }) => {
  noise.allow(/\/api\/user\/register$/);
  await page.route('**/api/user/register', (route) => route.abort());
  await page.clock.install();
  await home.open();
  await expect(page.getByText('Messages not loaded')).toBeVisible();
  await page.unroute('**/api/user/register');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await runUntil(page, () => home.expectBalance(5), 10);
});

for (const temporal of [true, false])
  test(`the fingerprint draws, plays and measures nothing, and makes no formatter, and the same browser ${temporal ? '' : 'without Temporal '}gets the same one again`, async ({
    context,
    page,
    home,
  }) => {
    await context.addInitScript(() => {
      for (const forbidden of ['getContext', 'toDataURL'] as const)
        HTMLCanvasElement.prototype[forbidden] = () => {
          throw new Error('A canvas was used.');
        };
      for (const forbidden of ['AudioContext', 'OfflineAudioContext', 'OffscreenCanvas'])
        Object.defineProperty(window, forbidden, {
          get: () => console.error(`${forbidden} was used.`),
        });
    });
    if (!temporal) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
    // A phone slowed six times needs a tenth of a second for a page's first one.
    const formatters = await countFormatters(page);
    const said: { browserFingerprint: unknown; timezone: unknown }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/register')) said.push(request.postDataJSON());
    });
    for (const _ of [1, 2]) {
      await context.clearCookies();
      await home.open();
      await home.expectBalance(5);
      expect(await formatters()).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
    const fingerprints = said.map(({ browserFingerprint }) => browserFingerprint);
    expect(fingerprints).toHaveLength(2);
    expect(fingerprints[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(fingerprints[1]).toBe(fingerprints[0]);
    // The older name is still Chromium's.
    expect(said[0]?.timezone).toMatch(temporal ? /^Asia\/(Kolkata|Calcutta)$/ : /^\+05:30$/);
  });

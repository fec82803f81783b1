import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { AccountPage } from './pages/account';
import { unique } from './unique';

const SENDS = /^(Message|\d+ messages) to .+ −\d+$/;

test('a guest finds balance, history and the way to sign in', async ({ page, guest, home }) => {
  const sessionId = await guest.startChat();
  await guest.send(sessionId, unique('Kaise ho?'));
  await guest.send(sessionId, unique('Aaj thak gaya'));
  await home.open();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Account' }).click();
  const account = new AccountPage(page);
  await expect(page).toHaveURL('/account');
  await account.settled();
  await expect(account.messages.getByText('3 messages left', { exact: true })).toBeVisible();
  const [sends, starter] = await account.history();
  expect(sends).toMatch(/^2 messages to .+ −2$/);
  expect(starter).toBe('Starter messages +5');
  await expect(page.getByText('You are here as a guest')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
    'href',
    '/auth/google?returnTo=%2Faccount',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('a member is named, in Hindi too', async ({ page, guest, db }) => {
  const { id } = await guest.register();
  await db.query(
    `UPDATE users SET is_google_authenticated = true, google_id = $2, name = 'अनन्या शर्मा', email = 'ananya.sharma@example.in' WHERE id = $1`,
    [id, randomUUID()],
  );
  const account = new AccountPage(page);
  await account.open();
  await expect(page.getByText('अनन्या शर्मा')).toBeVisible();
  await expect(page.getByText('ananya.sharma@example.in')).toBeVisible();
  await expect(page.getByText('You are here as a guest')).toHaveCount(0);
});

test('a payment has a receipt that prints, for its buyer alone', async ({
  page,
  guest,
  recharge,
  checkout,
  result,
  browser,
  product,
  noise,
}) => {
  await guest.register();
  await recharge.open();
  await recharge.buy(50, '₹199');
  await checkout.end('₹199', 'Pay with UPI');
  await result.expect('success');
  await recharge.expectNewBalance(55);
  const account = new AccountPage(page);
  await account.open();
  expect((await account.history())[0]).toBe('Bought 50 messages +50');
  const { orderId } = await guest.order();
  const shownId = orderId.slice('recharge_'.length);
  await expect(account.payments.getByRole('listitem')).toContainText(
    ['50 messages', '₹199', 'Paid'].join(''),
    {
      useInnerText: false,
      ignoreCase: true,
    },
  );
  await account.payments.getByRole('link', { name: `Receipt of order ${shownId}` }).click();
  await expect(page).toHaveURL(`/account/receipts/${orderId}`);
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  for (const text of [shownId, '50 chat messages', 'Total paid', 'It is not a tax invoice.', 'UPI'])
    await expect(paper).toContainText(text);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(paper.getByText('Total paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to your account' })).toBeHidden();
  const printed = await page.pdf({ format: 'A4' });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });

  noise.allow(/\/account\/receipts\//);
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${product.url}/account/receipts/${orderId}`);
  await expect(other.getByText('There is no such receipt')).toBeVisible();
  await stranger.close();
});

test('a refund is asked for once, and followed, on a phone of 320 px too', async ({
  page,
  guest,
  recharge,
  checkout,
  result,
  db,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await guest.register();
  await recharge.open();
  await recharge.buy(50, '₹199');
  await checkout.end('₹199', 'Pay with UPI');
  await result.expect('success');
  const account = new AccountPage(page);
  await account.open();
  const { orderId } = await guest.order();
  const ask = account.payments.getByRole('button', { name: /^Ask for a refund of order/ });
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isTooWide()).toBe(false);
  await ask.click();
  await expect(account.dialog).toContainText('50 messages of this purchase are unused, so you get ₹199 back');
  await expectAccessible(page);
  await account.dialog.getByRole('button', { name: 'Keep the messages' }).click();
  await expect(account.dialog).toHaveCount(0);
  await ask.click();
  await account.dialog.getByRole('button', { name: 'Ask for the refund' }).dblclick();
  await expect(account.payments).toContainText('Refund of ₹199 for 50 messages: Waiting for us');
  await expect(ask).toHaveCount(0);
  expect(await isTooWide()).toBe(false);
  const { rows } = await db.query(
    'SELECT r.state FROM refund_requests r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ state: 'asked' }]);
  await account.open();
  await expect(account.payments).toContainText('Waiting for us');
});

test('chats are gone on with and deleted one by one', async ({ page, guest, chat, home, noise }) => {
  const first = await guest.startChat();
  await guest.send(first, unique('Pehli baat'));
  const second = await guest.startChat('romantic');
  const account = new AccountPage(page);
  await account.openChats();
  const rows = account.chats.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.filter({ hasText: 'Friendly' }).getByRole('link').click();
  await expect(page).toHaveURL(`/chat/${first}`);
  await expect(chat.own).toHaveCount(1);
  await account.openChats();

  const bin = rows.filter({ hasText: 'Romantic' }).getByRole('button', { name: /^Delete the chat with/ });
  await bin.focus();
  await page.keyboard.press('Enter');
  await expect(account.dialog).toContainText('are removed for good');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.keyboard.press('Escape');
  await expect(account.dialog).toHaveCount(0);
  await expect(bin).toBeFocused();
  await bin.click();
  await account.dialog.getByRole('button', { name: 'Delete this chat' }).click();
  await expect(chat.toast).toContainText('Chat deleted');
  await expect(rows).toHaveCount(1);
  expect(await guest.stored(second)).toEqual([]);
  expect((await guest.me()).lastChatSession?.id).toBe(first);
  noise.allow(new RegExp(`/chat/.*${second}`));
  await page.goto(`/chat/${second}`);
  await expect(page.getByText(/not found|does not exist|could not be found/i).first()).toBeVisible();
  await home.open();
  await expect(page.getByRole('link', { name: /Continue your last chat/ })).toHaveAttribute(
    'href',
    `/chat/${first}`,
  );
  expect((await guest.ledger()).map(({ kind }) => kind)).toEqual(['starter', 'send']);
});

test('a mobile number is verified by the code of the SMS, with the keyboard', async ({
  page,
  guest,
  product,
  noise,
}) => {
  noise.allow(/\/api\/account\/mobile\/verify$/);
  await guest.register();
  const account = new AccountPage(page);
  await account.open();
  const number = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await account.mobile.getByRole('button', { name: 'Verify a number' }).click();
  const field = account.dialog.getByLabel('Mobile number');
  await field.fill('12345');
  await page.keyboard.press('Enter');
  await expect(account.dialog.getByText('Enter a 10-digit Indian mobile number.')).toBeVisible();
  await expectAccessible(page);
  await field.fill(number);
  await page.keyboard.press('Enter');
  const code = account.dialog.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(account.dialog.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled();
  const log = () => readFileSync(product.logFile, 'utf8');
  const lastCode = () => [...log().matchAll(/(\d{6}) is your Saathi code/g)].at(-1)?.[1] ?? '';
  await expect.poll(lastCode).toMatch(/^\d{6}$/);
  const sent = lastCode();
  expect(log()).not.toContain(number);
  await code.fill(sent === '000000' ? '111111' : '000000');
  await page.keyboard.press('Enter');
  await expect(account.dialog.getByRole('alert')).toContainText('This code is wrong or no longer valid.');
  await expectAccessible(page);
  await code.fill(sent);
  await page.keyboard.press('Enter');
  await expect(account.dialog).toHaveCount(0);
  await expect(account.mobile).toContainText(`+91 ${number.slice(0, 5)} ${number.slice(5)}`);
  await expect(account.mobile).toContainText('Verified');
  await page.reload();
  await expect(account.mobile.getByRole('button', { name: 'Change the number' })).toBeVisible();
});

test('everything is downloaded, then deleted, and the browser begins anew', async ({
  page,
  guest,
  home,
  context,
  product,
  noise,
}) => {
  const said = unique('मेरी बात याद रखना');
  const sessionId = await guest.startChat();
  const { id } = await guest.me();
  await guest.send(sessionId, said);
  const account = new AccountPage(page);
  await account.open();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    account.data.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^saathi-data-[\d-]+\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const html = strFromU8(files['my-data.html'] ?? new Uint8Array());
  expect(strFromU8(files['my-data.json'] ?? new Uint8Array())).toContain(said);
  const reader = await context.newPage();
  await reader.setContent(html);
  await expect(reader.locator('.own').filter({ hasText: said })).toBeVisible();
  await expect(reader.locator('script')).toHaveCount(0);
  await reader.close();
  const direct = await context.request.get('/api/account/export');
  expect(direct.headers()).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="saathi-data-/),
  });

  const cookies = await context.cookies();
  await account.data.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = account.dialog.getByRole('button', { name: 'Delete my account' });
  await expect(confirm).toBeDisabled();
  for (const text of ['What goes', 'The 4 messages you have left', 'What stays', 'for 8 years'])
    await expect(account.dialog).toContainText(text);
  await expectAccessible(page);
  await page.evaluate(() => {
    localStorage.setItem('kept', 'here');
    sessionStorage.setItem('kept', 'there');
  });
  await account.dialog.getByRole('checkbox').check();
  await confirm.click();
  await expect(page).toHaveURL('/account/deleted');
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expectAccessible(page);
  const kept = () => [localStorage.getItem('kept'), sessionStorage.getItem('kept')];
  expect(await page.evaluate(kept)).toEqual([null, null]);

  // The old cookie, in another hand.
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const old = (path: string) =>
    fetch(product.url + path, { headers: { cookie } }).then(({ status }) => status);
  expect(await old('/api/user/me')).toBe(401);
  expect(await old('/api/account/export')).toBe(401);
  expect(await old(`/api/chat/session/${sessionId}`)).toBe(404);
  expect(await old(`/api/chat/messages/${sessionId}`)).toBe(404);

  noise.allow(/\/api\/user\/me$/);
  await page.getByRole('link', { name: 'To the home page' }).click();
  await home.expectBalance(5);
  await expect(page.getByRole('link', { name: /Continue your last chat/ })).toHaveCount(0);
  expect((await guest.me()).id).not.toBe(id);
});

test('the account is accessible, and fits every screen', async ({ page, guest, db }) => {
  const sessionId = await guest.startChat();
  await db.query(`UPDATE chat_sessions SET companion_name = $2 WHERE id = $1`, [
    sessionId,
    'ज़िंदगीभरकासाथनिभानेवाली अनन्या',
  ]);
  await guest.send(sessionId, unique('नमस्ते'));
  const account = new AccountPage(page);
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await account.open();
    expect((await account.history())[0]).toMatch(SENDS);
    const { content, screen } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(screen);
  }
  await expectAccessible(page);
});

test('a list that cannot be loaded says so and comes at the next try', async ({ page, noise }) => {
  noise.allow(/\/api\/account\/(history|chats|payments)/);
  // Somebody new: what is known already comes with the page.
  await page.route('**/api/account/history', (route) => route.abort(), { times: 1 });
  const account = new AccountPage(page);
  await account.open();
  await expect(account.messages.getByText('The history could not be loaded.')).toBeVisible();
  await account.messages.getByRole('button', { name: 'Try again' }).click();
  expect(await account.history()).toEqual(['Starter messages +5']);
});

test('where not even the person comes every part says so, and one try brings all of it', async ({
  page,
  noise,
}) => {
  noise.allow(/\/api\/user\/register$/);
  let isDown = true;
  await page.route('**/api/user/register', (route) =>
    isDown ? route.fulfill({ status: 503, json: { error: 'no' } }) : route.continue(),
  );
  const account = new AccountPage(page);
  await page.goto('/account');
  await expect(account.messages.getByText('The history could not be loaded.')).toBeVisible();
  await expect(page.getByText('The number could not be loaded.')).toBeVisible();
  await expect(page.locator('[aria-busy="true"]:has(.animate-pulse)')).toHaveCount(0);
  await expectAccessible(page);
  isDown = false;
  await account.messages.getByRole('button', { name: 'Try again' }).click();
  expect(await account.history()).toEqual(['Starter messages +5']);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});

test('empty parts say what to do next, and the account leads to each of its parts and back', async ({
  page,
  guest,
}) => {
  await guest.register();
  const account = new AccountPage(page);
  await account.open();
  const parts = page.getByRole('navigation', { name: 'Parts of your account' });
  await expectAccessible(page);
  for (const [name, path, title] of [
    ['Balance and payments', '/account#balance-title', 'Your account'],
    ['Chats and memory', '/account/chats', 'Chats and memory'],
    ['In charge', '/account/control', 'In charge'],
    ['Data and deletion', '/account#mobile-title', 'Your account'],
    ['Language', '/account/language', 'Language'],
  ] as const) {
    await parts.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const part = path.split('#')[1];
    if (part) await expect(page.locator(`#${part}`)).toBeInViewport();
    else await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  }
  await account.payments.getByRole('link', { name: 'See what messages cost' }).click();
  await expect(page).toHaveURL('/recharge');
  await account.open();
  await expect(
    page.getByRole('region', { name: 'Your issues' }).getByRole('link', { name: 'How to reach us' }),
  ).toHaveAttribute('href', '/contact');
  await page.goto('/account/use');
  await expect(page.getByText(/^You have sent and spent nothing in these weeks/)).toBeVisible();
  await account.openChats();
  const memory = page.getByRole('region', { name: 'What companions remember' });
  for (const part of [account.chats, memory])
    await expect(part.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('href', '/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the account leads to each of its parts', async ({ page, guest }) => {
    await guest.register();
    await page.goto('/account');
    await page.getByRole('link', { name: /^Data and deletion/ }).click();
    await expect(page).toHaveURL('/account#mobile-title');
    await expect(page.getByRole('heading', { name: 'Mobile number' })).toBeInViewport();
    await page.getByRole('link', { name: /^Chats and memory/ }).click();
    await expect(page).toHaveURL('/account/chats');
    await page.getByRole('link', { name: 'Back to your account' }).click();
    await page.getByRole('link', { name: /^In charge/ }).click();
    await page.getByRole('link', { name: 'Set your limits' }).click();
    await expect(page).toHaveURL('/account/limits');
  });
});

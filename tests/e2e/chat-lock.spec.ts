import { randomInt } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { expectFits } from './layout';
import { unique } from './unique';

const LOCKED = 'Your chats are locked';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lockedTitle = (page: Page) => page.getByRole('heading', { level: 1, name: LOCKED });

/** A screen lock in this page's browser, which says yes until it is told otherwise (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/). */
async function giveScreenLock(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    says: (yes: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: yes }),
  };
}

async function openLock(page: Page): Promise<void> {
  await page.goto('/account/lock');
  await expectAnswers(page);
}

/** A member with a chat and a word in it. */
async function memberWithWords(
  page: Page,
  {
    guest,
    google,
    home,
  }: {
    guest: { startChat(): Promise<string>; send(id: string, text: string): Promise<void> };
    google: { chooseNew(sub: string): Promise<void> };
    home: { open(path: '/'): Promise<void> };
  },
) {
  const sessionId = await guest.startChat();
  const text = unique('Sirf mere liye');
  await guest.send(sessionId, text);
  await home.open('/');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await google.chooseNew(String(randomInt(2 ** 40)));
  await expect(page).toHaveURL('/');
  return { sessionId, text };
}

async function setLock(page: Page): Promise<void> {
  await openLock(page);
  await button(page, 'Lock with this device').click();
  await expect(page.getByRole('region', { name: 'Your chats have a lock' })).toBeVisible();
}

test('chats are locked with the screen lock, are nowhere to be read, and open with it', async ({
  page,
  guest,
  google,
  home,
  noise,
}) => {
  noise.allow(/\/api\//);
  const screenLock = await giveScreenLock(page);
  const { sessionId, text } = await memberWithWords(page, { guest, google, home });
  await page.goto('/account/control');
  await expectAnswers(page);
  await page.getByRole('link', { name: 'Lock and unlock' }).click();
  await expect(page).toHaveURL('/account/lock');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(button(page, 'Lock with this device')).toBeEnabled();
  await expectAccessible(page);
  await expectFits(page);
  await setLock(page);
  await expectAccessible(page);
  await expectFits(page);

  await page.goto(`/chat/${sessionId}`);
  await expect(page.getByText(text)).toBeVisible();
  await openLock(page);
  await button(page, 'Lock now').click();
  await expect(lockedTitle(page)).toBeVisible();
  await expectAccessible(page);

  await test.step('no page and no call has a word of it', async () => {
    for (const path of [`/chat/${sessionId}`, '/chats']) {
      const answer = await page.goto(path);
      expect(answer?.headers()['cache-control']).toBe('private, no-store');
      expect(await answer?.text()).not.toContain(text);
      await expect(lockedTitle(page)).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Somebody who listens' }).getByRole('link').first(),
      ).toBeVisible();
      await expectAnswers(page);
      await expectAccessible(page);
      await expectFits(page);
    }
    for (const path of [
      `/api/chat/messages/${sessionId}`,
      `/api/chat/news/${sessionId}`,
      '/api/chats',
      '/api/account/chats',
      '/api/account/export',
      '/api/memory',
    ]) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, 403]);
      expect(await answer.json()).toMatchObject({ chats: 'locked' });
    }
    for (const path of ['/api/user/me', '/api/account/payments', '/api/account/history'])
      expect((await page.request.get(path)).status()).toBe(200);
    await page.goto('/account/chats');
    await expectAnswers(page);
    await expect(page.getByRole('region', { name: 'My chats', exact: true })).toContainText(
      'Your chats are locked.',
    );
    await expect(page.getByRole('region', { name: 'What companions remember' })).toContainText(
      'Your chats are locked.',
    );
  });

  await test.step('a finger that is not the right one opens nothing', async () => {
    await screenLock.says(false);
    await page.goto(`/chat/${sessionId}`);
    await expectAnswers(page);
    await button(page, 'Unlock').click();
    await expect(
      page.getByText('The device has not confirmed that it is you. Nothing has changed.'),
    ).toBeVisible();
    await expect(lockedTitle(page)).toBeVisible();
  });

  await screenLock.says(true);
  await button(page, 'Unlock').click();
  await expect(page.getByText(text)).toBeVisible();

  await openLock(page);
  await button(page, 'Take the lock off').click();
  await expect(button(page, 'Lock with this device')).toBeVisible();
});

test('locking in one tab locks the other, Back shows nothing, and time locks by itself', async ({
  page,
  guest,
  google,
  home,
  noise,
  db,
}) => {
  noise.allow(/\/api\//);
  await giveScreenLock(page);
  const { sessionId, text } = await memberWithWords(page, { guest, google, home });
  await setLock(page);
  const other = await page.context().newPage();
  await other.goto(`/chat/${sessionId}`);
  await expect(other.getByText(text)).toBeVisible();
  await expectAnswers(other);

  await page.goto(`/chat/${sessionId}`);
  await expect(page.getByText(text)).toBeVisible();
  await openLock(page);
  await button(page, 'Lock now').click();
  await expect(lockedTitle(page)).toBeVisible();
  await expect(lockedTitle(other)).toBeVisible();
  await expect(other.getByText(text)).toHaveCount(0);
  await other.close();
  await page.goBack();
  await expect(lockedTitle(page)).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);

  await expectAnswers(page);
  await button(page, 'Unlock').click();
  await expect(page.getByText(text)).toBeVisible();
  const passQuarter = () =>
    db.query(
      `UPDATE device_sessions SET chats_open_at = now() - interval '15 minutes' WHERE chats_open_at IS NOT NULL
       AND user_id = (SELECT user_id FROM chat_sessions WHERE id = $1)`,
      [sessionId],
    );
  await expectAnswers(page);
  await passQuarter();
  // The open chat asks for news, and is told.
  await expect(lockedTitle(page)).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
  await expectAnswers(page);
  await button(page, 'Unlock').click();
  await expect(page.getByText(text)).toBeVisible();
  await expectAnswers(page);
  // From here on only the message asks: once a question for news is held, none before it is on its way any more.
  const held = Promise.withResolvers<void>();
  await page.route('**/api/chat/news/**', () => held.resolve());
  await held.promise;
  await passQuarter();
  // What is written then waits, and goes out once.
  const written = unique('Aur haan');
  await page.getByRole('textbox', { name: /^Message/ }).fill(written);
  await page.keyboard.press('Enter');
  await expect(lockedTitle(page)).toBeVisible();
  await expectAnswers(page);
  await button(page, 'Unlock').click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(written)).toBeVisible();
  await expect.poll(() => guest.written(sessionId)).toEqual([text, written]);
  await guest.expectBalance(3);
});

test('a guest is told to sign in first, and a browser without a screen lock what it lacks', async ({
  page,
  guest,
  google,
  home,
}) => {
  await guest.register();
  await openLock(page);
  await expect(page.getByText('To lock your chats, sign in with Google first.')).toBeVisible();
  await expect(button(page, 'Lock with this device')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await google.chooseNew(String(randomInt(2 ** 40)));
  await expect(page).toHaveURL('/account/lock');
  await expect(page.getByText(/^This browser cannot use the screen lock of this device\./)).toBeVisible();
  await home.open('/');
});

test('one of several devices is removed, and the browser hears which passkeys are good', async ({
  page,
  guest,
  google,
  home,
  db,
}) => {
  await giveScreenLock(page);
  await page.addInitScript(() => {
    const heard = window as unknown as { accepted: unknown[] };
    heard.accepted = [];
    Object.assign(PublicKeyCredential, {
      signalAllAcceptedCredentials: async (accepted: unknown) => void heard.accepted.push(accepted),
    });
  });
  await memberWithWords(page, { guest, google, home });
  await setLock(page);
  const devices = page.getByRole('region', { name: 'Devices that open them' });
  await expect(devices).toContainText('This is the only device that opens your chats.');
  await expect(devices.getByRole('button')).toHaveCount(0);
  await expect(button(page, 'Add this device')).toHaveCount(0);
  const { id } = await guest.me();
  await db.query(
    `INSERT INTO chat_lock_keys (id, user_id, credential_id, public_key, counter, transports, browser_name, os_name, created_at, last_used_at)
     VALUES (gen_random_uuid(), $1, gen_random_uuid()::text, '', 0, '{internal}', 'Firefox', 'Windows', now(), now())`,
    [id],
  );
  await openLock(page);
  const other = devices.getByRole('listitem').filter({ hasText: 'Firefox on Windows' });
  await expect(other).toContainText(/Added .+Last used /);
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(other).not.toContainText('This device');
  await expectAccessible(page);
  await expectFits(page);

  await other.getByRole('button', { name: 'Remove Firefox on Windows' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Firefox on Windows?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await expect(other).toHaveCount(1);
  await other.getByRole('button', { name: 'Remove Firefox on Windows' }).click();
  await question.getByRole('button', { name: 'Remove this device' }).dblclick();
  await expect(page.getByText('That device opens your chats no more')).toBeVisible();
  await expect(other).toHaveCount(0);
  await expect(devices).toContainText('This is the only device that opens your chats.');
  await expect(page.getByText('That did not work')).toHaveCount(0);
  const { rows } = await db.query<{ credential_id: string }>(
    'SELECT credential_id FROM chat_lock_keys WHERE user_id = $1',
    [id],
  );
  const heard = await page.evaluate(() => (window as unknown as { accepted: unknown[] }).accepted);
  expect(heard).toEqual([
    {
      rpId: 'localhost',
      userId: Buffer.from(id).toString('base64url'),
      allAcceptedCredentialIds: rows.map((row) => row.credential_id),
    },
  ]);

  await test.step('one that is open by its sign-in alone can be added', async () => {
    await db.query('UPDATE device_sessions SET lock_key_id = NULL WHERE user_id = $1', [id]);
    await openLock(page);
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices).not.toContainText('This device');
    await expect(button(page, 'Add this device')).toBeVisible();
  });
});

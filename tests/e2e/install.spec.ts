import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectAnswers } from './answers';
import { settle } from './clock';
import { expect, test } from './fixtures';
import type { Guest } from './guest';
import type { ChatPage } from './pages/chat';

const VISITS = 'saathi-visits';

/** Somebody who had a chat open on another day. */
const cameBefore = (page: Page) =>
  page.addInitScript((key) => {
    if (window.origin !== 'null' && localStorage.getItem(key) === null)
      localStorage.setItem(key, JSON.stringify({ days: ['2020-01-01'], refusedAt: 0 }));
  }, VISITS);

/** What Chromium tells a page that can be installed; browsers of tests cannot install anything. */
const offer = (page: Page) =>
  page.addInitScript(() =>
    window.addEventListener('load', () =>
      setTimeout(() => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => {
            document.documentElement.dataset.asked = `${Number(document.documentElement.dataset.asked ?? 0) + 1}`;
            return { outcome: 'accepted' };
          },
        });
        const tell = () => {
          window.dispatchEvent(event);
          if (event.defaultPrevented) document.documentElement.dataset.offered = '';
          else setTimeout(tell, 50);
        };
        tell();
      }),
    ),
  );

const hint = (page: Page) => page.getByRole('region', { name: 'Keep Saathi on your phone' });

/** A chat in which that much was said and answered today. */
async function talkOf(guest: Guest, texts: readonly string[]): Promise<string> {
  const sessionId = await guest.startChat();
  for (const text of texts) await guest.send(sessionId, text);
  return sessionId;
}

/** Opens it, and begins to use it: what only that needs has come when today's visit is noted. */
async function use(chat: ChatPage, sessionId: string, { offered = true } = {}): Promise<void> {
  await chat.page.goto(`/chat/${sessionId}`);
  await expectAnswers(chat.page);
  if (offered) await expect(chat.page.locator('html[data-offered]')).toBeAttached();
  await chat.box.click();
  await expect
    .poll(() =>
      chat.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').days?.at(-1), VISITS),
    )
    .toMatch(/^20(?!20)/);
  await settle(chat.page);
}

const THREE = ['Aaj ka din accha tha', 'Chai peene gaye', 'Phir ghar aaye'];

test('who came back and talks is offered the home screen, once, and the browser asks when they want it', async ({
  page,
  chat,
  guest,
}) => {
  await cameBefore(page);
  await offer(page);
  const sessionId = await talkOf(guest, THREE);
  await use(chat, sessionId);
  await expect(hint(page)).toBeVisible();
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await hint(page).evaluate(
        (one) => one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().right <= innerWidth,
      ),
    ).toBe(true);
  }
  await expectAccessible(page);
  await expect(chat.box).toBeVisible();
  await hint(page).getByRole('button', { name: 'Add' }).click();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-asked', '1');
  await use(chat, sessionId);
  await expect(hint(page)).toHaveCount(0);
});

test('"Not now" is kept', async ({ page, chat, guest }) => {
  await cameBefore(page);
  await offer(page);
  const sessionId = await talkOf(guest, THREE);
  await use(chat, sessionId);
  await hint(page).getByRole('button', { name: 'Not now' }).click();
  await expect(hint(page)).toHaveCount(0);
  await use(chat, sessionId);
  await expect(hint(page)).toHaveCount(0);
});

test('on the first day and after few replies nothing is offered', async ({ page, chat, guest }) => {
  await offer(page);
  await use(chat, await talkOf(guest, THREE));
  await expect(hint(page)).toHaveCount(0);
  await cameBefore(page);
  await page.evaluate((key) => localStorage.removeItem(key), VISITS);
  await use(chat, await talkOf(guest, THREE.slice(0, 1)));
  await expect(hint(page)).toHaveCount(0);
});

test('near a crisis nothing is offered', async ({ page, chat, guest }) => {
  await cameBefore(page);
  await offer(page);
  await use(chat, await talkOf(guest, [...THREE, 'mujhe nahi jeena']));
  await expect(chat.help).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
});

test('Safari on iOS has no question of its own: members read the way, and guests, whom it would not know, nothing', async ({
  page,
  chat,
  guest,
  db,
}) => {
  await cameBefore(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  const sessionId = await talkOf(guest, THREE);
  await use(chat, sessionId, { offered: false });
  await expect(hint(page)).toHaveCount(0);
  const { id } = await guest.me();
  await db.query('UPDATE users SET is_google_authenticated = true, google_id = $2 WHERE id = $1', [id, id]);
  await use(chat, sessionId, { offered: false });
  await expect(hint(page)).toContainText('Add to Home Screen');
  await expect(hint(page).getByRole('button')).toHaveText(['Not now']);
  await expectAccessible(page);
});

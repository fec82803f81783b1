import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const MESSAGES = 5000;
const PAGE = 50;
/** More than the machine takes for a key that does nothing; a person notices from about 100 ms. */
const KEY_PRESS_MAX_MS = 100;

/** Presses a key and tells how long it took until the page was drawn again, in ms. */
async function press(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.body.dataset.painted = String(performance.now() - timeStamp);
          }),
        ),
      { once: true, capture: true },
    );
  });
  await page.keyboard.press(key);
  await page.waitForFunction(() => document.body.dataset.painted !== undefined);
  return page.evaluate(() => {
    const painted = Number(document.body.dataset.painted);
    delete document.body.dataset.painted;
    return painted;
  });
}

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

test('a chat of 5,000 messages shows its end first, loads older ones in place, and typing stays quick', async ({
  page,
  guest,
  chat,
  db,
}) => {
  const sessionId = await guest.startChat();
  await db.query(
    `INSERT INTO messages (id, session_id, sender, content, timestamp)
     SELECT gen_random_uuid(), $1, CASE WHEN n % 2 = 0 THEN 'user' ELSE 'ai' END,
       'number ' || n || '.' || repeat(' and some more words', n % 7), now() - ($2 - n) * interval '1 minute'
     FROM generate_series(1, $2::int) n ORDER BY n`,
    [sessionId, MESSAGES],
  );
  const number = (n: number) =>
    page.locator('[data-message]').filter({ hasText: new RegExp(`number ${n}\\.`) });
  const shown = page.locator('[data-message]');

  await page.goto(`/chat/${sessionId}`);
  await expect(number(MESSAGES)).toBeInViewport();
  await expect(number(MESSAGES - PAGE + 1)).toBeAttached();
  await expect(shown).toHaveCount(PAGE);

  let loaded = PAGE;
  for (let round = 0; round < 4; round += 1) {
    const oldest = number(MESSAGES - loaded + 1);
    // To just below the oldest: near enough for the page before it to be fetched.
    await oldest.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await oldest.boundingBox();
    await expect.poll(() => shown.count()).toBeGreaterThan(loaded);
    loaded = await shown.count();
    expect(loaded % PAGE).toBe(0);
    const after = await oldest.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999))).toBeLessThan(3);
  }
  // What is not loaded is not on the page.
  expect(loaded).toBeLessThan(MESSAGES / 4);

  const newest = page.getByRole('button', { name: 'Newest messages' });
  await newest.click();
  await expect(number(MESSAGES)).toBeInViewport();
  await expect(newest).toBeHidden();

  await chat.box.focus();
  const idle: number[] = [];
  const typed: number[] = [];
  for (const letter of 'bahut din ho gaye') {
    // In the same moments, because how busy the machine is changes.
    idle.push(await press(page, 'Shift'));
    typed.push(await press(page, letter === ' ' ? 'Space' : letter));
  }
  await expect(chat.box).toHaveValue('bahut din ho gaye');
  expect(medianOf(typed) - medianOf(idle)).toBeLessThan(KEY_PRESS_MAX_MS);
});

test('a phone too busy to tell of each scroll still loads all older messages for somebody who goes on scrolling up', async ({
  page,
  guest,
  db,
}) => {
  const sessionId = await guest.startChat();
  await db.query(
    `INSERT INTO messages (id, session_id, sender, content)
     SELECT gen_random_uuid(), $1, 'ai', 'line ' || n FROM generate_series(1, 220) n ORDER BY n`,
    [sessionId],
  );
  // As Chromium does when other work keeps its tasks waiting: what was noted in several frames is told at once.
  await page.addInitScript((toldAfterMs) => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        let noted: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          noted.push(...entries);
          if (noted.length > entries.length) return;
          setTimeout(() => {
            const told = noted;
            noted = [];
            tell(told, observer);
          }, toldAfterMs);
        }, options);
      }
    };
  }, 300);
  await page.goto(`/chat/${sessionId}`);
  const stored = (await guest.stored(sessionId)).length;
  await expect
    .poll(
      async () => {
        await page.getByLabel('Messages', { exact: true }).evaluate((list) => {
          list.scrollTop = -list.scrollHeight;
        });
        return page.locator('[data-message]').count();
      },
      { intervals: [50] },
    )
    .toBe(stored);
});

test('older messages that fail to load can be asked for again', async ({ page, guest, db, noise }) => {
  const sessionId = await guest.startChat();
  await db.query(
    `INSERT INTO messages (id, session_id, sender, content)
     SELECT gen_random_uuid(), $1, 'ai', 'line ' || n FROM generate_series(1, 60) n ORDER BY n`,
    [sessionId],
  );
  noise.allow(/\/api\/chat\/messages\/.*before=/);
  const older = '**/api/chat/messages/*before=*';
  await page.route(older, (route) => route.abort());
  await page.goto(`/chat/${sessionId}`);
  await page.locator('[data-message]').first().scrollIntoViewIfNeeded();
  await expect(page.getByText('Older messages could not be loaded.')).toBeVisible();
  await page.unroute(older);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-message]')).toHaveCount((await guest.stored(sessionId)).length);
  await expect(page.getByText('Older messages could not be loaded.')).toHaveCount(0);
});

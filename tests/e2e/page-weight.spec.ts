import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { stayUntouched } from './untouched';

/** Bytes of script that may come before anybody touches the page: by gzip, and as our server sends them. */
const BUDGETS: readonly (readonly [page: string, gzip: number, carried: number])[] = [
  ['/', 149_100, 127_900],
  ['/psychologist', 152_100, 130_600],
  ['/psychologist/topic/breakups', 147_950, 126_850],
  ['/recharge', 150_300, 128_950],
  ['/paywall/{id}', 151_950, 130_400],
  ['/account', 157_450, 135_200],
  ['/chats', 150_300, 128_950],
  ['/chat/{id}', 176_100, 152_100],
];

for (const [name, gzip, carried] of BUDGETS) {
  test(`${name} brings no more than ${gzip} bytes of script before it is touched`, async ({
    page,
    guest,
  }) => {
    const sessionId = await guest.startChat();
    /** Of each script, by its address: none comes twice. */
    const sizes: [url: string, sizes: Promise<{ gzip: number; carried: number }>][] = [];
    page.on('response', (response) => {
      const request = response.request();
      if (request.resourceType() !== 'script') return;
      const weigh = async () => {
        const body = await response.body();
        const { responseBodySize } = await request.sizes();
        return { gzip: gzipSync(body).length, carried: responseBodySize };
      };
      sizes.push([response.url(), weigh()]);
    });
    await stayUntouched(page);
    // What has been on the screen of a chat for a second is noted as read, by a script that counts too.
    const read = name.startsWith('/chat/') && page.waitForResponse(`**/api/chats/${sessionId}/read`);
    await page.goto(name.replace('{id}', sessionId));
    if (read) expect((await read).ok()).toBe(true);
    // A network may be idle before the scripts are asked for.
    await expectAnswers(page);
    await page.waitForLoadState('networkidle');
    const urls = sizes.map(([url]) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(5);
    const all = await Promise.all(sizes.map(([, size]) => size));
    expect(all.reduce((sum, size) => sum + size.gzip, 0)).toBeLessThanOrEqual(gzip);
    expect(all.reduce((sum, size) => sum + size.carried, 0)).toBeLessThanOrEqual(carried);
  });
}

test('a chat that opens where reading stopped has not been touched by that: only what its list needs comes besides', async ({
  page,
  guest,
  chat,
  db,
}) => {
  const sessionId = await guest.startChat();
  await db.query(
    `INSERT INTO messages (id, session_id, sender, content)
     SELECT gen_random_uuid(), $1, 'ai', 'Nayi baat ' || n FROM generate_series(1, 40) n`,
    [sessionId],
  );
  /** What shows a toast comes with the first touch. */
  const isFirstTouch = async (answer: Response) => (await answer.text()).includes('"data-toast":');
  let isTouched = false;
  page.on('response', async (answer) => {
    if (answer.request().resourceType() === 'script' && (await isFirstTouch(answer))) isTouched = true;
  });
  await stayUntouched(page);
  // As where what comes into sight gets its real height frame by frame, and the list is moved for each.
  await page.addInitScript(() => {
    const move = ({ target }: Event) => {
      for (let frame = 1; frame <= 12; frame += 1)
        setTimeout(() => target?.dispatchEvent(new Event('scroll')), frame * 50);
    };
    window.addEventListener('scroll', move, { capture: true, once: true });
  });
  await page.goto(`/chat/${sessionId}`);
  await expect(page.getByRole('button', { name: 'Newest messages' })).toBeVisible();
  await expect(chat.theirs.filter({ hasText: 'Nayi baat 40' })).not.toBeInViewport();
  await page.waitForLoadState('networkidle');
  expect(isTouched).toBe(false);
  await page.touchscreen.tap(180, 300);
  await expect.poll(() => isTouched).toBe(true);
});

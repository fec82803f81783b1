import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { gate } from '../setup/gate';
import { expectAnswers } from './answers';
import { expect, test } from './fixtures';
import { countFormatters } from './formatters';
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
    db,
  }) => {
    const { id } = await guest.register();
    const sessionId = await guest.startChat();
    // Their first page of a day, whose cookie is due for renewal.
    await db.query(`UPDATE users SET last_seen_at = now() - interval '25 hours' WHERE id = $1`, [id]);
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
    // A page's first one takes up to 20 ms of CPU, four times that on a phone.
    const formatters = await countFormatters(page);
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
    expect(await formatters()).toEqual([]);
  });
}

for (const language of ['en', 'hi'])
  test(`a member’s pages make no formatter before they are touched, either, in ${language}`, async ({
    context,
    page,
    guest,
    db,
    baseURL: url,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url }]);
    const { id } = await guest.register();
    await db.query(
      `UPDATE users SET is_google_authenticated = true, google_id = $2, name = 'अनन्या शर्मा', email = 'ananya@example.in' WHERE id = $1`,
      [id, randomUUID()],
    );
    await stayUntouched(page);
    const formatters = await countFormatters(page);
    for (const path of ['/', '/account', '/chats', '/recharge', '/psychologist/isha-menon/profile']) {
      await page.goto(path);
      await expectAnswers(page);
      await page.waitForLoadState('networkidle');
      expect(await formatters()).toEqual([]);
    }
  });

test('a script of a page is run once, in its place, however slowly the first one comes, and last the one that begins the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    const note = ({ target }: Event) => target instanceof HTMLScriptElement && ran.push(target.src);
    document.addEventListener('load', note, { capture: true });
  });
  const html = await (await page.request.get('/account')).text();
  const late = [...html.matchAll(/<script src="([^"]+)"[^>]* type="late"/g)].map(([, src = '']) => src);
  const [first = ''] = late;
  const others = gate();
  await page.route(`**${first}`, async (route) => {
    await others.opened;
    await route.continue();
  });
  const seen = Promise.all(late.slice(1).map((src) => page.waitForResponse(`**${src}`)));
  await page.goto('/account', { waitUntil: 'commit' });
  await Promise.all((await seen).map((response) => response.finished()));
  others.open();
  await expectAnswers(page);
  await page.waitForLoadState('networkidle');
  const ran = await page.evaluate(() =>
    (window as unknown as { ran: string[] }).ran.map((src) => new URL(src).pathname),
  );
  const isStart = (src: string) => src.includes('/turbopack-');
  const ordered = late.toSorted((one, other) => Number(isStart(one)) - Number(isStart(other)));
  expect(ran.slice(0, late.length)).toEqual(ordered);
  expect(ran).toEqual([...new Set(ran)]);
});

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

import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { TOPICS } from '@/content/topics';
import { expect, test } from './fixtures';

const linksOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

test('a robot with scripts, to which calls are closed, finds every companion, topic and article within three clicks, and reads them', async ({
  page,
  noise,
  db,
}) => {
  noise.allow(/\/api\//);
  await page.route('**/api/**', (route) => route.abort());
  const read = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    return linksOn(page);
  };
  // One click from the home page; what these lead to is two clicks away.
  const near = new Set(await read('/'));
  expect([...near]).toEqual(expect.arrayContaining(['/psychologist', '/blogs']));
  const found = new Set([...(await read('/psychologist')), ...(await read('/blogs'))]);
  const { rows } = await db.query<{ slug: string }>(
    `SELECT slug FROM companions WHERE hidden_at IS NULL AND suitable_for_chat_types @> '{psychologist}'`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(12);
  const wanted = [
    ...rows.map(({ slug }) => `/psychologist/${slug}/profile`),
    ...TOPICS.map(({ slug }) => `/psychologist/topic/${slug}`),
    ...readdirSync('content/articles').map((file) => `/blogs/${file.replace(/\.ts$/, '')}`),
  ];
  expect(wanted.filter((path) => !found.has(path))).toEqual([]);
  // What came with a page stays, though its scripts reach nobody.
  for (const [path, words] of [
    ['/psychologist', 'Showing'],
    ['/psychologist/topic/breakups', 'After a breakup'],
    ['/psychologist/isha-menon/profile', 'Client Reviews'],
  ] as const) {
    const links = await read(path);
    if (path.includes('/topic/')) expect(links).toContain(`/hi${path}`);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  }
});

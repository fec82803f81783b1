import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { TOPICS } from '@/content/topics';
import { inProject } from '../../dev/project.mjs';

const product = inject('product');

const CLICKS = 3;

type Page = { status: number; html: string };

const open = async (path: string): Promise<Page> => {
  const answer = await fetch(`${product.url}${path}`, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};

/** The pages of ours that a document's links lead to, without query and anchor. */
function linksOf(html: string, from: string): string[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const addresses = hrefs.map((href) => new URL(href, `${product.url}${from}`));
  return addresses.filter(({ origin }) => origin === product.url).map(({ pathname }) => pathname);
}

/** Every page within so many clicks of the home page, as a robot finds it that runs no script and does as robots.txt asks. */
async function crawl(): Promise<Map<string, Page>> {
  const closed = [...(await open('/robots.txt')).html.matchAll(/Disallow: (\S+)/g)].map(
    ([, start = '']) => start,
  );
  const found = new Map<string, Page>();
  let next = ['/'];
  for (let clicks = 0; clicks <= CLICKS; clicks += 1) {
    const pages = await Promise.all(next.map(async (path) => [path, await open(path)] as const));
    for (const [path, page] of pages) found.set(path, page);
    const links = new Set(pages.flatMap(([path, { html }]) => linksOf(html, path)));
    next = [...links].filter((path) => !found.has(path) && !closed.some((start) => path.startsWith(start)));
  }
  return found;
}

test('a robot without scripts finds every companion, topic and article within three clicks of the home page, and nothing dead', async () => {
  const found = await crawl();
  for (const [path, { status }] of found) expect(status, path).toBe(200);
  const sitemap = [...(await open('/sitemap.xml')).html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const companions = sitemap.filter((path) => /^\/psychologist\/[^/]+\/profile$/.test(path));
  expect(companions).toHaveLength(12);
  const topics = TOPICS.map(({ slug }) => `/psychologist/topic/${slug}`);
  const articles = readdirSync(inProject('content/articles')).map(
    (file) => `/blogs/${file.replace(/\.ts$/, '')}`,
  );
  const reached = [...found.keys()];
  expect(reached).toEqual(expect.arrayContaining([...companions, ...topics, ...articles]));
  // And whatever else search engines are told of.
  expect(reached).toEqual(expect.arrayContaining(sitemap));
});

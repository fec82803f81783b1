import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { AUTHORS } from '@/content/authors';
import { TOPICS } from '@/content/topics';
import { DEVANAGARI, TYPEFACES } from '@/lib/client/typefaces';
import { englishPath, hasHindi, pathIn } from '@/lib/content/languages/rules';
import { topicPath } from '@/lib/content/rules';
import { inProject } from '../../dev/project.mjs';
import { structuredDataOf } from './structured-data';

/** The limits, bytes. */
const SCRIPT_LIMIT = 2_000;
const PAGE_LIMIT = 60_000;
/**
 * Bytes of a first round trip: ten segments of 1,460 (RFC 6928), of which the headers take some 850. A page that is larger shows its words a
 * round trip later.
 */
const FIRST_ROUND_TRIP = 14_600 - 850;
/** Of a page in Hindi: its letters take three bytes each, and a face for them takes 52 kB, which no words wait for. */
const HINDI_PAGE_LIMIT = 115_000;

const SLUGS = readdirSync(inProject('content/articles')).map((file) => file.replace(/\.ts$/, ''));
const AUTHOR_PAGES = AUTHORS.map(({ slug }) => `/blogs/authors/${slug}`);
const ENGLISH = [
  '/blogs',
  ...SLUGS.map((slug) => `/blogs/${slug}`),
  ...AUTHOR_PAGES,
  '/blogs/instagram-content-ideas',
  ...['/marketing', '/marketing_premium', '/terms', '/privacy', '/refund-policy', '/contact', '/safety'],
];
const TOPIC_PAGES = TOPICS.map(({ slug }) => topicPath(slug));
const HINDI = ['/', ...ENGLISH, ...TOPIC_PAGES].filter(hasHindi).map((path) => pathIn('hi', path));
const PAGES = [...ENGLISH, ...HINDI];
const isHindi = (path: string) => HINDI.includes(path);

const product = inject('product');

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${product.url}${path}`, { headers, redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
/** The path of an absolute address in a page. */
const pathOf = (address: string | undefined) => new URL(address ?? 'missing:').pathname;
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0];
/** The script that comes beside a page. */
const readerScript = (html: string, headers?: Record<string, string>) =>
  get(all(html, /<script>[^<]*"(\/reader\/[^"]+)"/g)[0] ?? '/missing', headers);
const sha256 = (value: string) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`;

describe.each(PAGES)('%s', (path) => {
  test('carries no script but its own small one, and nothing of the framework', async () => {
    const html = await text(path);
    expect(html).not.toMatch(/_next\/|__next_f|as="script"|modulepreload|rel="stylesheet"/);
    const scripts = all(html, /<script>([\s\S]*?)<\/script>/g);
    expect(scripts).toHaveLength(1);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    const beside = await readerScript(html, { 'accept-encoding': 'br' });
    expect(beside.headers.get('cache-control')).toContain('immutable');
    const bytes = brotliCompressSync(scripts.join()).length + Number(beside.headers.get('content-length'));
    expect(bytes).toBeLessThanOrEqual(SCRIPT_LIMIT);
    expect(html).not.toMatch(/\s(?:style|on\w+)="/);
  });

  test('has the rules for what its script adds', async () => {
    const html = await text(path);
    const script = await (await readerScript(html)).text();
    const given = all(script, /(?:className=|classList\.add\()"([\w-]+)"/g);
    expect(given).toContain('sr-only');
    for (const name of given) expect(html).toContain(`.${name}{`);
  });

  test('asks for nothing that would keep its words waiting', async () => {
    const html = await text(path);
    expect(html).not.toMatch(/rel="(?:preload|prefetch|preconnect)"|@import/);
    for (const [picture] of html.matchAll(/<img [^>]*src="\/companions[^>]*>/g))
      expect(picture).toContain('fetchPriority="low"');
  });

  test('is at most 60 kB with its typefaces and every picture, 115 kB in Hindi', async () => {
    const html = await text(path);
    const faces = isHindi(path) ? [...TYPEFACES, DEVANAGARI] : TYPEFACES;
    const addresses = new Set([...all(html, /<img[^>]*\ssrc="([^"]+)"/g), ...faces]);
    for (const face of faces) expect(html).toContain(face);
    let bytes = gzipSync(html).length;
    for (const address of addresses) {
      const answer = await get(address);
      expect(answer.status, address).toBe(200);
      const body = Buffer.from(await answer.arrayBuffer());
      bytes += address.endsWith('.woff2') ? body.length : gzipSync(body).length;
    }
    expect(bytes).toBeLessThanOrEqual(isHindi(path) ? HINDI_PAGE_LIMIT : PAGE_LIMIT);
  });

  test('has its headers, a policy that names its script and style, and no cookie', async () => {
    const answer = await get(path);
    const html = await answer.text();
    const { headers } = answer;
    expect(answer.status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get('cache-control')).toMatch(/^public, .*s-maxage=/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const [script = ''] = all(html, /<script>([\s\S]*?)<\/script>/g);
    const [style = ''] = all(html, /<style>([\s\S]*?)<\/style>/g);
    expect(policy).toContain(`script-src 'self' ${sha256(script)};`);
    expect(policy).toContain(`style-src ${sha256(style)};`);
  });

  test('is sent small, and not again to whom has it', async () => {
    const plain = await text(path);
    const brotli = await get(path, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(await brotli.text()).toBe(plain);
    const bytes = Number(brotli.headers.get('content-length'));
    expect(bytes).toBeLessThan(plain.length / 2.5);
    expect(bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    const again = await get(path, { 'if-none-match': brotli.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('tells search engines and social networks what it is', async () => {
    const html = await text(path);
    expect(all(html, /<title>([^<]*)<\/title>/g)).toHaveLength(1);
    const description = meta(html, 'description') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(meta(html, 'og:description')).toBe(description);
    expect(meta(html, 'twitter:description')).toBe(description);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    for (const name of ['og:title', 'og:image:alt', 'twitter:title'])
      expect(meta(html, name), name).toBeTruthy();
    expect(pathOf(all(html, /<link rel="canonical" href="([^"]*)"/g)[0])).toBe(path);
    expect(pathOf(meta(html, 'og:url'))).toBe(path);
    expect(html).not.toContain('noindex');
    for (const image of [meta(html, 'og:image'), meta(html, 'twitter:image')]) {
      const answer = await get(pathOf(image));
      expect(answer.headers.get('content-type')).toBe('image/png');
      const png = Buffer.from(await answer.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test('tells search engines in which language it is', async () => {
    for (const node of structuredDataOf(await text(path)))
      if (['BlogPosting', 'FAQPage', 'ProfilePage'].includes(node['@type'] ?? ''))
        expect(node.inLanguage).toBe(isHindi(path) ? 'hi-IN' : 'en-IN');
  });

  test('names the address that the product is reached at, not one of the build', async () => {
    const html = await text(path);
    expect(html).not.toContain('address.invalid');
    expect(new URL(/rel="canonical" href="([^"]*)/.exec(html)?.[1] ?? '').origin).toBe(product.url);
  });

  test('is in one language, and names itself in both, each with the other', async () => {
    const html = await text(path);
    expect(html).toMatch(new RegExp(`<html lang="${isHindi(path) ? 'hi' : 'en'}"`));
    expect(all(html, /(<a [^>]*href="#main")/g)).toHaveLength(1);
    const english = englishPath(path);
    const named = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, tag, href]) => [tag, pathOf(href)],
    );
    expect(named).toEqual(
      hasHindi(english)
        ? [
            ['en-IN', english],
            ['hi-IN', pathIn('hi', english)],
            ['x-default', english],
          ]
        : [],
    );
    const other = isHindi(path) ? english : pathIn('hi', english);
    if (hasHindi(english))
      expect(html).toMatch(new RegExp(`<a href="${other}" lang="(en|hi)" hrefLang="\\1"`));
  });

  test('comes as a document to the app’s router, too, which opens it anew', async () => {
    const answer = await get(path, { rsc: '1' });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

test('every page has a title, a description and a first heading of its own', async () => {
  const pages = await Promise.all(PAGES.map(text));
  for (const pattern of [/<title>([^<]*)/, /name="description" content="([^"]*)/, /<h1[^>]*>([^<]*)/]) {
    const found = pages.map((html) => pattern.exec(html)?.[1]);
    expect(new Set(found).size).toBe(PAGES.length);
    expect(found).not.toContain(undefined);
  }
});

test('an article names its author and every source with the day of the look; no review is claimed that nobody made', async () => {
  for (const slug of SLUGS) {
    const html = await text(`/blogs/${slug}`);
    expect(all(html, /<a href="(\/blogs\/authors\/[\w-]+)" rel="author"/g)).toHaveLength(1);
    const sources = all(html, /<li id="source-\d+"[^>]*>([\s\S]*?)(?=<li|<\/ol>)/g);
    expect(sources.length, slug).toBeGreaterThanOrEqual(2);
    for (const source of sources) expect(source).toMatch(/Looked at on <time dateTime="20\d\d-\d\d-\d\d">/);
    const hindi = all(await text(`/hi/blogs/${slug}`), /<li id="source-\d+"[^>]*>([\s\S]*?)(?=<li|<\/ol>)/g);
    expect(hindi.map((source) => /href="([^"]+)"/.exec(source)?.[1])).toEqual(
      sources.map((source) => /href="([^"]+)"/.exec(source)?.[1]),
    );
    for (const [picture] of html.matchAll(/<img [^>]*src="\/figures[^>]*>/g))
      expect(picture).toMatch(/ alt="[^"]{60,}"/);
    expect(html).not.toContain('Reviewed by');
  }
});

test('the companions that articles introduce have the profiles they lead to', async () => {
  const pages = await Promise.all(SLUGS.map((slug) => text(`/blogs/${slug}`)));
  const profiles = new Set(pages.flatMap((html) => all(html, /href="(\/psychologist\/[^"]+\/profile)"/g)));
  expect(profiles.size).toBeGreaterThan(0);
  for (const profile of profiles)
    expect((await fetch(`${product.url}${profile}`, { redirect: 'manual' })).status, profile).toBe(200);
});

test('the free service costs 0 INR', async () => {
  for (const path of ['/marketing', '/marketing_premium'])
    expect(await text(path)).toMatch(/"@type":"Offer","price":0,"priceCurrency":"INR"/);
});

test('what nobody has proved or said stands on the page as a sample', async () => {
  for (const path of ['/marketing', '/marketing_premium']) {
    expect(all(await text(path), /(sample)\b/g).length).toBeGreaterThanOrEqual(6);
    expect(all(await text(`/hi${path}`), /(नमूना)/g).length).toBeGreaterThanOrEqual(6);
  }
});

test('a Hindi page leads to no English page of which there is a Hindi one, but for the pair of its own and the text a summary is of', async () => {
  for (const path of HINDI) {
    const html = await text(path);
    const links = all(html, /<a [^>]*?href="(\/[^"#]*)/g).map((href) => href || '/');
    const english = links.filter((to) => to !== '/' && hasHindi(to) && to !== englishPath(path));
    expect(english, path).toEqual([]);
    for (const to of new Set(links)) expect((await get(to)).status, `${path} → ${to}`).toBe(200);
  }
});

test('what is no Hindi page says so in Hindi, as a whole document that no robot keeps', async () => {
  for (const path of ['/hi/blogs/no-such-article', '/hi/psychologist', '/hi/not-found', '/hi/blogs/terms']) {
    const answer = await get(path, { 'if-none-match': '*' });
    const html = await answer.text();
    expect(answer.status, path).toBe(404);
    expect(html).toContain('<html lang="hi"');
    expect(html).toMatch(/<h1[^>]*>यह पेज नहीं मिला<\/h1>/);
    expect(meta(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
  }
});

test('an article that does not exist is not found', async () => {
  for (const path of ['/blogs/no-such-article', '/blogs/terms']) {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('404 Page Not Found');
  }
});

test('the sitemap lists every public page and no private one', async () => {
  const listed = all(await text('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g).map(pathOf);
  expect(listed).toEqual(expect.arrayContaining(['/', '/psychologist', ...PAGES]));
  expect(new Set(listed).size).toBe(listed.length);
  for (const entry of all(await text('/sitemap.xml'), /<url>([\s\S]*?)<\/url>/g)) {
    const english = englishPath(pathOf(/<loc>([^<]*)/.exec(entry)?.[1]));
    const languages = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(languages.map(([, tag, href]) => [tag, pathOf(href)])).toEqual(
      hasHindi(english)
        ? [
            ['en-IN', english],
            ['hi-IN', pathIn('hi', english)],
            ['x-default', english],
          ]
        : [],
    );
  }
  for (const path of listed) {
    expect(path).not.toMatch(
      /^\/(chat|loading|paywall|post-payment|recharge|account|api|auth|admin|partners_home)/,
    );
    expect((await get(path)).status, path).toBe(200);
  }
});

test('private pages are out of the index and of the crawlers’ way', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toMatch(/Sitemap: https?:\/\/\S+\/sitemap\.xml/);
  const closed = all(robots, /Disallow: (\S+)/g);
  const id = randomUUID();
  for (const path of [
    `/chat/${id}`,
    '/loading/friendly',
    `/paywall/${id}`,
    `/post-payment/${id}`,
    '/recharge',
    '/recharge-success',
    '/recharge-failed',
  ]) {
    expect(
      closed.some((start) => path.startsWith(start)),
      path,
    ).toBe(true);
    expect(meta(await text(path), 'robots'), path).toContain('noindex');
  }
  expect(closed.some((start) => start.startsWith('/account'))).toBe(true);
  for (const path of ['/', ...PAGES])
    expect(
      closed.some((start) => path.startsWith(start)),
      path,
    ).toBe(false);
});

test.each([
  ['/blogs', 'en-IN'],
  ['/hi/blogs', 'hi-IN'],
])('the feed of %s is well-formed, says %s and has every article', async (blogs, language) => {
  const answer = await get(`${blogs}/feed.xml`);
  expect(await text(blogs)).toMatch(
    new RegExp(`<link rel="alternate" type="application/rss\\+xml" href="[^"]*${blogs}/feed.xml"`),
  );
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const feed = await answer.text();
  const open: string[] = [];
  for (const [, close, name = '', empty] of feed
    .replace(/<\?.*?\?>/, '')
    .matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
  expect(feed).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  const links = all(feed, /<item>[\s\S]*?<link>([^<]*)<\/link>/g).map(pathOf);
  expect(links.sort()).toEqual(SLUGS.map((slug) => `${blogs}/${slug}`).sort());
  expect(feed).toContain(`<language>${language}</language>`);
});

type ManifestPicture = { src: string; sizes: string; purpose?: string; form_factor?: string; label?: string };

test('the manifest has what an installation shows: itself, shortcuts that lead somewhere, icons and screenshots of the sizes they have', async () => {
  const { icons, screenshots, shortcuts, ...rest } = JSON.parse(await text('/manifest.webmanifest')) as {
    icons: ManifestPicture[];
    screenshots: ManifestPicture[];
    shortcuts: { url: string; icons: ManifestPicture[] }[];
  };
  expect(rest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'en-IN' });
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const purpose of ['maskable', 'monochrome'])
    expect(icons.some((icon) => icon.purpose === purpose)).toBe(true);
  for (const form of ['narrow', 'wide'])
    expect(screenshots.filter(({ form_factor, label }) => form_factor === form && label).length).toBe(3);
  for (const { url } of shortcuts) expect((await get(url)).status, url).toBe(200);
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
    const answer = await get(src);
    expect(answer.status, src).toBe(200);
    if (sizes === 'any') continue;
    const png = Buffer.from(await answer.arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  // What stands on a home screen is the product, also when a written page was open: its script brings the icon after the words.
  expect(await text('/')).toMatch(/<link rel="apple-touch-icon"/);
});

test('the home page says the same things about itself, and leads to the written pages', async () => {
  const html = await text('/');
  expect(meta(html, 'og:image')).toContain('/share/home.png');
  expect(meta(html, 'description')).toBe(meta(html, 'og:description'));
  for (const path of ['/blogs', '/terms', '/privacy', '/refund-policy', '/contact', '/safety'])
    for (const home of [html, await text('/partners_home')]) expect(home).toContain(`href="${path}"`);
});

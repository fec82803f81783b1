import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFirstPages } from './first-page';

const folder = mkdtempSync(path.join(tmpdir(), 'first-page-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
write('.next/static/chunks/a-1.css', 'p{content:"नमस्ते $& $1"}');
write('.next/static/chunks/b_2.css', 'p{content:"</style>"}');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" fill="#fff">\n<title>माया & 5%</title></svg>\n';
write('public/companions/maya-rao.svg', SVG);
write('public/companions/odd.svg', `<svg xmlns="http://www.w3.org/2000/svg" font-family="'A'"/>`);
const openPage = openFirstPages(folder);

const link = (name: string, what = 'rel="stylesheet"') =>
  `<link ${what} href="/_next/static/chunks/${name}" data-precedence="next"/>`;
const picture = (src: string, priority = 'high') =>
  `<img src="${src}" alt="" loading="eager" fetchPriority="${priority}"/>`;
const MAYA = picture('/companions/maya-rao.0a1b2c.svg');
/** As React writes it of a part that the browser draws as well, and of one that is the server's alone. */
const AHEAD = '<link rel="preload" as="image" href="/companions/maya-rao.0a1b2c.svg" fetchPriority="high"/>';
const AHEAD_ALONE =
  '<link rel="preload" href="/companions/maya-rao.0a1b2c.svg" as="image" fetchPriority="high"/>';

test('a page brings its styles along, byte for byte, and a link that holds nothing up', () => {
  const head = openPage('other=a-1.css').head(`<title></title>${link('a-1.css')}`);
  expect(`${Buffer.from(head, 'latin1')}`).toBe(
    `<title></title><style>p{content:"नमस्ते $& $1"}</style>${link('a-1.css', 'data-late="stylesheet" media="print"')}`,
  );
});

test('and its largest drawing, which is fetched for the next page when all else is there', async () => {
  const page = openPage(undefined);
  const low = '<link rel="preload" as="image" href="/companions/odd.0a1b2c.svg"/>';
  for (const ahead of [AHEAD, AHEAD_ALONE])
    expect(page.head(link('a-1.css') + low + ahead)).toMatch(
      new RegExp(`${low}<link data-late="prefetch" href="/companions/maya-rao.0a1b2c.svg"/>$`),
    );
  const other =
    picture('/companions/maya-rao.0a1b2c.svg', 'low') +
    picture('/companions/odd.0a1b2c.svg') +
    picture('/companions/lost.0a1b2c.svg');
  const [, address = '', rest] = /^<img src="([^"]+)"(.*)$/.exec(page.body(MAYA + other)) ?? [];
  expect(rest).toBe(` alt="" loading="eager" fetchPriority="high"/>${other}`);
  expect(await (await fetch(address)).text()).toBe(SVG.trim().replaceAll('"', "'"));
});

test('not to a browser that has them, and not what cannot stand within a page', () => {
  const links = link('a-1.css') + link('b_2.css') + AHEAD;
  const known = openPage('x=1; styles=c.css/a-1.css; y=2');
  expect(known.head(links)).toBe(links);
  expect(known.body(MAYA)).toBe(MAYA);
  expect(openPage(undefined).head(link('b_2.css'))).toBe(link('b_2.css'));
});

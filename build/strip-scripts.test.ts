import { expect, test } from 'vitest';
import {
  classesOf,
  inOwnLanguage,
  isWritten,
  languageOf,
  withLateIcons,
  withoutScripts,
  withoutSlots,
  withStyles,
} from './strip-scripts.mjs';

const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/>
<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/>
<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" type="font/woff2"/>
<link rel="stylesheet" href="/_next/static/b.css" data-precedence="next"/>
<link rel="canonical" href="http://localhost/terms"/><link rel="icon" href="/icon.svg"/>
<link rel="apple-touch-icon" href="/apple-icon.png"/>
<meta name="next-size-adjust" content=""/><script src="/_next/static/c.js" async=""></script></head>
<body><p class="a &amp;_b hover:c">Read<!-- --> this</p>
<script type="application/ld+json" id="x">{"@type":"Article"}</script>
<script src="/reader.js" defer=""></script>
<script>self.__next_f.push([1,"flight </p>"])</script><script src="/_next/static/d.js" id="_R_" async=""></script>
</body></html>`;

const SHARE = { inline: 'share()' };

test('no script of the framework stays, nor anything that fetches one', () => {
  const page = withoutScripts(PAGE, SHARE);
  expect(page).not.toMatch(/_next|__next_f|rel="preload"|stylesheet|next-size-adjust|<!--/);
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json" id="x">', '<script>']);
  expect(page).toContain('<script>share()</script>');
});

test('places for messages that only scripts write go', () => {
  const tail = '<div id="end" hidden=""></div><div><p role="status"></p></div>';
  const page = withoutScripts(PAGE.replace('</body>', `${tail}</body>`), SHARE);
  expect(page).toContain('Read this</p>');
  expect(page).not.toMatch(/id="end"|role="status"/);
  expect(page).toMatch(/<\/body><\/html>$/);
});

test('text, structured data, canonical address and icons stay', () => {
  const page = withoutScripts(PAGE, { ...SHARE, inline: '$&$1' });
  expect(page).toContain('Read this</p>');
  expect(page).toContain('{"@type":"Article"}');
  expect(page).toContain('rel="canonical"');
  expect(page).toContain('rel="icon"');
  expect(page).toContain('<script>$&$1</script>');
});

test('no browser asks for an icon before the words', () => {
  const page = withLateIcons(PAGE);
  expect(page).toContain('<link rel="icon" href="data:,"/>');
  expect(page).not.toMatch(/icon\.svg|apple/);
});

test("names of shadcn's parts go", () => {
  const slots = '<table data-slot="table" class="a"><caption data-slot="table-caption">x</caption></table>';
  expect(withoutSlots(slots)).toBe('<table class="a"><caption>x</caption></table>');
});

test('a page that scripts would have to complete is refused', () => {
  for (const piece of ['<template id="B:0"></template>', '<div hidden="" id="S:0">late</div>'])
    expect(() => withoutScripts(PAGE.replace('<p', `${piece}<p`), SHARE)).toThrow('streamed');
});

test('classes are read as the browser reads them', () => {
  expect(classesOf(PAGE)).toEqual(['a', '&_b', 'hover:c']);
});

test('a ">" in an attribute does not end its tag', () => {
  const page = withoutScripts(
    PAGE.replace('<link rel="canonical"', '<link rel="stylesheet" title="a > b" href="/x.css"/>$&').replace(
      '<script src="/reader.js"',
      '<script data-why="a > b" src="/reader.js"',
    ),
    SHARE,
  );
  expect(page).not.toContain('b"');
  expect(page).toContain('<script>share()</script>');
});

test('what only looks like a script, a link or a comment stays', () => {
  const kept = [
    '<p title="<script>a</script><!-- b --><link rel=stylesheet>">c</p>',
    '<script type="application/ld+json">{"text":"<!-- d --> class=\\"e\\" data-without-scripts=\\"\\""}</script>',
    '<textarea><link rel="preload" href="/f"/></textarea>',
  ];
  const page = withoutScripts(PAGE.replace('<p class', `${kept.join('')}$&`), SHARE);
  for (const piece of kept) expect(page).toContain(piece);
  expect(classesOf(page)).not.toContain('e\\');
  expect(isWritten(page)).toBe(false);
});

test('what is kept stays as it was written, byte for byte', () => {
  const html =
    '<!DOCTYPE html><HTML lang=en><head><meta charSet="utf-8"/></head><p>&nbsp;a<br>b&#x27;</html>';
  expect(withoutScripts(html, SHARE)).toBe(html);
});

test('style is written into the page', () => {
  const html = '<!DOCTYPE html><html lang="en"><head><title></head></title></head><body></body></html>';
  expect(withStyles(html, 'a{content:"$&"}')).toBe(
    '<!DOCTYPE html><html lang="en"><head><title></head></title><style>a{content:"$&"}</style></head><body></body></html>',
  );
  expect(() => withStyles(html.replace('<body', "<body style='top:0'"), '')).toThrow('style');
});

test('a document takes over the language of its frame, with the link to the text in that language alone', () => {
  const page = (frame: string) =>
    `<!DOCTYPE html><html lang="en" class="a"><head></head><body><a href="#main" class="b">Skip</a>${frame}</body></html>`;
  const hindi = page(
    '<div data-without-scripts="true" lang="hi"><a data-skip="true" href="#main">सीधे</a>c</div>',
  );
  expect(languageOf(hindi)).toBe('hi');
  expect(inOwnLanguage(hindi)).toBe(
    '<!DOCTYPE html><html lang="hi" class="a"><head></head><body><div data-without-scripts="true" lang="hi"><a data-skip="true" href="#main">सीधे</a>c</div></body></html>',
  );
  const english = page('<div data-without-scripts="true" lang="en">c</div>');
  expect(languageOf(english)).toBe('en');
  expect(inOwnLanguage(english)).toBe(english);
});

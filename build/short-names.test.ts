import { expect, test } from 'vitest';
import { withShortNames } from './short-names.mjs';

const CSS = `:root{--brand:red}
.text-brand{color:var(--brand)}
.hover\\:underline:hover{text-decoration-line:underline}
h1:is(.text-brand,.p-\\[1\\.5px\\]):not(.later){padding:1.5px}
.later{content-visibility:auto}
@media (min-width:40rem){.sm\\:flex{display:flex}}
@property --unread{syntax:"*";inherits:false}`;

const HTML =
  '<!DOCTYPE html><html><body class="later unknown"><h1 class="text-brand p-[1.5px] hover:underline" id="a">a class="text-brand"</h1><p class="text-brand sm:flex">b</p><i class="unknown">c</i></body></html>';

const short = withShortNames(HTML, CSS, (name) => name === 'later');

test('the page and its rules have the same short names, the most frequent one the shortest', () => {
  expect(short.html).toBe(
    '<!DOCTYPE html><html><body class="later"><h1 class="a c b" id="a">a class="text-brand"</h1><p class="a d">b</p><i >c</i></body></html>',
  );
  expect(short.css).toContain('.a{color:var(--a)}');
  expect(short.css).toContain('.b:hover{');
  expect(short.css).toContain('.d{display:flex}');
});

test('a name within :is() and :not() changes as well', () => {
  expect(short.css).toContain('h1:is(.a,.c):not(.later){padding:1.5px}');
});

test('a name that a script goes by stays', () => {
  expect(short.css).toContain('.later{content-visibility:auto}');
});

test('a width is asked for as older browsers understand it', () => {
  expect(short.css).toContain('(min-width:40rem)');
});

test('an animation that scrolling moves along keeps its timeline apart', () => {
  const css = '.bar{animation:progress linear both;animation-timeline:scroll(root)}';
  expect(withShortNames('<p class="bar">x</p>', css, () => false).css).toContain(
    'animation-timeline:scroll(root)',
  );
});

test('more names than letters', () => {
  const names = Array.from({ length: 60 }, (_, at) => `name-${at}`);
  const { html, css } = withShortNames(
    `<p class="${names.join(' ')}">x</p>`,
    names.map((name, at) => `.${name}{width:${at}px}`).join(''),
    () => false,
  );
  const given = (/class="([^"]+)"/.exec(html)?.[1] ?? '').split(' ');
  expect(new Set(given).size).toBe(60);
  given.forEach((name, at) => {
    expect(css).toContain(`.${name}{width:${at === 0 ? '0' : `${at}px`}}`);
  });
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineSources } from './inline-sources';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every inline script is named once; one from a file, data and a comment are not', () => {
  const html = `<!-- <script>a()</script> --><script data-x="</script>">b()</script><script>b()</script>
    <script src="/c.js">c()</script><script type="application/ld+json">{"d":"<style>e{}</style>"}</script>`;
  expect(inlineSources(html, 'script')).toEqual([hash('b()')]);
  expect(inlineSources(html, 'style')).toEqual([]);
});

test('a style is named by its text', () => {
  expect(inlineSources('<style>a{b:c}</style><p style="d:e">', 'style')).toEqual([hash('a{b:c}')]);
});

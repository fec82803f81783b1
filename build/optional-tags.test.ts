import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { withoutOptionalTags } from './optional-tags.mjs';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

test('end tags that a parser adds go, and the page stays the same', () => {
  const long = page(
    '<div><p>a</p><p>b</p><ul><li>c</li><li><p>d</p></li></ul></div><table><tbody><tr><th>e</th><td>f</td></tr></tbody></table>',
  );
  const short = withoutOptionalTags(long);
  expect(short).toBe(
    page('<div><p>a<p>b<ul><li>c<li><p>d</ul></div><table><tbody><tr><th>e<td>f</tbody></table>'),
  );
  expect(serialize(parse(short))).toBe(serialize(parse(long)));
});

test('one that is needed stays', () => {
  for (const body of ['<div><p>a</p>b</div>', '<p>a</p><span>b</span>', '<a href="/"><p>a</p></a>'])
    expect(withoutOptionalTags(page(body))).toBe(page(body));
});

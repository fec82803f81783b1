import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openEarlyStyles } from './early-styles';

const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));
const link = (name: string, media = '') =>
  `<link rel="stylesheet" ${media}href="/_next/static/chunks/${name}" data-precedence="next"/>`;
writeFileSync(path.join(folder, 'a-1.css'), 'p{content:"नमस्ते $& $1"}', 'utf8');
writeFileSync(path.join(folder, 'b_2.css'), 'p{content:"</style>"}');
const withEarlyStyles = openEarlyStyles(folder);

test('a page brings its styles along, byte for byte, and a link that holds nothing up', () => {
  const page = Buffer.from(withEarlyStyles(`<title></title>${link('a-1.css')}`, 'other=a-1.css'), 'latin1');
  expect(`${page}`).toBe(
    `<title></title><style>p{content:"नमस्ते $& $1"}</style>${link('a-1.css', 'media="print" ')}`,
  );
});

test('not to a browser that has them, and not what cannot stand within a page', () => {
  const links = link('a-1.css') + link('b_2.css');
  expect(withEarlyStyles(links, 'x=1; styles=c.css/a-1.css; y=2')).toBe(links);
  expect(withEarlyStyles(link('b_2.css'), undefined)).toBe(link('b_2.css'));
});

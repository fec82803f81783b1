import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEVANAGARI, TYPEFACES } from './typefaces';

test('a typeface is kept for a year: its name carries the hash of its content, and the stylesheet uses that name', () => {
  const sheet = ['app/globals.css', 'components/content/hindi.css']
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  for (const address of [...TYPEFACES, DEVANAGARI]) {
    const hash = createHash('sha256')
      .update(readFileSync(`public${address}`))
      .digest('hex');
    expect(address).toContain(`.${hash.slice(0, 10)}.woff2`);
    expect(sheet).toContain(`url("${address}")`);
  }
});

/**
 * Cuts the two typefaces down to what pages and share images print, once; the results are committed. A browser keeps the
 * pages' for a year: their names carry the hash of their content, and app/globals.css and lib/client/typefaces.ts name them.
 * Run: node build/art/subset-fonts.mjs
 *
 * Bricolage Grotesque and Figtree, OFL 1.1. Anything else (₹, Devanagari) comes from a face of the device.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { inProject } from '../../dev/project.mjs';

const LETTERS = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const TEXT = `${LETTERS}\u00a0‘’“”–—…·•×÷°½é§©`;

const source = (family) =>
  readFileSync(
    inProject(`node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  );

/** Where it goes, from which family, in which weights. Satori, which draws the share images, reads no woff2 and no variable face. */
const CUTS = [
  ['public/fonts/figtree.woff2', 'figtree', { min: 400, max: 700 }, 'woff2'],
  ['public/fonts/bricolage.woff2', 'bricolage-grotesque', 700, 'woff2'],
  ['content/fonts/figtree-500.ttf', 'figtree', 500, 'sfnt'],
  ['content/fonts/bricolage-700.ttf', 'bricolage-grotesque', 700, 'sfnt'],
];

for (const [to, family, wght, targetFormat] of CUTS) {
  const cut = await subsetFont(source(family), TEXT, { targetFormat, variationAxes: { wght } });
  const version = createHash('sha256').update(cut).digest('hex').slice(0, 10);
  const file = to.replace('.woff2', `.${version}.woff2`);
  mkdirSync(path.dirname(inProject(file)), { recursive: true });
  writeFileSync(inProject(file), cut);
  console.log(`${file}: ${cut.length} bytes`);
}

/**
 * Cuts the two typefaces down to what the content pages and the share images print, once; the results are committed.
 * Run: node build/art/subset-fonts.mjs
 *
 * Bricolage Grotesque and Figtree, OFL 1.1. Anything else (₹, Devanagari) comes from a face of the device.
 */
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
  mkdirSync(path.dirname(inProject(to)), { recursive: true });
  writeFileSync(inProject(to), cut);
  console.log(`${to}: ${cut.length} bytes`);
}

/**
 * Cuts the typefaces down to what pages and share images print, once; the results are committed. A browser keeps the
 * pages' for a year: their names carry the hash of their content, and app/globals.css, components/content/hindi.css and
 * lib/client/typefaces.ts name them.
 * Run: node build/art/subset-fonts.mjs
 *
 * Bricolage Grotesque, Figtree, and Noto Sans Devanagari for the pages under /hi; all OFL 1.1. Anything else (₹) comes from a face of the device.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { inProject } from '../../dev/project.mjs';

const LETTERS = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const TEXT = `${LETTERS}\u00a0‘’“”–—…·•×÷°½é§©`;

/** The letters of Hindi as it is written today. What they join to is kept whole: no conjunct is drawn in pieces. */
const HINDI = [
  ...[
    '\u0901-\u0903',
    '\u0905-\u090b',
    '\u090d',
    '\u090f-\u0911',
    '\u0913',
    '\u0914',
    '\u0915-\u0928',
    '\u092a-\u0930',
  ],
  ...[
    '\u0932',
    '\u0935-\u0939',
    '\u093c',
    '\u093e-\u0943',
    '\u0945',
    '\u0947-\u0949',
    '\u094b-\u094d',
    '\u0958-\u095e',
  ],
  ...['\u0964', '\u200c\u200d'],
]
  .flatMap((part) => {
    const [from, to] = part.split('-').map((letter) => letter.charCodeAt(0));
    return to ? Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)) : [part];
  })
  .join('');

/** The rules of a typeface by which letters are joined and marks placed (OpenType's list for Devanagari); without it, every optional form is kept as well. */
const JOINING = [
  ...['locl', 'ccmp', 'nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'calt', 'kern', 'dist', 'abvm', 'blwm', 'mark', 'mkmk'],
];

const LATIN_TEXT = { text: TEXT, script: 'latin' };
const HINDI_TEXT = { text: HINDI, script: 'devanagari', keepFeatures: JOINING, noHinting: true };

const source = (family, script) =>
  readFileSync(
    inProject(`node_modules/@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`),
  );

/** Where it goes, from which family, in which weights, of which text. Satori, which draws the share images, reads no woff2 and no variable face. */
const CUTS = [
  ['public/fonts/figtree.woff2', 'figtree', { min: 400, max: 700 }, 'woff2', LATIN_TEXT],
  ['public/fonts/bricolage.woff2', 'bricolage-grotesque', 700, 'woff2', LATIN_TEXT],
  ['public/fonts/devanagari.woff2', 'noto-sans-devanagari', { min: 400, max: 700 }, 'woff2', HINDI_TEXT],
  ['content/fonts/figtree-500.ttf', 'figtree', 500, 'sfnt', LATIN_TEXT],
  ['content/fonts/bricolage-700.ttf', 'bricolage-grotesque', 700, 'sfnt', LATIN_TEXT],
  ['content/fonts/devanagari-500.ttf', 'noto-sans-devanagari', 500, 'sfnt', HINDI_TEXT],
  ['content/fonts/devanagari-700.ttf', 'noto-sans-devanagari', 700, 'sfnt', HINDI_TEXT],
];

for (const [to, family, wght, targetFormat, { text, script, ...kept }] of CUTS) {
  const options = { targetFormat, variationAxes: { wght }, ...kept };
  const cut = await subsetFont(source(family, script), text, options);
  const version = createHash('sha256').update(cut).digest('hex').slice(0, 10);
  const file = to.replace('.woff2', `.${version}.woff2`);
  mkdirSync(path.dirname(inProject(file)), { recursive: true });
  writeFileSync(inProject(file), cut);
  console.log(`${file}: ${cut.length} bytes`);
}

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inProject } from '../dev/project.mjs';
import { withoutOptionalTags } from './optional-tags.mjs';
import { pageStyles } from './page-css.mjs';
import { readerScript } from './reader-script.mjs';
import { withShortNames } from './short-names.mjs';
import { ADDRESS_OF_BUILD } from './site-address.mjs';
import {
  inOwnLanguage,
  isWritten,
  languageOf,
  withLateIcons,
  withoutScripts,
  withoutSlots,
  withStyles,
} from './strip-scripts.mjs';

const PRERENDERED = '.next/server/app';
const STATIC = '.next/static';
/** Where the finished files and the list of them are, for server/written-pages.ts. */
export const CONTENT_FOLDER = '.next/content';

/**
 * A finished file and how it is served.
 * @typedef {object} ContentFile
 * @property {string} path as people ask for it
 * @property {string} file its name in CONTENT_FOLDER; `.br` and `.gz` beside it when `compressed`
 * @property {string} type
 * @property {string} etag
 * @property {boolean} addressed it contains the public address, which is known at the start only, and is compressed then
 * @property {boolean} compressed
 */

/** Scripts and styles by their file's ending; Next would compress each anew for every request, by gzip, a sixth larger than by Brotli. */
const TYPES = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
]);

/**
 * Has Chrome compile all functions of a script while it fetches it, on a thread of its own, instead of each at its first call
 * (github.com/WICG/explicit-javascript-compile-hints-file-based; for other browsers a comment). Almost all of React and the router
 * runs when a page begins: without it they take the main thread 30 ms in one task, with it 7.
 */
const COMPILED_AT_ONCE = Buffer.from('//# allFunctionsCalledOnLoad\n');
/** Bytes; below, the comment costs more than it gains. */
const LARGE = 16_000;

/**
 * Finishes every written page, and the other static files of the build: share images, feed, sitemap, robots, manifest, and
 * the scripts and styles of the pages that React runs.
 * @returns {Promise<ContentFile[]>}
 */
export async function buildContent() {
  rmSync(inProject(CONTENT_FOLDER), { recursive: true, force: true });
  mkdirSync(inProject(CONTENT_FOLDER), { recursive: true });
  const entries = readdirSync(inProject(PRERENDERED), { recursive: true, encoding: 'utf8' }).sort();
  /** @type {ContentFile[]} */
  const files = [];
  const scripts = { en: readerScript('en'), hi: readerScript('hi') };
  for (const { path: route, text } of Object.values(scripts))
    files.push(keep({ path: route, type: 'text/javascript; charset=utf-8', body: Buffer.from(text) }));
  const styles = await pageStyles();
  for (const entry of entries) {
    const route = `/${entry.replaceAll(path.sep, '/')}`;
    const source = inProject(PRERENDERED, entry);
    if (route.endsWith('.html')) {
      const html = readFileSync(source, 'utf8');
      if (isWritten(html)) files.push(await page(route.slice(0, -5), html, { scripts, styles }));
    } else if (route.endsWith('.body')) {
      const meta = JSON.parse(readFileSync(source.replace(/\.body$/, '.meta'), 'utf8'));
      files.push(
        keep({ path: route.slice(0, -5), type: meta.headers['content-type'], body: readFileSync(source) }),
      );
    }
  }
  for (const entry of readdirSync(inProject(STATIC), { recursive: true, encoding: 'utf8' }).sort()) {
    const type = TYPES.get(path.extname(entry));
    const route = `/_next/static/${entry.replaceAll(path.sep, '/')}`;
    if (!type) continue;
    const body = readFileSync(inProject(STATIC, entry));
    const isLarge = entry.endsWith('.js') && body.length >= LARGE;
    files.push(keep({ path: route, type, body: isLarge ? Buffer.concat([COMPILED_AT_ONCE, body]) : body }));
  }
  writeFileSync(
    inProject(CONTENT_FOLDER, 'files.json'),
    JSON.stringify({ address: ADDRESS_OF_BUILD, files }),
  );
  return files;
}

/**
 * @param {string} route
 * @param {string} html
 * @param {{ scripts: Record<'en' | 'hi', import('./reader-script.mjs').ReaderScript>, styles: Awaited<ReturnType<typeof pageStyles>> }} parts
 */
async function page(route, html, { scripts, styles }) {
  const language = languageOf(html);
  const script = scripts[language === 'hi' ? 'hi' : 'en'];
  const bare = withLateIcons(inOwnLanguage(withoutSlots(withoutScripts(html, script))));
  const css = await styles(bare, { script, language });
  const words = new Set(`${script.inline} ${script.text}`.match(/[\w-]+/g));
  const short = withShortNames(bare, css, (name) => words.has(name));
  const body = Buffer.from(withoutOptionalTags(withStyles(short.html, short.css)));
  return keep({ path: route, type: 'text/html; charset=utf-8', body });
}

/**
 * @param {{ path: string, type: string, body: Buffer }} file
 * @returns {ContentFile}
 */
function keep({ path: route, type, body }) {
  const file = `${route.slice(1).replaceAll('/', '~')}`;
  const to = inProject(CONTENT_FOLDER, file);
  const addressed = body.includes(ADDRESS_OF_BUILD);
  const compressed = !addressed && !/^image\/(?!svg)/.test(type);
  writeFileSync(to, body);
  if (compressed) {
    writeFileSync(`${to}.gz`, gzipSync(body, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${to}.br`, brotliCompressSync(body, { params }));
  }
  return {
    path: route,
    file,
    type,
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
    addressed,
    compressed,
  };
}

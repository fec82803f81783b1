// Runs after `next build`: finishes the written pages, which go without scripts, and lists the hashes of the inline scripts of every prerendered page, so that the content
// security policy can allow exactly those (lib/server/security-headers.ts reads the list).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildContent } from './content-build.mjs';
import { inlineScriptsOf } from './strip-scripts.mjs';

const pages = path.resolve('.next/server/app');

/** @param {string} html */
const hashesOf = (html) =>
  inlineScriptsOf(html).map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);

/** @type {Record<string, string[]>} */
const list = {};
for (const entry of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith('.html')) continue;
  const route = `/${entry.slice(0, -'.html'.length).replaceAll(path.sep, '/')}`;
  list[route === '/index' ? '/' : route] = hashesOf(readFileSync(path.join(pages, entry), 'utf8'));
}
if (Object.keys(list).length === 0) throw new Error('No prerendered page was found: was `next build` run?');
writeFileSync('.next/script-hashes.json', JSON.stringify(list));

const files = await buildContent();
if (!files.some(({ policy }) => policy)) throw new Error('No page without scripts was found.');

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { inProject } from '../dev/project.mjs';
import { TYPEFACES_OF_WRITTEN } from '../lib/client/typefaces.ts';

/**
 * The rules of the page now, the words that have come so far a moment later: each in a task of its own, between the pieces the browser
 * reads the page in. Else all of it is done in one when the page is complete, and a poor phone answers nothing meanwhile.
 */
const LAY_OUT_EARLY = `document.documentElement.offsetHeight;
setTimeout(() => document.documentElement.offsetHeight)`;

/** ms; from the complete document to the fetching of the rest, where a browser does not say when it has painted. */
const AT_LATEST_MS = 1000;

/**
 * Fetches the rest when the words are painted. Where a browser has it before, it runs it before, and the words wait; Lighthouse, which
 * tells from such a visit what a slow one would be, counts a round trip more for them. A module runs once, however often it is asked for.
 * @param {string} path
 */
const fetchAfterPaint = (path) => `addEventListener('DOMContentLoaded', () => {
  const start = () => import('${path}');
  if (document.hidden) return start();
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, ${AT_LATEST_MS});
})`;

/**
 * The script of a written page: what has to run before its words, and a file that comes beside them.
 * @typedef {object} ReaderScript
 * @property {string} inline
 * @property {string} path of the file, which changes with its text
 * @property {string} text
 */

/**
 * @param {'en' | 'hi'} language of the page, whose typefaces it keeps
 * @returns {ReaderScript}
 */
export function readerScript(language) {
  const { begin, end } = TYPEFACES_OF_WRITTEN[language];
  const text = smaller(`${end};\n${readFileSync(inProject('public/reader.js'), 'utf8')}`);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const path = `/reader/${hash}.js`;
  return { inline: smaller(`${begin};${LAY_OUT_EARLY};${fetchAfterPaint(path)}`), path, text };
}

/** @param {string} script for the browsers that Next's own scripts are for */
const smaller = (script) => transformSync(script, { minify: true, target: 'es2022' }).code.trim();

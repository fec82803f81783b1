import { readFileSync } from 'node:fs';
import { compile, optimize } from '@tailwindcss/node';
import { inProject } from '../dev/project.mjs';

const SHEETS = ['app/globals.css', 'components/content/content.css'];
/** What pages in a language have besides. */
const OF_LANGUAGE = new Map([['hi', 'components/content/hindi.css']]);

/**
 * Tailwind, as its plugin for the build of the other pages uses it.
 * @returns {Promise<(classes: string[], language: string) => Promise<string>>} makes the small stylesheet of a page from the classes it uses
 */
export async function pageStyles() {
  const read = (/** @type {string} */ file) => readFileSync(inProject(file), 'utf8');
  const css = SHEETS.map(read).join('\n');
  return async (classes, language) => {
    const own = OF_LANGUAGE.get(language);
    const compiler = await compile(own ? `${css}\n${read(own)}` : css, {
      base: inProject('app'),
      onDependency: () => undefined,
    });
    return optimize(compiler.build(classes), { minify: true }).code.trim();
  };
}

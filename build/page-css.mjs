import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from '../dev/project.mjs';

const SHEETS = ['app/globals.css', 'components/content/content.css'];

/**
 * Tailwind, as its plugin for the build of the other pages uses it.
 * @typedef {object} Tailwind
 * @property {(css: string, options: object) => Promise<{ build(classes: string[]): string }>} compile
 * @property {(css: string, options: object) => { code: string }} optimize
 */

/**
 * @returns {Promise<(classes: string[]) => Promise<string>>} makes the small stylesheet of a page from the classes it uses
 */
export async function pageStyles() {
  const plugin = createRequire(import.meta.url).resolve('@tailwindcss/postcss');
  /** @type {Tailwind} */
  const tailwind = createRequire(plugin)('@tailwindcss/node');
  const css = SHEETS.map((file) => readFileSync(inProject(file), 'utf8')).join('\n');
  return async (/** @type {string[]} */ classes) => {
    const compiler = await tailwind.compile(css, { base: inProject('app'), onDependency: () => undefined });
    return tailwind.optimize(compiler.build(classes), { minify: true }).code.trim();
  };
}

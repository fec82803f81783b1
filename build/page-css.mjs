import { readFileSync } from 'node:fs';
import { compile, optimize } from '@tailwindcss/node';
import { inProject } from '../dev/project.mjs';

const SHEETS = ['app/globals.css', 'components/content/content.css'];

/**
 * Tailwind, as its plugin for the build of the other pages uses it.
 * @returns {Promise<(classes: string[]) => Promise<string>>} makes the small stylesheet of a page from the classes it uses
 */
export async function pageStyles() {
  const css = SHEETS.map((file) => readFileSync(inProject(file), 'utf8')).join('\n');
  return async (classes) => {
    const compiler = await compile(css, { base: inProject('app'), onDependency: () => undefined });
    return optimize(compiler.build(classes), { minify: true }).code.trim();
  };
}

// What `npm test -- --changed` runs in the browser: the specs of the pages that a change touches.
import fs from 'node:fs';
import path from 'node:path';
import rules from '../../.dependency-cruiser.mjs';
import { run } from '../processes/children.mjs';
import { inProject } from '../project.mjs';
import { StartError } from '../start-error.mjs';

/** No screen depends on these. */
const NO_SCREEN =
  /\.(md|test\.tsx?)$|^(docs|bench|eval|ops|\.github)\/|^tests\/setup\/(service-database|scope|people|talk)\.ts$|^(LICENSE|renovate\.json|\.editorconfig)$/;
/** These are followed through their imports. Anything else may matter to every screen: the server, the database, settings. */
const SCREENS = /^(app|components|content)\/|^tests\/e2e\/(pages\/|[\w-]+\.spec\.ts$)/;

const E2E = 'tests/e2e';
/** Files that Next puts around every page below their folder. */
const AROUND = ['layout', 'template', 'loading', 'error', 'not-found'];

/**
 * @param {string} ref a commit
 * @returns {Promise<string[]>} the files that differ from it, uncommitted and new ones too
 */
export async function changedSince(ref) {
  const [differing, added] = await Promise.all([
    run('git', ['diff', '--name-only', ref, '--'], { cwd: inProject() }),
    run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: inProject() }),
  ]);
  if (differing.code !== 0) throw new StartError(`git knows no "${ref}":\n${differing.output.trim()}`);
  return `${differing.output}${added.output}`.split('\n').filter((file) => file !== '');
}

/**
 * @param {readonly string[]} changed files
 * @param {ReadonlyMap<string, ReadonlySet<string>>} filesOfSpec from `readFilesOfSpecs`
 * @returns {'all' | string[]} all as soon as one file may matter to every screen
 */
export function specsTouched(changed, filesOfSpec) {
  /** @type {Set<string>} */
  const touched = new Set();
  for (const file of changed.filter((one) => !NO_SCREEN.test(one))) {
    const specs = [...filesOfSpec].filter(([, files]) => files.has(file)).map(([spec]) => spec);
    if (!SCREENS.test(file) || specs.length === 0) return 'all';
    for (const spec of specs) touched.add(spec);
  }
  return [...touched].sort();
}

/**
 * Reads which files each browser spec depends on: its page objects, and the pages whose addresses these name. A page
 * that a spec reaches without naming its address is not seen; a whole run is what decides.
 * @returns {Promise<Map<string, Set<string>>>}
 */
export async function readFilesOfSpecs() {
  const imports = await readImports(['app', 'components', 'content', E2E]);
  const pages = fs.globSync('app/**/page.tsx', { cwd: inProject() });
  const files = new Map(pages.map((page) => [page, reachable(imports, [page, ...around(page)])]));
  const specs = fs.globSync(`${E2E}/*.spec.ts`, { cwd: inProject() });
  return new Map(
    specs.map((spec) => {
      const own = [spec, ...pageObjectsOf(spec, imports)];
      const named = pages.filter((page) => own.some((file) => namesPage(read(file), page)));
      return [spec, new Set([...own, ...named.flatMap((page) => [...(files.get(page) ?? [])])])];
    }),
  );
}

/** @param {string} file */
const read = (file) => fs.readFileSync(inProject(file), 'utf8');

/**
 * @param {string[]} folders
 * @returns {Promise<Map<string, string[]>>}
 */
async function readImports(folders) {
  // Only here: `npm test` loads this file before it installs the packages.
  const { cruise } = await import('dependency-cruiser');
  const { output } = await cruise(folders, rules.options);
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  return new Map(
    output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @param {readonly string[]} roots
 */
function reachable(imports, roots) {
  const seen = new Set(roots);
  for (const file of seen) for (const imported of imports.get(file) ?? []) seen.add(imported);
  return seen;
}

/** @param {string} page */
function around(page) {
  /** @type {string[]} */
  const files = [];
  for (let folder = path.dirname(page); folder !== '.'; folder = path.dirname(folder))
    files.push(
      ...AROUND.map((name) => `${folder}/${name}.tsx`).filter((file) => fs.existsSync(inProject(file))),
    );
  return files;
}

/**
 * The page objects that a spec imports, and those of the fixtures that it mentions.
 * @param {string} spec
 * @param {ReadonlyMap<string, readonly string[]>} imports
 */
function pageObjectsOf(spec, imports) {
  const fixtures = read(`${E2E}/fixtures.ts`);
  const classes = new Map(
    [...fixtures.matchAll(/import \{ (\w+) \} from '\.\/(pages\/[\w-]+)'/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  );
  const text = read(spec);
  const mentioned = [...fixtures.matchAll(/^ {2}(\w+): (\w+);$/gm)]
    .filter(([, fixture, type]) => classes.has(type) && new RegExp(`[{,]\\s*${fixture}\\s*[,}]`).test(text))
    .map(([, , type]) => `${E2E}/${classes.get(type)}.ts`);
  return new Set([
    ...mentioned,
    ...(imports.get(spec) ?? []).filter((file) => file.startsWith(`${E2E}/pages/`)),
  ]);
}

/**
 * @param {string} text of a test, with addresses in strings or in regular expressions
 * @param {string} page such as app/(chat)/chat/[sessionId]/page.tsx
 */
export function namesPage(text, page) {
  const [segment] = page.split('/').filter((part) => !/^app$|^\(|\.tsx$/.test(part));
  const plain = text.replaceAll('\\/', '/');
  return segment === undefined
    ? /['"`]\/(?:\?|['"`])/.test(plain)
    : new RegExp(`(?<!\\w)/${segment}(?![\\w-])`).test(plain);
}

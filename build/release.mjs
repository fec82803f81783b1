// `npm run release`: the product as a folder of its own, for an image or a host: no sources but what runs as it is, no packages but what it needs.
import fs from 'node:fs';
import path from 'node:path';
import { inProject, PACKAGES_FILE, readJson } from '../dev/project.mjs';
import { StartError } from '../dev/start-error.mjs';
import { step } from '../dev/steps.mjs';
import { traceFiles } from './server.mjs';
import { shareChunks } from './share-chunks.mjs';

export const RELEASE_FOLDER = 'release';

/** The commands of package.json that a host has no use for: they need the sources, or a machine of one's own. */
const OF_CHECKOUTS = [
  ...[
    'start',
    'dev',
    'test',
    'check',
    'build',
    'release',
    'migration',
    'sql',
    'demo-data',
    'content:check',
    'audit:packages',
  ],
  ...['sbom', 'bench', 'abuse', 'load', 'eval', 'format', 'model:check'],
];

/** What is read by its path, where esbuild does not see it. */
const READ_BY_PATH = [
  'prisma/seed/seed.ts',
  'content/brand.ts',
  'content/claims.ts',
  'dev/processes/watchdog.mjs',
];
const COPIED = [
  ...['prisma/migrations', 'public', '.next/static', '.next/content', '.next/serve'],
  ...['ops/compose', 'ops/host', 'docs/running.md', '.env.example', 'LICENSE'],
];

/** Next's own trace says what of these the server needs; whole they are five times as large. */
const TRACED_BY_NEXT = new Set(['next', 'react', 'react-dom']);
/** Where Next keeps the routes of calls. */
const CALLS = '.next/server/app/api/';
/** Next's server, whose place ours takes, and its optimiser of pictures, which next.config.mjs switches off. */
const UNUSED = ['server.js', 'node_modules/sharp', 'node_modules/@img'];
/** Parts of packages that nothing here runs: types, maps, texts. */
const NEVER_RUN = /\.(d\.[cm]?ts|[cm]?tsx?|map|md|markdown|flow)$/i;
/** Of a package for many databases, models or ways to load it, what is for others: where it lies, and what its files are called. */
const FOR_OTHERS = [
  { packages: /\/@prisma\/client$/, files: /(cockroachdb|mysql|sqlite|sqlserver|query_compiler_small)/ },
  { packages: /\/gpt-tokenizer$/, files: /^(dist|src|data)\/|(cl100k|p50k|r50k|harmony)/ },
  // Node takes `main`, which is build/src.
  { packages: /\/@opentelemetry\/[\w-]+$/, files: /^build\/(esm|esnext)\// },
];

/**
 * Puts the release together out of a build that is there.
 * @param {string} [folder] absolute; what is there goes
 */
export const makeRelease = (folder = inProject(RELEASE_FOLDER)) =>
  step('Making the release', async () => {
    const to = (/** @type {string} */ name) => path.join(folder, name);
    fs.rmSync(folder, { recursive: true, force: true });
    // What Next traced of the pages and of its own server.
    const left = new Set([...UNUSED, ...listUnasked()]);
    copy(inProject('.next/standalone'), folder, (file) => !left.has(file));
    shareChunks(folder);
    for (const name of COPIED) copy(inProject(name), to(name));

    const { scripts, ...about } = readJson(inProject('package.json'));
    const commands = Object.entries(scripts).filter(([name]) => !OF_CHECKOUTS.includes(name));
    const doors = commands.map(([, command]) => command.replace(/^exec node /, ''));
    const traced = await traceFiles(['scripts/serve.mjs', ...doors, ...READ_BY_PATH]);
    for (const file of traced.files) copy(inProject(file), to(file));
    const { name, version, license, type, engines, dependencies } = about;
    const needed = readJson(inProject(PACKAGES_FILE));
    const undeclared = needed.filter((/** @type {string} */ one) => !(one in dependencies));
    if (undeclared.length > 0)
      throw new StartError(
        `What runs on a host needs these packages of development: ${undeclared.join(', ')}.`,
      );
    // Commands also name packages that they use in a checkout only.
    const own = traced.packages.filter((one) => one in dependencies);
    for (const folder of closureOf([...needed, ...own])) copyPackage(folder, to(folder));

    const start = { start: 'exec node scripts/serve.mjs' };
    writeJson(to('package.json'), {
      ...{ name, version, private: true, license, type, engines },
      scripts: { ...start, ...Object.fromEntries(commands) },
    });
    writeJson(to('release.json'), { build: fs.readFileSync(inProject('.next/BUILD_ID'), 'utf8') });
  });

/**
 * @param {string} from
 * @param {string} to
 * @param {(file: string) => boolean} [isWanted] of a file or folder below `from`
 */
const copy = (from, to, isWanted = () => true) =>
  fs.cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => isWanted(path.relative(from, file).replaceAll(path.sep, '/')),
  });

/**
 * @param {string} file
 * @param {unknown} value
 */
const writeJson = (file, value) => fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/**
 * What Next would answer calls with. Our server answers every one of them itself (tests/contract/endpoints.test.ts), and of Next's build they
 * are three quarters, because it packs all that a call needs into a file of its own for each. The traces are of no use either when it runs.
 * @returns {readonly string[]} files of the release
 */
function listUnasked() {
  const traces = fs
    .readdirSync(inProject('.next/server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.nft.json'))
    .map((name) => path.posix.join('.next/server', name.replaceAll(path.sep, '/')));
  const [ofCalls, others] = [true, false].map(
    (isCall) => new Set(traces.filter((trace) => trace.startsWith(CALLS) === isCall).flatMap(tracedBy)),
  );
  const unasked = [...(ofCalls ?? [])].filter(
    (file) => file.startsWith('.next/server/') && !others?.has(file),
  );
  return [...unasked, ...traces];
}

/** @param {string} trace @returns {readonly string[]} files of the project */
const tracedBy = (trace) =>
  readJson(inProject(trace)).files.map((/** @type {string} */ file) =>
    path.posix.join(path.posix.dirname(trace), file),
  );

/**
 * The folders of packages and of all that these need, by package-lock.json. What is optional and not installed is left out.
 * @param {readonly string[]} names
 * @returns {readonly string[]} as in `node_modules/pg`
 */
function closureOf(names) {
  /** @type {Record<string, { dependencies?: object, optionalDependencies?: object }>} */
  const locked = readJson(inProject('package-lock.json')).packages;
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {string} */ name, /** @type {string} */ from) => {
    const folder = folderOf(name, from, locked);
    if (TRACED_BY_NEXT.has(name) || !folder || found.has(folder) || !fs.existsSync(inProject(folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = locked[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
  };
  for (const name of names) add(name, '');
  return [...found];
}

/**
 * Where Node finds a package: the nearest node_modules above who asks for it.
 * @param {string} name
 * @param {string} from the folder of who asks, '' for the project
 * @param {Record<string, unknown>} locked
 * @returns {string | undefined}
 */
function folderOf(name, from, locked) {
  const here = path.posix.join(from, 'node_modules', name);
  if (here in locked) return here;
  return from === ''
    ? undefined
    : folderOf(name, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ''), locked);
}

/**
 * @param {string} folder
 * @param {string} to
 */
function copyPackage(folder, to) {
  const forOthers = FOR_OTHERS.find(({ packages }) => packages.test(folder))?.files;
  // Packages inside a package come by themselves if they are needed.
  copy(
    inProject(folder),
    to,
    (file) => file !== 'node_modules' && !NEVER_RUN.test(file) && !forOthers?.test(file),
  );
}

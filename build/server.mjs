import fs from 'node:fs';
import { build } from 'esbuild';
import { inProject, PROGRAMS_FOLDER, ROOT, SERVER_FILE } from '../dev/project.mjs';

/** @type {import('esbuild').BuildOptions & { metafile: true }} */
const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node22',
  tsconfig: inProject('tsconfig.json'),
  logLevel: 'warning',
  metafile: true,
};

/** The worker, and what commands run: every `*.run.ts` under ops/. */
const listPrograms = () => [
  'lib/server/worker.ts',
  ...fs
    .readdirSync(inProject('ops'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.run.ts'))
    .map((name) => `ops/${name}`),
];

/**
 * Puts the server, its calls and everything of the project that they use into one file, and the worker and the programs of commands
 * into a folder; packages stay where they are.
 * @returns {Promise<readonly string[]>} the packages that these need when they run, by name
 */
export async function buildServer() {
  const server = await build({
    ...OPTIONS,
    entryPoints: ['server/main.ts'],
    outfile: inProject(SERVER_FILE),
  });
  fs.rmSync(inProject(PROGRAMS_FOLDER), { recursive: true, force: true });
  const programs = await build({
    ...OPTIONS,
    entryPoints: listPrograms(),
    outdir: inProject(PROGRAMS_FOLDER),
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    splitting: true,
  });
  return [...new Set([server, programs].flatMap(({ metafile }) => packagesOf(metafile)))];
}

/**
 * What commands are made of that Node runs as it is, and which packages these need.
 * @param {readonly string[]} entries files of the project
 * @returns {Promise<{ files: readonly string[], packages: readonly string[] }>}
 */
export async function traceFiles(entries) {
  const { metafile } = await build({
    ...OPTIONS,
    entryPoints: [...entries],
    outdir: inProject('.next'),
    splitting: true,
    write: false,
  });
  return { files: Object.keys(metafile.inputs), packages: packagesOf(metafile) };
}

/** @param {import('esbuild').Metafile} metafile */
const packagesOf = ({ outputs }) =>
  Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !path.startsWith('node:'))
    .map(({ path }) => path.split('/', path.startsWith('@') ? 2 : 1).join('/'));

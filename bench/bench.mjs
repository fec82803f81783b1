import { writeFileSync } from 'node:fs';
import { ensureBuilt, ensureClient } from '../build/build.mjs';
import { runMain } from '../dev/main.mjs';
import { ensureRecentNode } from '../dev/node-version.mjs';
import { stopAll } from '../dev/processes/children.mjs';
import { onStopSignal } from '../dev/processes/parent.mjs';
import { inProject } from '../dev/project.mjs';
import { loadEnvFile } from '../dev/settings.mjs';
import { StartError } from '../dev/start-error.mjs';
import { openServer } from './database.mjs';
import { isBusy, machine, PAGE, withMeasurements } from './page.mjs';

/**
 * @typedef {object} Options
 * @property {string} serverUrl a database on the server where the benchmark makes its own
 * @property {boolean} quick shorter and rougher, to see that everything works
 * @property {readonly string[]} [pages] the written pages or the screens to measure, all without it
 * @property {number} [runs] visits of each page, of which the median counts
 * @property {boolean} profile also writes CPU profiles of the servers to .cache/bench/profiles
 */

/** The parts that run statements in this process, and need no build. */
const UNBUILT = ['queries', 'search'];

/** @type {Record<string, () => Promise<(options: Options) => Promise<string>>>} */
const PARTS = {
  queries: async () => (await import('./queries.mjs')).benchQueries,
  search: async () => (await import('./search.mjs')).benchSearch,
  sends: async () => (await import('./sends.mjs')).benchSends,
  judged: async () => (await import('./judged.mjs')).benchJudged,
  browser: async () => (await import('./browser.mjs')).benchBrowser,
  catalogue: async () => (await import('./catalogue.mjs')).benchCatalogue,
  'screens/visits': async () => (await import('./visits.mjs')).benchVisits,
  'screens/phone': async () => (await import('./phone.mjs')).benchPhone,
  'screens/back': async () => (await import('./back.mjs')).benchBack,
  console: async () => (await import('./console.mjs')).benchConsole,
  views: async () => (await import('./views.mjs')).benchViews,
  content: async () => (await import('./content.mjs')).benchContent,
  weight: async () => (await import('./weight.mjs')).benchWeight,
};

const HELP = `npm run bench -- [options]
  --only PART     one of ${Object.keys(PARTS).join(', ')};
                  screens stands for its three
  --pages A,B     only these pages: of written pages /blogs,/terms; of screens and views /,/chat/{id}
  --runs 3        visits of each screen, of which the median counts (5)
  --quick         shorter and rougher, to see that everything works
  --profile       also writes CPU profiles of the servers to .cache/bench/profiles
  --write         a full run, whose tables replace those in ${PAGE}
What is measured, and how to read it: ${PAGE}`;

/**
 * The parts that a name stands for: `screens` for all that measure screens; every part without a name.
 * @param {string | undefined} name
 */
const partsOf = (name) =>
  Object.entries(PARTS).filter(
    ([part]) => name === undefined || part === name || part.startsWith(`${name}/`),
  );

/** @param {readonly string[]} args */
function readArguments(args) {
  const after = (/** @type {string} */ flag) =>
    args.includes(flag) ? String(args[args.indexOf(flag) + 1]) : undefined;
  const only = after('--only');
  const pages = after('--pages')?.split(',');
  const runs = after('--runs') === undefined ? undefined : Number(after('--runs'));
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0)) {
    throw new StartError('--runs takes a whole number above 0.');
  }
  if (only !== undefined && partsOf(only).length === 0) {
    throw new StartError(`--only takes screens or one of ${Object.keys(PARTS).join(', ')}, not "${only}".`);
  }
  const has = (/** @type {string} */ flag) => args.includes(flag);
  if (has('--write') && (only ?? pages ?? runs ?? (has('--quick') || undefined)) !== undefined) {
    throw new StartError(
      '--write keeps the result of a whole run: leave --only, --pages, --runs and --quick away.',
    );
  }
  return { only, pages, runs, quick: has('--quick'), profile: has('--profile'), write: has('--write') };
}

/** @param {readonly string[]} args */
export const main = (args) =>
  runMain(async () => {
    if (args.includes('--help')) return console.log(HELP);
    await ensureRecentNode();
    const { only, write, ...options } = readArguments(args);
    onStopSignal(() => void stopAll().then(() => process.exit(130)));
    loadEnvFile();
    await ensureClient();
    if (!UNBUILT.includes(only ?? '')) await ensureBuilt();
    if (isBusy()) console.error('This machine is busy with other work: read the ratios, not the times.');
    const measuredOn = machine();
    const serverUrl = await openServer();
    const parts = [];
    for (const [, load] of partsOf(only)) {
      const part = await load();
      const tables = await part({ ...options, serverUrl });
      console.log(`\n${tables}`);
      parts.push(tables);
    }
    if (write) writeFileSync(inProject(PAGE), withMeasurements(measuredOn, parts));
    await stopAll();
  });

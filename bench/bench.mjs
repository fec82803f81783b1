import { writeFileSync } from 'node:fs';
import { ensureBuilt } from '../build/build.mjs';
import { runMain } from '../dev/main.mjs';
import { ensureRecentNode } from '../dev/node-version.mjs';
import { stopAll } from '../dev/processes/children.mjs';
import { onStopSignal } from '../dev/processes/parent.mjs';
import { inProject } from '../dev/project.mjs';
import { loadEnvFile, readSettings } from '../dev/settings.mjs';
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

/** @type {Record<string, () => Promise<(options: Options) => Promise<string>>>} */
const PARTS = {
  queries: async () => (await import('./queries.mjs')).benchQueries,
  sends: async () => (await import('./sends.mjs')).benchSends,
  judged: async () => (await import('./judged.mjs')).benchJudged,
  browser: async () => (await import('./browser.mjs')).benchBrowser,
  catalogue: async () => (await import('./catalogue.mjs')).benchCatalogue,
  screens: async () => (await import('./visits.mjs')).benchScreens,
  views: async () => (await import('./views.mjs')).benchViews,
  content: async () => (await import('./content.mjs')).benchContent,
  weight: async () => (await import('./weight.mjs')).benchWeight,
};

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
  if (only !== undefined && !(only in PARTS)) {
    throw new StartError(`--only takes one of ${Object.keys(PARTS).join(', ')}, not "${only}".`);
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
    await ensureRecentNode();
    const { only, write, ...options } = readArguments(args);
    onStopSignal(() => void stopAll().then(() => process.exit(130)));
    loadEnvFile();
    await ensureBuilt(readSettings(process.env));
    if (isBusy()) console.error('This machine is busy with other work: read the ratios, not the times.');
    const measuredOn = machine();
    const serverUrl = await openServer();
    const parts = [];
    for (const [name, load] of Object.entries(PARTS)) {
      if (only !== undefined && only !== name) continue;
      const part = await load();
      const tables = await part({ ...options, serverUrl });
      console.log(`\n${tables}`);
      parts.push(tables);
    }
    if (write) writeFileSync(inProject(PAGE), withMeasurements(measuredOn, parts));
    await stopAll();
  });

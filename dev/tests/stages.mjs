// The parts of `npm run check` and `npm test`. Each ends in two counts.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../processes/children.mjs';
import { exists, inProject, readJson } from '../project.mjs';
import { ensureBrowser } from './browser.mjs';
import { browserDurations, slowestOf, vitestDurations } from './durations.mjs';
import { browserFailures, vitestFailures } from './failures.mjs';

/** @typedef {import('./durations.mjs').Timed} Timed */
/**
 * @typedef {{ passed: number, failed: number, failures?: readonly string[], durations?: readonly Timed[] }} Counts
 *   how many tests, which of them failed, and how long each took
 */
/**
 * @typedef {{ title: string, prepare?: () => Promise<unknown>, run: (show: boolean) => Promise<Counts> }} Stage
 *   `prepare` may go on beside earlier stages; `show` lets the output through as it comes, otherwise it comes in one piece at the end
 */

const NEXT = 'node_modules/next/dist/bin/next';
const TSC = 'node_modules/typescript/bin/tsc';
const DEPCRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const SOURCES = [
  ...['app', 'components', 'lib', 'content', 'server', 'sandbox', 'middleware.ts', 'instrumentation.ts'],
  ...['build', 'dev', 'ops', 'scripts'],
];

/**
 * @param {readonly string[]} args
 * @param {boolean} show
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
async function succeeds(args, show, env = process.env) {
  const { code, output } = await run(process.execPath, args, { cwd: inProject(), env, show });
  process.stdout.write(output);
  return code === 0;
}

/**
 * A stage that counts as one: every command has to end well, and the first that does not is the last.
 * @param {string} title
 * @param {readonly (readonly string[])[]} commands
 * @returns {Stage}
 */
function checkStage(title, commands) {
  return {
    title,
    async run(show) {
      for (const args of commands) if (!(await succeeds(args, show))) return { passed: 0, failed: 1 };
      return { passed: 1, failed: 0 };
    },
  };
}

/** @returns {readonly Stage[]} what needs no build */
export const checkStages = () => [
  checkStage('SQL types', [['scripts/sql.mjs', '--check']]),
  checkStage('Format and lint', [
    ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ]),
  checkStage('Types', [
    [NEXT, 'typegen'],
    [TSC, '--noEmit'],
    [TSC, '--noEmit', '--project', 'dev'],
  ]),
  checkStage('Structure', [
    [
      DEPCRUISE,
      '--config',
      '.dependency-cruiser.mjs',
      ...SOURCES.filter((source) => exists(inProject(source))),
    ],
    ['dev/tests/check-structure.mjs'],
    ['dev/tests/check-texts.mjs'],
  ]),
];

/**
 * @template T
 * @param {(file: string) => Promise<T>} work gets the name of a file for a report
 */
async function withReport(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A run that ended badly has failed, even when no single test did: a file that could not be loaded, or no report.
 * @param {boolean} ok
 * @param {Counts} counts
 * @returns {Counts}
 */
const withVerdict = (ok, counts) => ({ ...counts, failed: ok ? counts.failed : Math.max(counts.failed, 1) });

/**
 * @param {string} title
 * @param {readonly ('unit' | 'rules' | 'service' | 'service-apart' | 'contract' | 'faults')[]} projects of vitest.config.ts
 * @param {readonly string[]} [options] of vitest
 * @returns {Stage}
 */
export const vitestStage = (title, projects, options = []) => ({
  title,
  run: (show) =>
    withReport(async (file) => {
      const ok = await succeeds(
        [
          ...['node_modules/vitest/vitest.mjs', 'run', ...options],
          ...projects.flatMap((project) => ['--project', project]),
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        ],
        show,
      );
      const report = readJson(file);
      return withVerdict(ok, {
        passed: report?.numPassedTests ?? 0,
        failed: report?.numFailedTests ?? 0,
        failures: vitestFailures(report),
        durations: vitestDurations(report),
      });
    }),
});

/**
 * @param {readonly string[]} [specs] the files to run, all without
 * @returns {Stage}
 */
export function browserStage(specs = []) {
  /** @type {ReturnType<typeof ensureBrowser> | undefined} */
  let browser;
  const prepare = () => (browser ??= ensureBrowser());
  return {
    title: 'Browser tests',
    prepare,
    run: (show) =>
      withReport(async (file) => {
        const env = await prepare();
        if (!env) return { passed: 0, failed: 1 };
        const ok = await succeeds(
          ['node_modules/@playwright/test/cli.js', 'test', ...specs, '--reporter=list,json'],
          show,
          { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        );
        const report = readJson(file);
        return withVerdict(ok, {
          passed: (report?.stats?.expected ?? 0) + (report?.stats?.flaky ?? 0),
          failed: report?.stats?.unexpected ?? 0,
          failures: browserFailures(report),
          durations: browserDurations(report),
        });
      }),
  };
}

/**
 * @param {Stage} stage
 * @param {boolean} show
 * @returns {Promise<Required<Counts>>}
 */
async function runStage({ title, run }, show) {
  if (show) console.log(`\n── ${title} ──`);
  const { passed, failed, failures = [], durations = [] } = await run(show);
  console.log(`${title}: ${failed === 0 ? 'passed' : 'FAILED'}`);
  return { passed, failed, failures: failed > 0 && failures.length === 0 ? [title] : failures, durations };
}

/**
 * Runs stages one after the other, and others beside them whose output comes when they have ended.
 * @param {readonly Stage[]} stages
 * @param {readonly Stage[]} [beside]
 * @returns {Promise<Required<Counts>>}
 */
export async function runStages(stages, beside = []) {
  const others = Promise.all(beside.map((stage) => runStage(stage, false)));
  /** @type {Required<Counts>[]} */
  const ended = [];
  for (const stage of stages) ended.push(await runStage(stage, true));
  return sumOf([...ended, ...(await others)]);
}

/**
 * @param {readonly Required<Counts>[]} counts
 * @returns {Required<Counts>}
 */
export const sumOf = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  durations: counts.flatMap(({ durations }) => durations),
});

/** @param {Required<Counts>} counts */
export function listSlowest({ durations }) {
  if (durations.length > 0) console.log(`\nThe slowest tests:\n\n${slowestOf(durations)}`);
}

/**
 * What failed once more, and the closing line, which other programs read.
 * @param {Required<Counts>} counts
 */
export function closeWith({ passed, failed, failures }) {
  process.exitCode = failed === 0 ? 0 : 1;
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}

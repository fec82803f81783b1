// The parts of `npm run check` and `npm test`. Each shows its own output and ends in two counts.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../processes/children.mjs';
import { exists, inProject, readJson } from '../project.mjs';
import { generateSqlTypes } from '../sql-types.mjs';
import { ensureBrowser } from './browser.mjs';
import { browserFailures, vitestFailures } from './failures.mjs';

/** @typedef {{ passed: number, failed: number, failures?: readonly string[] }} Counts how many tests, and which failed */
/** @typedef {{ title: string, run: () => Promise<Counts> }} Stage */

const NEXT = 'node_modules/next/dist/bin/next';
const TSC = 'node_modules/typescript/bin/tsc';
const DEPCRUISE = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
const SOURCES = [
  ...['app', 'components', 'lib', 'content', 'sandbox', 'middleware.ts', 'instrumentation.ts'],
  ...['build', 'dev', 'ops', 'scripts'],
];

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
async function succeeds(args, env = process.env) {
  const { code } = await run(process.execPath, args, { cwd: inProject(), env, show: true });
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
    async run() {
      for (const args of commands) if (!(await succeeds(args))) return { passed: 0, failed: 1 };
      return { passed: 1, failed: 0 };
    },
  };
}

/** @returns {Stage} whether the generated queries are what the .sql files and the migrated database say */
const sqlStage = () => ({
  title: 'SQL types',
  async run() {
    const { ok, changed, output } = await generateSqlTypes();
    if (!ok) console.error(output);
    for (const name of changed) console.error(`lib/${name} was out of date; it is written again.`);
    return ok && changed.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** @returns {readonly Stage[]} what needs no build */
export const checkStages = () => [
  sqlStage(),
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
const withVerdict = (ok, { passed, failed, failures }) => ({
  passed,
  failed: ok ? failed : Math.max(failed, 1),
  failures,
});

/**
 * @param {'unit' | 'service' | 'contract' | 'faults'} project
 * @returns {Stage}
 */
export const vitestStage = (project) => ({
  title: `${project[0]?.toUpperCase()}${project.slice(1)} tests`,
  run: () =>
    withReport(async (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const ok = await succeeds([
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        project,
        ...reporters,
      ]);
      const report = readJson(file);
      return withVerdict(ok, {
        passed: report?.numPassedTests ?? 0,
        failed: report?.numFailedTests ?? 0,
        failures: vitestFailures(report),
      });
    }),
});

/** @returns {Stage} */
export const browserStage = () => ({
  title: 'Browser tests',
  run: () =>
    withReport(async (file) => {
      const env = await ensureBrowser();
      if (!env) return { passed: 0, failed: 1 };
      const ok = await succeeds(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      });
      const report = readJson(file);
      return withVerdict(ok, {
        passed: (report?.stats?.expected ?? 0) + (report?.stats?.flaky ?? 0),
        failed: report?.stats?.unexpected ?? 0,
        failures: browserFailures(report),
      });
    }),
});

/**
 * Runs stages one after the other.
 * @param {readonly Stage[]} stages
 * @returns {Promise<Required<Counts>>}
 */
export async function runStages(stages) {
  /** @type {Required<Counts>[]} */
  const ended = [];
  for (const stage of stages) {
    console.log(`\n── ${stage.title} ──`);
    const { passed, failed, failures = [] } = await stage.run();
    console.log(`${stage.title}: ${failed === 0 ? 'passed' : 'FAILED'}`);
    ended.push({ passed, failed, failures: failed > 0 && failures.length === 0 ? [stage.title] : failures });
  }
  return sumOf(ended);
}

/**
 * @param {readonly Required<Counts>[]} counts
 * @returns {Required<Counts>}
 */
export const sumOf = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

/**
 * What failed once more, and the closing line, which other programs read.
 * @param {Required<Counts>} counts
 */
export function closeWith({ passed, failed, failures }) {
  process.exitCode = failed === 0 ? 0 : 1;
  if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
}

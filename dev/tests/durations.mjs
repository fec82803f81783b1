// How long each test took, from the reports of the test runners: a run ends with its slowest.
import path from 'node:path';
import { ROOT } from '../project.mjs';
import { specsOf } from './failures.mjs';

/** @typedef {{ title: string, ms: number }} Timed */

const SLOWEST = 20;

/**
 * @param {any} report what vitest's json reporter wrote, or nothing
 * @returns {Timed[]}
 */
export const vitestDurations = (report) =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { ancestorTitles, title, duration }) => ({
      title: [path.relative(ROOT, name), ...ancestorTitles, title].join(' › '),
      ms: duration ?? 0,
    })),
  );

/**
 * @param {any} report what Playwright's json reporter wrote, or nothing
 * @returns {Timed[]}
 */
export const browserDurations = (report) =>
  (report?.suites ?? []).flatMap(specsOf).flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.map((/** @type {any} */ { projectName, results }) => ({
      title: [projectName, file, title].join(' › '),
      ms: results.reduce((/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration, 0),
    })),
  );

/**
 * @param {readonly Timed[]} tests
 * @returns {string} a line for each of the slowest tests, the slowest first
 */
export const slowestOf = (tests) =>
  [...tests]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`)
    .join('\n');

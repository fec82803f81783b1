// What failed, from the reports of the test runners, to be said again at the very end: who reads the last lines of
// a long run wants to know which test it was, and why.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../project.mjs';

/** Lines of a failure's message that are repeated: what was expected and where, without the whole stack. */
const LINES = 8;

/**
 * @param {readonly string[]} titles from the file to the test
 * @param {string | undefined} message
 */
const inShort = (titles, message = '') => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [titles.join(' › '), ...lines.slice(0, LINES).map((line) => `    ${line.trim()}`)].join('\n');
};

/**
 * @param {any} report what vitest's json reporter wrote, or nothing
 * @returns {string[]} a text for each test that failed, and for each file that could not be run
 */
export const vitestFailures = (report) =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const name = path.relative(ROOT, file.name);
    const failed = file.assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
    if (failed.length === 0) return file.status === 'failed' ? [inShort([name], file.message)] : [];
    return failed.map((/** @type {any} */ { ancestorTitles, title, failureMessages }) =>
      inShort([name, ...ancestorTitles, title], failureMessages[0]),
    );
  });

/**
 * @param {any} suite of Playwright's report
 * @returns {any[]} its tests' descriptions, and those of the suites within
 */
export const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * @param {any} report what Playwright's json reporter wrote, or nothing
 * @returns {string[]} a text for each test that failed, and for each error outside of them
 */
export const browserFailures = (report) => [
  ...(report?.errors ?? []).map((/** @type {any} */ { message }) => inShort(['Browser tests'], message)),
  ...(report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap((/** @type {any} */ { file, title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === 'unexpected')
        .map((/** @type {any} */ { projectName, results }) =>
          inShort([projectName, file, title], results.at(-1)?.errors[0]?.message),
        ),
    ),
];

import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../project.mjs';
import { browserFailures, vitestFailures } from './failures.mjs';

test("a failed test is named with its file and the first lines of its message, a passed one isn't", () => {
  const name = path.join(ROOT, 'lib/a.test.ts');
  const failure = ['\u001b[31mexpected 1 to be 2\u001b[39m', '', ...Array(20).fill('    at somewhere')].join(
    '\n',
  );
  const assertionResults = [
    { ancestorTitles: [], title: 'adds', status: 'passed', failureMessages: [] },
    { ancestorTitles: ['sums'], title: 'subtracts', status: 'failed', failureMessages: [failure] },
  ];
  const [text, ...others] = vitestFailures({ testResults: [{ name, status: 'failed', assertionResults }] });
  expect(others).toEqual([]);
  expect(text).toMatch(/^lib\/a\.test\.ts › sums › subtracts\n {4}expected 1 to be 2\n/);
  expect(text?.split('\n')).toHaveLength(9);
});

test('a file that could not be run is named with its reason', () => {
  const file = { name: path.join(ROOT, 'lib/b.test.ts'), status: 'failed', message: 'no such module' };
  expect(vitestFailures({ testResults: [{ ...file, assertionResults: [] }] })).toEqual([
    'lib/b.test.ts\n    no such module',
  ]);
});

test('a failed browser test is named with its screen size, its file and its last error', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'chat.spec.ts',
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'not visible' }] }] }],
  });
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [spec('sends', 'expected')], suites: [{ specs: [spec('waits', 'unexpected')] }] }],
  };
  expect(browserFailures(report)).toEqual([
    'Browser tests\n    no browser',
    'phone › chat.spec.ts › waits\n    not visible',
  ]);
});

test('a run without a report names nothing', () => {
  expect([...vitestFailures(undefined), ...browserFailures(undefined)]).toEqual([]);
});

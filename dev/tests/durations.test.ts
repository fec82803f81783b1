import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../project.mjs';
import { browserDurations, slowestOf, vitestDurations } from './durations.mjs';

test('the slowest tests of both runners are listed with file and seconds, the slowest first', () => {
  const assertionResults = [
    { ancestorTitles: ['sums'], title: 'adds', duration: 1234 },
    { ancestorTitles: [], title: 'is skipped' },
  ];
  const vitest = { testResults: [{ name: path.join(ROOT, 'lib/a.test.ts'), assertionResults }] };
  const tests = [{ projectName: 'phone', results: [{ duration: 2000 }, { duration: 5000 }] }];
  const browser = {
    suites: [{ specs: [], suites: [{ specs: [{ title: 'sends', file: 'chat.spec.ts', tests }] }] }],
  };
  expect(slowestOf([...vitestDurations(vitest), ...browserDurations(browser)]).split('\n')).toEqual([
    '    7.0 s  phone › chat.spec.ts › sends',
    '    1.2 s  lib/a.test.ts › sums › adds',
    '    0.0 s  lib/a.test.ts › is skipped',
  ]);
});

test('twenty are listed at most, and none of a run without a report', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ title: `test ${at}`, ms: at }));
  expect(slowestOf(many).split('\n')).toHaveLength(20);
  expect([...vitestDurations(undefined), ...browserDurations(undefined)]).toEqual([]);
});

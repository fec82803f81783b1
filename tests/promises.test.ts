import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HEADING = '## Promises, their places and their tests';

/** The rows of the table in docs/safety.md. */
function promises(): { promise: string; place: string }[] {
  const [, section = ''] = readFileSync('docs/safety.md', 'utf8').split(HEADING);
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \| `([^`]+)` \|$/gm)].map(
    ([, promise = '', place = '']) => ({ promise, place }),
  );
}

const tests = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.spec.ts'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => existsSync(file) && file !== '')
  .map((file) => readFileSync(file, 'utf8'));

/** How many tests have the promise for a title; one over many cases may name the case behind it. */
const titled = (promise: string) =>
  tests.filter((text) => text.includes(`'${promise}'`) || text.includes(`'${promise}: %`)).length;

test('each promise of docs/safety.md is kept in one place, and one test has the same words', () => {
  const rows = promises();
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(rows.filter(({ place }) => !existsSync(place))).toEqual([]);
  expect(rows.filter(({ promise }) => titled(promise) !== 1)).toEqual([]);
});

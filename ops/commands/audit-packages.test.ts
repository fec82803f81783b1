import { expect, test } from 'vitest';
import { readAudit } from './audit-packages.mjs';

const report = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, place) => [`p${place}`, { name: `p${place}`, severity }]),
    ),
  });

test('only a grave advisory fails', () => {
  expect(readAudit(report('high', 'low'))).toEqual({ sentence: 'Advisories: p0 (high).', isGrave: true });
  expect(readAudit(report('critical')).isGrave).toBe(true);
  expect(readAudit(report('low', 'moderate'))).toEqual({
    sentence: 'No grave advisory; 2 lesser ones.',
    isGrave: false,
  });
});

test.each([
  ['nothing', ''],
  ['words', 'npm error audit endpoint returned an error'],
  ['an error', '{ "message": "request failed, reason: connect ECONNREFUSED", "error": { "summary": "" } }'],
])('a source of advisories that answers with %s fails nothing, and the gap is said', (_what, output) => {
  expect(readAudit(output)).toEqual({
    sentence: 'No source of advisories answers; the packages were not checked.',
    isGrave: false,
  });
});

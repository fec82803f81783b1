import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '@/dev/project.mjs';
import { detectLanguage } from '@/lib/language/rules';

/** Written by a hand that had seen neither rules nor lessons. Nobody reads the lines while changing those: then new ones are due. */
const LINES = readFileSync(inProject('eval/language/held-out.tsv'), 'utf8').split('\n').filter(Boolean);
/** The aim; 299 of 300 were right when the lines were new. */
const RIGHT_AT_LEAST = 0.96;

test('lines that nothing was learned from are taken for what they are', () => {
  const right = LINES.map((line) => line.split('\t')).filter(
    ([tongue, text = '']) => detectLanguage(text) === tongue,
  );
  expect(LINES).toHaveLength(300);
  // The number alone, so that a failure shows no line.
  expect(right.length).toBeGreaterThanOrEqual(RIGHT_AT_LEAST * LINES.length);
});

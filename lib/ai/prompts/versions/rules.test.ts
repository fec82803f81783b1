import { expect, test } from 'vitest';
import { PROMPTS } from '@/prisma/seed/prompts';
import { templateFault, versionBefore } from './rules';

test('every prompt of the seed has all it needs', () => {
  for (const { promptText, promptFor, promptVersion } of PROMPTS)
    expect(templateFault(promptText), `${promptFor} ${promptVersion}`).toBeNull();
});

test.each([
  ['You are {{companion.name}}. {{companion.persona}} {{companion.salary}}', '{{companion.salary}}'],
  ['You are {{companion.name}}. {{companion.persona}} {{ }}', 'without a name'],
  ['You are {{companion.name}}. {{companion.persona}} }}', 'without a name'],
  ['You are {{companion.name}}.', '{{companion.persona}}'],
])('says what is wrong with "%s"', (text, words) => {
  expect(templateFault(text)).toContain(words);
});

test('goes back past what was rolled back already', () => {
  const to = (fromVersion: string | null, rolledBack = false) => ({ fromVersion, rolledBack });
  expect(versionBefore([])).toBeNull();
  expect(versionBefore([to(null)])).toBeNull();
  // v1 → v2 → v3, then back to v2: the next way back leads to v1.
  expect(versionBefore([to('v2'), to('v1')])).toBe('v2');
  expect(versionBefore([to('v3', true), to('v2'), to('v1')])).toBe('v1');
});

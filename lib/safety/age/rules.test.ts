import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inProject } from '@/dev/project.mjs';
import { readAge } from './rules';

describe('a minor who says so', () => {
  test.each([
    '15f here',
    'i turn 17 next month',
    'not 18 yet but almost',
    '16 M delhi',
    'mai 16 ki hu abhi',
    'solah saal ki hu main',
    '18 ka hone me 2 saal baki',
    'class 9 me hu main',
    'मैं कक्षा 8 की छात्रा हूँ',
    'when i turn 18 i will leave this house',
    'main 15 saal ki hoon aur mama mujhe galat tarah chhoote hai',
    'almost 18',
    'im a 16 year old girl',
  ])('%s', (text) => expect(readAge(text)).toBe('minor'));
});

describe('an adult, somebody else, another time or another number', () => {
  test.each([
    'मैं 18 साल का हूँ',
    'मैं अठारह साल की हूँ',
    'मैं स्कूल में पढ़ाती हूँ',
    'mere bhai ki umar 17 hai',
    'जब मैं 16 साल का था',
    'im 10 kilos overweight',
    'me 10 baje free',
    'i am in 10th floor flat',
    'mera 15 saal ka career hai',
    'i turned 18 last month',
    'not a minor',
    'i am not a minor',
    'im 18+',
    'i work in a school',
    'i am 20',
    'the kids in my school are 12 and 13',
    'i got 15 marks in class',
    'we dated when i was 17',
    'Ek aur 4f12e613',
    'my order is a15f9 and the code 15f4',
    'bhai ki umar 17 hai',
    'मेरे पोते की उम्र १२ साल है',
    'married for 17 years',
    'i started working at age 15',
    '8 saal chala rishta',
    'tum 18 ki ho na?',
    'my sis is in class 10',
    'i feel like a 16 yr old when i talk to you',
  ])('%s', (text) => expect(['adult', null]).toContain(readAge(text)));
});

/** Messages that two hands wrote without knowing the rules, and that were looked at since (eval/age). */
const labelled = ['trained-a', 'trained-b'].flatMap((name) =>
  readFileSync(inProject('eval/age', `${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [label = '', , text = ''] = line.split('\t');
      return { label, text };
    }),
);

test('of 380 messages of adults and about other numbers none is taken for a minor', () => {
  const others = labelled.filter(({ label }) => label !== 'minor');
  expect(others).toHaveLength(380);
  expect(others.filter(({ text }) => readAge(text) === 'minor')).toEqual([]);
});

// A floor, not a goal: half of one hand's messages only imply an age. See docs/safety.md.
test('of 180 messages of minors no fewer are recognised than before', () => {
  const minors = labelled.filter(({ label }) => label === 'minor');
  expect(minors).toHaveLength(180);
  expect(minors.filter(({ text }) => readAge(text) === 'minor').length).toBeGreaterThanOrEqual(116);
});

test('no code or id is taken for an age', () => {
  const code = fc.string({ unit: fc.constantFrom(...'0123456789abcdefm'), minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(code, (id) => {
      expect(readAge(`Ek aur ${id}`)).not.toBe('minor');
    }),
    { numRuns: 2_000 },
  );
});

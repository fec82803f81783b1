import { expect, test } from 'vitest';
import { CHECK_IN_FAULTS } from './constants';
import { checkInQuestion, readCheckInVerdict } from './rules';

const FINE = { asks_about_it: true, ...Object.fromEntries(CHECK_IN_FAULTS.map((fault) => [fault, false])) };
const verdictOf = (said: object) => readCheckInVerdict(JSON.stringify(said));

test('asks about the plan and has no fault: it may be sent, whatever else the judge writes', () => {
  expect(verdictOf(FINE)).toBe(true);
  expect(verdictOf({ ...FINE, why: 'kind' })).toBe(true);
  expect(readCheckInVerdict(`<think>{"sells": true}</think>Sure:\n${JSON.stringify(FINE)}`)).toBe(true);
});

test.each(CHECK_IN_FAULTS)('%s keeps it back', (fault) => {
  expect(verdictOf({ ...FINE, [fault]: true })).toBe(false);
  expect(verdictOf({ ...FINE, [fault]: 'true' })).toBe(false);
});

test.each([true, false])('who answers everything with %s lets nothing through', (said) => {
  expect(verdictOf(Object.fromEntries(Object.keys(FINE).map((field) => [field, said])))).toBe(false);
});

test.each(['', 'ok', '{}', '{"asks_about_it": true}', ...CHECK_IN_FAULTS])(
  'what is no whole verdict is none: %s',
  (said) => {
    const whole = Object.entries(FINE).filter(([field]) => field !== said);
    expect(readCheckInVerdict(said in FINE ? JSON.stringify(Object.fromEntries(whole)) : said)).toBeNull();
  },
);

test('no number and no instruction of theirs reaches the judge', () => {
  const [, asked] = checkInQuestion('Interview, call 9876543210', 'Kaisa raha? 9876543210').messages;
  expect(asked?.content).not.toContain('9876543210');
});

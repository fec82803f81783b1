import { expect, test } from 'vitest';
import type { Sample, Visit } from '../honest/errands';
import { compare, isWithin } from './judge';
import { percentileAsIn } from './weighted';

const sends = (count: number, ms: number): Sample[] =>
  Array.from({ length: count }, () => ({ errand: 'send', ms }));
const registrations = (count: number, ms: number): Sample[] =>
  Array.from({ length: count }, () => ({ errand: 'register', ms }));

const visit = (samples: readonly Sample[], more: Partial<Visit> = {}): Visit => ({
  ...{ userId: 'u', chats: [], samples, troubles: [], hadStarter: true, sent: 0, answered: 0 },
  ...{ paid: [], credited: [] },
  ...more,
});

const trouble = { errand: 'send', status: 503, text: 'no' } as const;

test('a gain is within its budget up to the last one', () => {
  expect(isWithin({ what: 'x', tried: 9, got: 5, budget: 5 })).toBe(true);
  expect(isWithin({ what: 'x', tried: 9, got: 6, budget: 5 })).toBe(false);
  expect(isWithin({ what: 'x', tried: 0, got: 0, budget: 5 })).toBe(false);
});

test('a percentile is that of the other mix', () => {
  const long = [...sends(990, 10), ...registrations(10, 100)];
  const short = [...sends(50, 10), ...registrations(50, 100)];
  expect(percentileAsIn(long, long, 0.95)).toBe(10);
  expect(percentileAsIn(long, short, 0.95)).toBe(100);
  expect(percentileAsIn([], short, 0.95)).toBeNaN();
});

test('errors, payments without a credit, and answers half as slow again miss the aim', () => {
  const quiet = [visit(sends(100, 10))];
  expect(compare(quiet, [visit(sends(100, 15))]).isKept).toBe(true);
  expect(compare(quiet, [visit(sends(100, 16))]).isKept).toBe(false);
  expect(compare(quiet, [visit(sends(100, 10), { troubles: [trouble] })]).isKept).toBe(false);
  expect(compare(quiet, [visit(sends(100, 10), { paid: ['a'] })]).isKept).toBe(false);
  expect(compare(quiet, [visit(sends(100, 10), { paid: ['a'], credited: ['a'] })]).isKept).toBe(true);
});

test('an error before anybody attacks is one, too', () => {
  expect(compare([visit(sends(9, 10), { troubles: [trouble] })], [visit(sends(9, 10))]).isKept).toBe(false);
});

test('nothing measured is no aim kept', () => {
  expect(compare([], []).isKept).toBe(false);
  expect(compare([visit(sends(9, 10))], []).isKept).toBe(false);
});

test('who begins without free messages is counted', () => {
  const attacked = [visit(sends(1, 1), { hadStarter: false }), visit(sends(1, 1))];
  expect(compare([visit(sends(1, 1))], attacked).withoutStarter).toBe(1);
});

import { expect, test } from 'vitest';
import { covered, Shifts } from './shifts';

test('what runs side by side counts once, and only within the span', () => {
  const shifts = [
    { from: 40, to: 60 },
    { from: 0, to: 10 },
    { from: 5, to: 20 },
    { from: 6, to: 8 },
    { from: 90, to: 200 },
  ];
  expect(covered(shifts, 0, 100)).toBe(20 + 20 + 10);
  expect(covered(shifts, 15, 50)).toBe(5 + 10);
  expect(covered([], 0, 100)).toBe(0);
});

test('nobody is charged for the work for somebody else', () => {
  const shifts = new Shifts();
  shifts.note('asha', 0, 10);
  shifts.note('ravi', 0, 30);
  expect(shifts.within('asha', 0, 100)).toBe(10);
  expect(shifts.within('nobody', 0, 100)).toBe(0);
});

import { expect, it } from 'vitest';
import { goesAfter } from './rules';

it('an incognito chat goes 24 hours after it was begun', () => {
  expect(goesAfter(new Date('2026-11-27T04:30:00.000Z')).toISOString()).toBe('2026-11-28T04:30:00.000Z');
});

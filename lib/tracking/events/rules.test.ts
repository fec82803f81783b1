import { expect, test } from 'vitest';
import { readEventId } from './rules';

test.each([
  ['recharge_7c9e6679-7425-40de-944b-e07fc1f90ae7', 'recharge_7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  ['asha@example.in', undefined],
  ['a b', undefined],
  ['x'.repeat(46), undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('of %j an event carries %j', (orderId, eventId) => {
  expect(readEventId(orderId)).toBe(eventId);
});

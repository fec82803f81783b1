import { expect, test } from 'vitest';
import { readClue, readWay } from './rules';

const NOTHING = { userId: null, email: null, mobileNumber: null, code: null };

test.each([
  ['  9F5C1D3E-0000-4000-8000-000000000001 ', { userId: '9f5c1d3e-0000-4000-8000-000000000001' }],
  ['Asha@Example.com', { email: 'asha@example.com' }],
  ['98123 45671', { mobileNumber: '+919812345671', code: '98123 45671' }],
  ['+91-9812345671', { mobileNumber: '+919812345671', code: '+91-9812345671' }],
  ['recharge_abc123', { code: 'recharge_abc123' }],
  ['5114910634577', { code: '5114910634577' }],
  ['   ', {}],
])('"%s" is read', (typed, clue) => {
  expect(readClue(typed)).toEqual({ ...NOTHING, ...clue });
});

test('by which way somebody came is one line each, the only one both first and last', () => {
  const last = { utm_source: 'youtube', utm_medium: null, ref: 'ABC' };
  expect(readWay({ ...last, first: { utm_source: 'insta' } })).toEqual({
    cameFirst: 'utm_source: insta',
    cameLast: 'utm_source: youtube, ref: ABC',
  });
  expect(readWay(last).cameFirst).toBe('utm_source: youtube, ref: ABC');
  for (const nothing of [null, undefined, {}, 'x'])
    expect(readWay(nothing)).toEqual({ cameFirst: null, cameLast: null });
});

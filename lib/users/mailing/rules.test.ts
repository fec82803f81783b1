import { expect, test } from 'vitest';
import { keyedHashWith } from '@/lib/server/keys';
import { later, nightEnd, readStop, stopToken } from './rules';

const USER = '6f1f2c1e-8f0a-4b4e-9c2d-1f2e3d4c5b6a';
const hash = keyedHashWith([{ id: 'new', secret: 'the newest secret of a test' }]);
const old = keyedHashWith([{ id: 'old', secret: 'an older secret of a test' }]);
const both = keyedHashWith([
  { id: 'new', secret: 'the newest secret of a test' },
  { id: 'old', secret: 'an older secret of a test' },
]);

test('a link is about one kind and one person, also after the key was changed', () => {
  const stop = { kind: 'reply', userId: USER } as const;
  expect(readStop(hash, stopToken(hash, stop))).toEqual(stop);
  expect(readStop(both, stopToken(old, stop))).toEqual(stop);
  expect(readStop(hash, stopToken(old, stop))).toBeNull();
});

test.each([
  ['another kind', (token: string) => token.replace('reply', 'payment')],
  ['a kind that does not exist', (token: string) => token.replace('reply', 'constructor')],
  ['another person', (token: string) => token.replace('6f1f', '6f10')],
  ['a changed end', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['a part that is missing', (token: string) => token.slice(0, -1)],
  ['nothing', () => ''],
])('a link with %s is none', (_, change) => {
  expect(readStop(hash, change(stopToken(hash, { kind: 'reply', userId: USER })))).toBeNull();
});

test.each([
  ['2026-11-28T16:29:59Z', null],
  ['2026-11-28T16:30:00Z', '2026-11-29T02:30:00.000Z'],
  ['2026-11-28T20:00:00Z', '2026-11-29T02:30:00.000Z'],
  ['2026-11-29T02:29:00Z', '2026-11-29T02:30:00.000Z'],
  ['2026-11-29T02:30:00Z', null],
])('the night in India at %s ends at %s', (now, end) => {
  expect(nightEnd(new Date(now))?.toISOString() ?? null).toBe(end);
});

test('of two moments the later one counts, where there are any', () => {
  const [early, late] = [new Date(1), new Date(2)];
  expect([later(early, late), later(late, early), later(null, early), later(late, null)]).toEqual([
    late,
    late,
    early,
    late,
  ]);
  expect(later(null, null)).toBeNull();
});

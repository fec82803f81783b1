import { describe, expect, test } from 'vitest';
import { page } from '@/content/legal/privacy';
import { KEPT, type Kept } from './constants';
import { NIGHTLY } from './jobs';
import { inWords } from './rules';

const flat = (item: unknown): string => {
  if (typeof item === 'string') return item;
  if (Array.isArray(item)) return item.map(flat).join('');
  return Object.values(Object(item)).map(flat).join('');
};
/** The items of all lists of the privacy notice. */
const ITEMS = page.body.flatMap((block) => (block.kind === 'list' ? block.items.map(flat) : []));

const kinds: [string, Kept][] = Object.entries(KEPT);

test('a period is told in words', () => {
  expect([{ days: 1 }, { days: 180 }, { months: 24 }, { years: 1 }, { years: 8 }].map(inWords)).toEqual([
    'a day',
    '180 days',
    '24 months',
    'one year',
    '8 years',
  ]);
});

describe('the privacy notice', () => {
  test.each(kinds.filter(([, { notice }]) => notice !== null))(
    'tells how long this is kept: %s',
    (_, kept) => {
      const item = ITEMS.find((text) => text.startsWith(kept.notice ?? ''));
      expect(item).toBeDefined();
      // 35 days must not pass for 135.
      for (const period of kept.after) expect(item).toMatch(new RegExp(`(?<!\\d)${inWords(period)}\\b`));
    },
  );

  test('names no period in its list of data that nothing keeps', () => {
    const known = new Set(kinds.flatMap(([, { after }]) => after.map(inWords)));
    // What stays in the browser itself, and how long a code works.
    const others = ['30 days in your browser', 'valid for 5 minutes'];
    const [start, end] = ['Your browser and device', 'Server logs'].map((name) =>
      ITEMS.findIndex((text) => text.startsWith(name)),
    );
    for (const item of ITEMS.slice(start, (end ?? 0) + 1)) {
      const told = others.reduce((text, other) => text.replace(other, ''), item);
      for (const [period] of told.matchAll(/\d+ (days|months|years|minutes)/g))
        expect([...known]).toContain(period);
    }
  });
});

test('the nightly job looks for everything that is its own, and for nothing else', () => {
  const own = kinds.filter(([, { by }]) => by === 'night').map(([kind]) => kind);
  expect(Object.keys(NIGHTLY).sort()).toEqual(own.sort());
});

import { expect, test } from 'vitest';
import type { Notice } from './constants';
import { notice, noticesOn, readNotices } from './rules';

const banner: Notice = {
  ...{ id: 'new-voice', kind: 'banner', text: 'Hindi is here.', link: null },
  ...{ from: '2026-11-20', until: '2026-11-30', effectiveOn: null },
};
const terms: Notice = {
  ...{ ...banner, id: 'terms-1', kind: 'terms', link: { href: '/terms', label: 'Read them' } },
  effectiveOn: '2026-12-05',
};

test('a notice is shown from its first to its last day, a change of the terms first', () => {
  expect(noticesOn([banner, terms], '2026-11-19')).toEqual([]);
  expect(noticesOn([banner, terms], '2026-11-20')).toEqual([terms, banner]);
  expect(noticesOn([banner, terms], '2026-11-30')).toEqual([terms, banner]);
  expect(noticesOn([banner, terms], '2026-12-01')).toEqual([]);
});

test('a change of the terms is shown at least fifteen days before it counts', () => {
  expect(notice.safeParse(terms).success).toBe(true);
  expect(notice.safeParse({ ...terms, effectiveOn: '2026-12-04' }).error?.issues[0]?.message).toContain(
    '15 days',
  );
  expect(notice.safeParse({ ...terms, effectiveOn: null }).success).toBe(false);
  expect(notice.safeParse({ ...banner, effectiveOn: '2026-12-05' }).success).toBe(false);
});

test.each([
  ['no text', { text: '  ' }],
  ['two lines', { text: 'one\ntwo' }],
  ['a text that turns the line around', { text: 'abc\u202edef' }],
  ['a text that is too long', { text: 'a'.repeat(241) }],
  ['a link elsewhere', { link: { href: 'https://evil.example', label: 'Here' } }],
  ['a link elsewhere without its protocol', { link: { href: '//evil.example', label: 'Here' } }],
  ['a link with a script', { link: { href: '/\\evil.example', label: 'Here' } }],
  ['a link without words', { link: { href: '/terms', label: '' } }],
  ['an end before its beginning', { until: '2026-11-19' }],
  ['a day that is none', { from: '2026-02-30' }],
])('refuses %s in words for people', (_what, wrong) => {
  const read = notice.safeParse({ ...banner, ...wrong });
  expect(read.success).toBe(false);
  expect(read.error?.issues[0]?.message).toMatch(/^(Please|The last day)/);
});

test('a list that cannot be read is none', () => {
  expect(readNotices([banner])).toEqual([banner]);
  expect(readNotices([{ ...banner, text: 7 }])).toBeNull();
  expect(readNotices('nonsense')).toBeNull();
});

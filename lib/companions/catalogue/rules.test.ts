import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPERIENCE_BANDS, RATING_BANDS, SORT_LABEL } from './constants';
import {
  arrange,
  distinctExpertise,
  type Filters,
  isFiltered,
  type Listed,
  matches,
  NO_FILTERS,
  overviewOf,
  readFilters,
  readPage,
  writeFilters,
  writePage,
} from './rules';

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];
const SUBJECTS = ['Breakups', 'Grief', 'Work stress', 'Family', 'पारिवारिक', 'Anxiety'];

const listed: fc.Arbitrary<Listed & { at: number }> = fc.record({
  at: fc.nat(),
  name: fc.oneof(fc.constantFrom('Isha Menon', 'isha menon', 'Rohan Das', 'मीरा'), fc.string()),
  areaOfExpertise: fc.subarray(SUBJECTS).map((some) => some.join(', ')),
  yearsOfExperience: fc.option(fc.integer({ min: 0, max: 40 })),
  casesHandled: fc.option(fc.integer({ min: 0, max: 900 })),
  rating: fc.option(fc.constantFrom('0', '3.4', '3.5', '4.0', '4.4', '4.5', '5.0')),
});
const list = fc.array(listed, { maxLength: 40 }).map((some) => some.map((one, at) => ({ ...one, at })));
const filters: fc.Arbitrary<Filters> = fc.record({
  search: fc.oneof(
    fc.constant(''),
    fc.constantFrom('ISHA', 'stress', 'मीरा', '%', '"'),
    fc.string({ maxLength: 8 }),
  ),
  expertise: fc.option(fc.constantFrom(...SUBJECTS)),
  experience: fc.option(fc.constantFrom(...keys(EXPERIENCE_BANDS))),
  rating: fc.option(fc.constantFrom(...keys(RATING_BANDS))),
  sort: fc.constantFrom(...keys(SORT_LABEL)),
});
const some = (over: Partial<Listed>): Listed => ({
  name: 'Isha Menon',
  areaOfExpertise: 'Work stress, Grief',
  ...over,
});
const asked = (over: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...over });

describe('bands', () => {
  test.each([
    ['0-5', [0, 5], [6]],
    ['6-10', [6, 10], [5, 11]],
    ['11-15', [11, 15], [10, 16]],
    ['15+', [16, 40], [15]],
  ] as const)('%s years', (experience, inside, outside) => {
    const has = (yearsOfExperience: number) => matches(some({ yearsOfExperience }), asked({ experience }));
    expect(inside.map(has)).not.toContain(false);
    expect(outside.map(has as (years: number) => boolean)).not.toContain(true);
  });

  test('every whole number of years is in exactly one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), (yearsOfExperience) => {
        const fitting = keys(EXPERIENCE_BANDS).filter((experience) =>
          matches(some({ yearsOfExperience }), asked({ experience })),
        );
        return fitting.length === 1;
      }),
    );
  });

  test('ratings are at least the band; none counts as 0', () => {
    const has = (rating: string | null, band: keyof typeof RATING_BANDS) =>
      matches(some({ rating }), asked({ rating: band }));
    expect([has('4.5', '4.5+'), has('4.4', '4.5+')]).toEqual([true, false]);
    expect([has('4.0', '4.0+'), has('3.9', '4.0+')]).toEqual([true, false]);
    expect([has('3.5', '3.5+'), has('3.4', '3.5+'), has(null, '3.5+')]).toEqual([true, false, false]);
  });
});

describe('search and expertise', () => {
  test('the search looks at name and expertise, whatever the case', () => {
    for (const search of ['isha', 'MENON', ' work STRESS ', 'grief', ''])
      expect(matches(some({}), asked({ search }))).toBe(true);
    for (const search of ['%', '_', 'ishaa', '.*']) expect(matches(some({}), asked({ search }))).toBe(false);
    expect(matches(some({ name: 'मीरा राव' }), asked({ search: 'मीरा' }))).toBe(true);
  });

  test('expertise matches by containing', () => {
    expect(matches(some({}), asked({ expertise: 'Grief' }))).toBe(true);
    expect(matches(some({}), asked({ expertise: 'Work' }))).toBe(true);
    expect(matches(some({}), asked({ expertise: 'Family' }))).toBe(false);
  });

  test('the distinct values come from the list, in its order, and each finds somebody', () => {
    expect(distinctExpertise([some({}), some({ areaOfExpertise: 'Grief,Family' })])).toEqual([
      'Work stress',
      'Grief',
      'Family',
    ]);
    fc.assert(
      fc.property(list, (all) => {
        for (const expertise of distinctExpertise(all))
          expect(arrange(all, asked({ expertise })).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('arranging', () => {
  test('shows exactly those that match, each once', () => {
    fc.assert(
      fc.property(list, filters, (all, wanted) => {
        const found = arrange(all, wanted);
        expect(new Set(found).size).toBe(found.length);
        for (const one of all) expect(found.includes(one)).toBe(matches(one, wanted));
      }),
    );
  });

  test('sorts as asked, missing numbers as 0, equal ones in the order they came in', () => {
    const value: Record<string, (one: Listed) => number> = {
      rating: (one) => Number(one.rating ?? 0),
      experience: (one) => one.yearsOfExperience ?? 0,
      cases: (one) => one.casesHandled ?? 0,
    };
    fc.assert(
      fc.property(list, fc.constantFrom(...keys(SORT_LABEL)), (all, sort) => {
        const found = arrange(all, asked({ sort }));
        const [what = '', way] = sort.split('-');
        const of = value[what];
        found.forEach((one, at) => {
          const next = found[at + 1];
          if (!next) return;
          if (sort === 'default') expect(one.at).toBeLessThan(next.at);
          if (!of) return;
          const step = way === 'high' ? of(one) - of(next) : of(next) - of(one);
          expect(step).toBeGreaterThanOrEqual(0);
          if (step === 0) expect(one.at).toBeLessThan(next.at);
        });
      }),
    );
  });

  test('name A-Z goes by letters, not by case', () => {
    const names = ['rohan', 'Isha', 'aditi', 'Zoya'].map((name) => some({ name }));
    expect(arrange(names, asked({ sort: 'name' })).map((one) => one.name)).toEqual([
      'aditi',
      'Isha',
      'rohan',
      'Zoya',
    ]);
  });
});

describe('the address', () => {
  test('what is written is read again, and other parameters stay', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const search = writeFilters('?ref=ABC', wanted);
        expect(readFilters(search)).toEqual(wanted);
        expect(new URLSearchParams(search).get('ref')).toBe('ABC');
      }),
    );
  });

  test('no filter leaves no trace, nonsense counts as none', () => {
    expect(writeFilters('?q=isha&sort=name', NO_FILTERS)).toBe('');
    expect(readFilters('?experience=toString&rating=9&sort=constructor&expertise=')).toEqual(NO_FILTERS);
    expect(readFilters(`?q=${'x'.repeat(10_000)}`).search).toHaveLength(100);
  });

  test('an order alone is no filter', () => {
    expect(isFiltered(asked({ sort: 'name' }))).toBe(false);
    expect(isFiltered(asked({ search: '  ' }))).toBe(false);
    for (const over of [
      { search: 'a' },
      { expertise: 'Grief' },
      { experience: '15+' },
      { rating: '4.0+' },
    ] as const)
      expect(isFiltered(asked(over))).toBe(true);
  });
});

describe('pages', () => {
  const many = Array.from({ length: 50 }, (_, at) => some({ name: `Name ${String(at).padStart(2, '0')}` }));

  test('begin where the one before ends, and none is empty', () => {
    const at = (page: number) => overviewOf(many, NO_FILTERS, page);
    expect(at(1)).toMatchObject({ page: 1, pages: 3, found: 50 });
    expect(at(2).cards[0]).toBe(many[24]);
    expect(at(3).cards).toHaveLength(2);
    expect(at(9)).toMatchObject({ page: 3, cards: many.slice(48) });
    expect(overviewOf([], NO_FILTERS, 4)).toMatchObject({ page: 1, pages: 1, cards: [] });
  });

  test('are in the address, keep what else is there, and begin anew with other filters', () => {
    expect(writePage('utm_source=x&q=isha', 3)).toBe('?utm_source=x&q=isha&page=3');
    expect(writePage('?page=3', 1)).toBe('');
    expect(readPage('?page=3')).toBe(3);
    for (const wrong of ['', '?page=', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=9999999'])
      expect(readPage(wrong), wrong).toBe(1);
    expect(writeFilters('?page=3&ref=A', asked({ search: 'isha' }))).toBe('?ref=A&q=isha');
  });
});

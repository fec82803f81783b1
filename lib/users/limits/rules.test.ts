import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAXER_AFTER_MS } from './constants';
import {
  clockOf,
  type Limits,
  type LimitsState,
  merged,
  minuteOf,
  minuteOfDay,
  NO_LIMITS,
  periodsBegan,
  quietEnd,
  readWhole,
  shownClock,
  stateAt,
  stricter,
  wish,
} from './rules';

const NOW = new Date('2026-11-27T10:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const limits = (over: Partial<Limits>): Limits => ({ ...NO_LIMITS, ...over });
const held = (over: Partial<Limits>): LimitsState => ({ limits: limits(over), next: null });
const hours = (from: string, to: string) => ({ from: minuteOf(from), to: minuteOf(to) });

describe('a wish', () => {
  test('that is stricter holds at once', () => {
    const wanted = limits({ messagesPerDay: 10, rupeesPerDay: 0, quietHours: hours('22:00', '06:00') });
    expect(wish(held({ messagesPerDay: 20 }), wanted, NOW)).toEqual({ limits: wanted, next: null });
  });

  test('that is laxer waits for a day, field by field', () => {
    const wanted = limits({ messagesPerDay: 30, rupeesPerDay: 50, rupeesPerMonth: null });
    const before = held({ messagesPerDay: 20, rupeesPerDay: 100, rupeesPerMonth: 500 });
    expect(wish(before, wanted, NOW)).toEqual({
      limits: limits({ messagesPerDay: 20, rupeesPerDay: 50, rupeesPerMonth: 500 }),
      next: { limits: wanted, at: later(LAXER_AFTER_MS) },
    });
  });

  test('to be told of a long talk limits nothing: it holds at once, either way, and leaves alone what waits', () => {
    const first = wish(held({ messagesPerDay: 20, breakMinutes: 30 }), limits({ breakMinutes: 30 }), NOW);
    const wanted = limits({ breakMinutes: 90 });
    expect(wish(first, wanted, later(1000))).toEqual({
      limits: limits({ messagesPerDay: 20, breakMinutes: 90 }),
      next: { limits: wanted, at: later(LAXER_AFTER_MS) },
    });
    expect(wish(held({ breakMinutes: 30 }), NO_LIMITS, NOW)).toEqual(held({}));
    expect(merged(held({}), held({ breakMinutes: 60 }))).toEqual(held({ breakMinutes: 60 }));
  });

  test('for what holds takes back what waits', () => {
    const first = wish(held({ messagesPerDay: 20 }), NO_LIMITS, NOW);
    expect(wish(first, first.limits, later(1000))).toEqual(held({ messagesPerDay: 20 }));
  });

  test('for less than what waits keeps its moment, for more begins anew', () => {
    const first = wish(held({ messagesPerDay: 20 }), limits({ messagesPerDay: 50 }), NOW);
    const less = wish(first, limits({ messagesPerDay: 40 }), later(1000));
    expect(less.next).toEqual({ limits: limits({ messagesPerDay: 40 }), at: later(LAXER_AFTER_MS) });
    const more = wish(first, limits({ messagesPerDay: 60 }), later(1000));
    expect(more.next?.at).toEqual(later(LAXER_AFTER_MS + 1000));
  });

  test('holds when its day is over, and not before', () => {
    const state = wish(held({ messagesPerDay: 20 }), NO_LIMITS, NOW);
    expect(stateAt(state, later(LAXER_AFTER_MS - 1))).toEqual(state);
    expect(stateAt(state, later(LAXER_AFTER_MS))).toEqual({ limits: NO_LIMITS, next: null });
  });

  test.each([
    ['longer ones hold at once', hours('22:00', '06:00'), hours('21:00', '07:00'), true],
    ['over midnight', hours('23:00', '23:30'), hours('22:00', '06:00'), true],
    ['shorter ones wait', hours('22:00', '06:00'), hours('23:00', '06:00'), false],
    ['other ones wait', hours('22:00', '06:00'), hours('12:00', '14:00'), false],
    ['none waits', hours('22:00', '06:00'), null, false],
    ['the first ones hold at once', null, hours('22:00', '06:00'), true],
  ])('for quiet hours: %s', (_what, now, wanted, atOnce) => {
    const after = wish(held({ quietHours: now }), limits({ quietHours: wanted }), NOW);
    expect(after.limits.quietHours).toEqual(atOnce ? wanted : now);
    expect(after.next === null).toBe(atOnce);
  });

  test('never lets more through at once than what held', () => {
    const amount = fc.option(fc.nat(100), { nil: null });
    const minute = fc.integer({ min: 0, max: 1439 });
    const quiet = fc.option(
      fc.record({ from: minute, to: minute }).filter(({ from, to }) => from !== to),
      { nil: null },
    );
    const any = fc.record({
      ...{ messagesPerDay: amount, rupeesPerDay: amount, rupeesPerMonth: amount },
      quietHours: quiet,
      breakMinutes: fc.constantFrom(null, 30 as const, 90 as const),
    });
    const isQuiet = (one: Limits, at: number) => {
      if (one.quietHours === null) return false;
      const { from, to } = one.quietHours;
      return from < to ? at >= from && at < to : at >= from || at < to;
    };
    fc.assert(
      fc.property(any, any, minute, (one, other, at) => {
        const both = stricter(one, other);
        expect(both.messagesPerDay ?? Infinity).toBeLessThanOrEqual(one.messagesPerDay ?? Infinity);
        expect(both.rupeesPerMonth ?? Infinity).toBeLessThanOrEqual(one.rupeesPerMonth ?? Infinity);
        if (isQuiet(one, at)) expect(isQuiet(both, at)).toBe(true);
      }),
    );
  });
});

describe('a merge', () => {
  test('keeps the stricter of both, and the later moment', () => {
    const one = wish(held({ messagesPerDay: 20 }), limits({ messagesPerDay: 50 }), NOW);
    const other = wish(held({ messagesPerDay: 30, rupeesPerDay: 100 }), NO_LIMITS, later(5000));
    expect(merged(one, other)).toEqual({
      limits: limits({ messagesPerDay: 20, rupeesPerDay: 100 }),
      next: { limits: limits({ messagesPerDay: 50 }), at: later(LAXER_AFTER_MS + 5000) },
    });
  });

  test.each([
    ['one alone', hours('22:00', '06:00'), null, hours('22:00', '06:00')],
    ['one within the other', hours('23:00', '01:00'), hours('22:00', '06:00'), hours('22:00', '06:00')],
    ['overlapping', hours('20:00', '23:00'), hours('22:00', '06:00'), hours('20:00', '06:00')],
    ['apart', hours('22:00', '02:00'), hours('12:00', '14:00'), hours('12:00', '02:00')],
    ['round the clock', hours('00:00', '13:00'), hours('12:00', '02:00'), hours('12:00', '02:00')],
  ])('of quiet hours: %s', (_what, one, other, both) => {
    expect(merged(held({ quietHours: one }), held({ quietHours: other })).limits.quietHours).toEqual(both);
  });
});

test('days, months and minutes are those of India', () => {
  const newYear = new Date('2026-12-31T18:30:00Z');
  expect(minuteOfDay(newYear)).toBe(0);
  expect(minuteOfDay(new Date(newYear.getTime() - 1))).toBe(1439);
  expect(periodsBegan(newYear)).toEqual({ day: newYear, month: newYear });
  expect(periodsBegan(NOW)).toEqual({
    day: new Date('2026-11-26T18:30:00Z'),
    month: new Date('2026-10-31T18:30:00Z'),
  });
});

test('times are written and read', () => {
  expect([0, 725, 1439].map(clockOf)).toEqual(['00:00', '12:05', '23:59']);
  expect(['00:00', '12:05', '23:59'].map(minuteOf)).toEqual([0, 725, 1439]);
  expect([0, 725, 1439].map(shownClock)).toEqual(['12:00 am', '12:05 pm', '11:59 pm']);
});

test.each([
  ['', null],
  ['  ', null],
  ['20', 20],
  ['₹1,000', 1000],
  ['२०', 20],
  ['0', undefined],
  ['-3', undefined],
  ['2.5', undefined],
  ['many', undefined],
  ['1001', undefined],
])('"%s" typed into a field', (typed, number) => expect(readWhole(typed, 1, 1000)).toBe(number));

test.each([
  // 15:30 in India.
  ['15:00', '16:00', '2026-11-27T10:30:00Z'],
  ['22:00', '15:31', '2026-11-27T10:01:00Z'],
  ['15:30', '15:29', '2026-11-28T09:59:00Z'],
  ['15:31', '15:30', null],
  ['16:00', '06:00', null],
])('quiet from %s to %s ends at %s', (from, to, end) => {
  expect(
    quietEnd(hours(from, to), new Date('2026-11-27T10:00:30Z'))?.toISOString().replace('.000', '') ?? null,
  ).toBe(end);
});

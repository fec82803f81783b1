import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { daysTable, readPeriod } from './rules';
import type { MoneySum } from './store';

test('a day and a month of India begin and end at midnight there', () => {
  expect(readPeriod('2026-11-23')).toEqual({
    from: new Date('2026-11-22T18:30:00Z'),
    until: new Date('2026-11-23T18:30:00Z'),
  });
  expect(readPeriod('2028-02')).toEqual({
    from: new Date('2028-01-31T18:30:00Z'),
    until: new Date('2028-02-29T18:30:00Z'),
  });
  expect(readPeriod('2026-12-31')?.until).toEqual(new Date('2026-12-31T18:30:00Z'));
});

test.each(['', '2026', '2026-13', '2026-00', '2026-02-30', '2026-2-3', 'November'])(
  '%j is no day or month',
  (text) => {
    expect(readPeriod(text)).toBeNull();
  },
);

const someDay = fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-30');
const someMoney = fc.record({
  ...{
    day: someDay,
    what: fc.constantFrom('order', 'surplus', 'refund'),
    count: fc.integer({ min: 1, max: 9 }),
  },
  paise: fc.integer({ min: 1, max: 300_000 }),
  ...{ fee: fc.integer({ min: 0, max: 9_000 }), tax: fc.integer({ min: 0, max: 900 }) },
}) as fc.Arbitrary<MoneySum>;
const someSum = fc.record({
  day: someDay,
  kind: fc.constantFrom(...Object.values(LEDGER_KIND)),
  messages: fc.integer({ min: -500, max: 500 }),
  entries: fc.nat(100),
});

test('the total is the sum of its days to the paisa, and its net is what the ledger changed by', () => {
  fc.assert(
    fc.property(fc.array(someMoney), fc.array(someSum), (sums, ledger) => {
      const { titles, rows } = daysTable(sums, ledger);
      const total = rows.at(-1) ?? [];
      for (let place = 1; place < titles.length; place += 1) {
        const sum = rows.slice(0, -1).reduce((all, row) => all + Math.round(Number(row[place]) * 100), 0);
        expect(Math.round(Number(total[place]) * 100)).toBe(sum);
      }
      expect(total[titles.indexOf('net_messages')]).toBe(
        ledger.reduce((sum, { messages }) => sum + messages, 0),
      );
      const received = sums
        .filter(({ what }) => what !== 'refund')
        .reduce((sum, { paise }) => sum + paise, 0);
      const paid =
        Number(total[titles.indexOf('paid_inr')]) +
        Number(total[titles.indexOf('paid_without_purchase_inr')]);
      expect(Math.round(paid * 100)).toBe(received);
    }),
  );
});

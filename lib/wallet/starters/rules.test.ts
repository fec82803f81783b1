import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FREE_BUDGETS, FREE_GRANTS_MAX, NO_BUDGETS } from './constants';
import { decide, type Granted } from './rules';

const NONE: Granted = {
  ...{ pair: 0, sessions: 0, deviceHour: 0, deviceDay: 0, addressHour: 0, addressDay: 0 },
  ...{ networkHour: 0, networkDay: 0 },
};
const wish = fc.record({
  kind: fc.constantFrom('starter' as const, 'session' as const),
  messages: fc.constantFrom(5, 10),
  isHome: fc.boolean(),
});
const count = fc.nat({ max: 6_000 });
const granted = fc.record({
  ...{ pair: fc.nat({ max: 5 }), sessions: fc.nat({ max: 8 }), deviceHour: count, deviceDay: count },
  ...{ addressHour: count, addressDay: count, networkHour: count, networkDay: count },
});

test('who comes first gets free messages for the asking', () => {
  const first = { kind: 'starter', messages: 5, isHome: false, proven: false } as const;
  expect(decide(first, NONE, FREE_BUDGETS)).toBe('granted');
});

test('no place ever gets more than its hour and its day have, whoever did which work', () => {
  fc.assert(
    fc.property(wish, granted, fc.boolean(), (one, before, proven) => {
      if (decide({ ...one, proven }, before, FREE_BUDGETS) !== 'granted') return;
      const { messages, isHome } = one;
      const address = isHome ? FREE_BUDGETS.home : FREE_BUDGETS.shared;
      for (const [budget, hour, day] of [
        [FREE_BUDGETS.device, before.deviceHour, before.deviceDay],
        [address, before.addressHour, before.addressDay],
        [FREE_BUDGETS.network, before.networkHour, before.networkDay],
      ] as const) {
        expect(hour + messages).toBeLessThanOrEqual(proven ? budget.hour : budget.open);
        expect(day + messages).toBeLessThanOrEqual(budget.day);
      }
      expect(before.pair).toBeLessThan(FREE_GRANTS_MAX);
    }),
  );
});

test('work is only asked for where it brings something', () => {
  fc.assert(
    fc.property(wish, granted, (one, before) => {
      if (decide({ ...one, proven: false }, before, FREE_BUDGETS) !== 'asked') return;
      expect(decide({ ...one, proven: true }, before, FREE_BUDGETS)).toBe('granted');
    }),
  );
});

test('without budgets only the rule for one kind of phone at one address counts', () => {
  fc.assert(
    fc.property(wish, granted, (one, before) => {
      const decision = decide({ ...one, proven: false }, before, NO_BUDGETS);
      expect(decision).toBe(before.pair < FREE_GRANTS_MAX ? 'granted' : 'refused');
    }),
  );
});

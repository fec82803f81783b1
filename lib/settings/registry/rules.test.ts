import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { FREE_BUDGETS, NO_BUDGETS } from '@/lib/wallet/starters/constants';
import { SETTING_NAMES, SETTINGS, type Start } from './constants';
import { closedChatTypes, initialValues, readValues, schemaOf, shownValue } from './rules';

const START: Start = {
  budgets: { repliesPerPerson: 500, tokens: 50_000_000, freeReplies: 10_000 },
  codesPerDay: 1_000,
  freeBudgets: FREE_BUDGETS,
};

test('with nothing set everything is as the specification and the environment say', () => {
  const { values, unread } = readValues([], START);
  expect(unread).toEqual([]);
  expect(values).toEqual({
    'budget.repliesPerPerson': 500,
    'budget.freeReplies': 10_000,
    'budget.tokens': 50_000_000,
    'budget.codes': 1_000,
    'limits.requests': 100,
    'limits.unpaidOrders': 8,
    'free.device': FREE_BUDGETS.device,
    'free.shared': FREE_BUDGETS.shared,
    'free.home': FREE_BUDGETS.home,
    'free.network': FREE_BUDGETS.network,
    'free.sessionsAnHour': 5,
    'offer.open': true,
    'checkIns.open': true,
    // Product description: the offer is there below 5 messages.
    'offer.belowBalance': 5,
    ...Object.fromEntries(CHAT_TYPES.map((type) => [`chat.${type}`, true])),
  });
  expect(closedChatTypes(values)).toEqual([]);
});

test('every default is within its own bounds', () => {
  const values = initialValues(START);
  for (const name of SETTING_NAMES) expect(schemaOf(name).safeParse(values[name]).success, name).toBe(true);
});

test('no setting is a price or a pack', () => {
  for (const name of SETTING_NAMES) expect(name).not.toMatch(/price|pack|amount|rupee/i);
  expect(SETTING_NAMES).toContain('offer.belowBalance');
});

describe('a line of the database', () => {
  test('that is a value counts, and one that takes it back does not', () => {
    const { values } = readValues(
      [
        { name: 'budget.tokens', toValue: 5 },
        { name: 'chat.erotic', toValue: false },
        { name: 'offer.open', toValue: null },
      ],
      START,
    );
    expect(values).toMatchObject({ 'budget.tokens': 5, 'chat.erotic': false, 'offer.open': true });
    expect(closedChatTypes(values)).toEqual(['erotic']);
  });

  test('whatever else it says, the default counts, and its name is told', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SETTING_NAMES, 'nobody.knows'), fc.jsonValue(), (name, toValue) => {
        const { values, unread } = readValues([{ name, toValue }], START);
        const isRead = name !== 'nobody.knows' && schemaOf(name).safeParse(toValue).success;
        expect(unread).toEqual(isRead || toValue === null ? [] : [name]);
        if (!isRead) expect(values).toEqual(initialValues(START));
      }),
    );
  });
});

test.each([
  ['limits.requests', 9],
  ['limits.requests', 1_001],
  ['limits.requests', 50.5],
  ['offer.belowBalance', 0],
  ['offer.belowBalance', 11],
  ['limits.unpaidOrders', 1],
  ['budget.tokens', -1],
  ['budget.tokens', '5'],
  ['chat.erotic', 'off'],
  ['free.home', { open: 5, hour: 4, day: 9 }],
  ['free.home', { open: 5, hour: 6 }],
] as const)('%s is never %j, and it is said in words', (name, value) => {
  const read = schemaOf(name).safeParse(value);
  expect(read.success).toBe(false);
  expect(read.error?.issues[0]?.message).toMatch(/^(Please|For the asking)/);
});

test('a load test has no limit, which is shown as none', () => {
  const values = initialValues({ ...START, freeBudgets: NO_BUDGETS });
  expect(shownValue(values['free.home'])).toEqual({ open: null, hour: null, day: null });
  expect(shownValue(values['free.sessionsAnHour'])).toBeNull();
  for (const name of SETTING_NAMES) expect(SETTINGS[name].description.length).toBeGreaterThan(20);
});

import { expect, test } from 'vitest';
import { offerIsOpen } from './rules';

test('the offer is for new users below 5 messages', () => {
  expect(offerIsOpen({ newUserOfferEnabled: true, messageBalance: 4 })).toBe(true);
  expect(offerIsOpen({ newUserOfferEnabled: true, messageBalance: 5 })).toBe(false);
  expect(offerIsOpen({ newUserOfferEnabled: false, messageBalance: 0 })).toBe(false);
  expect(offerIsOpen({ messageBalance: 4 })).toBe(true);
});

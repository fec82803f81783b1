import { expect, test } from 'vitest';
import { isHomeNetwork, networkOf } from '@/lib/kit/network';
import { inNetwork, NETWORKS } from '../world/addresses';
import { guestsFrom, PEOPLE } from './crowd';

test('fifty people: most share a carrier, some have a home, five sit beside a farmer, two of five buy', () => {
  const guests = guestsFrom('attacked');
  const farmed = inNetwork(NETWORKS.farmedCarrier, 7);
  expect(guests).toHaveLength(PEOPLE);
  expect(guests.filter(({ address }) => address === farmed)).toHaveLength(5);
  expect(guests.filter(({ address }) => isHomeNetwork(address))).toHaveLength(25);
  expect(new Set(guests.map(({ address }) => networkOf(address))).size).toBe(27);
  expect(guests.filter(({ buys }) => buys)).toHaveLength(20);
});

test('no run uses the addresses of another: what one was given counts for nobody else', () => {
  const [quiet, attacked] = (['quiet', 'attacked'] as const).map(
    (origin) => new Set(guestsFrom(origin).map(({ address }) => networkOf(address))),
  );
  expect([...(quiet ?? [])].filter((network) => attacked?.has(network))).toEqual([]);
});

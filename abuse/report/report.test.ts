import { expect, test } from 'vitest';
import type { Gain } from '../attackers/attacker';
import { farmers } from '../attackers/farmers';
import { attackTable, withoutGuards } from './report';

const gain = (tried: number, got: number): Gain => ({ what: 'messages', tried, got, budget: 5 });
const row = (...gains: Gain[]) => ({ attacker: farmers, tried: 1, gains });

test('a line says whether a gain is within its budget, and whether anybody tried for it', () => {
  const lines = attackTable([row(gain(9, 5), gain(9, 6), gain(0, 0))]).split('\n');
  expect(
    lines.filter((line) => line.includes('messages')).map((line) => line.split('|').at(-2)?.trim()),
  ).toEqual(['yes', 'NO', 'not tried']);
});

test('without limits an attacker gains, is harmless, or was too slow to tell', () => {
  const outcomes = (...gains: Gain[]) =>
    withoutGuards([row(...gains.map((one) => ({ ...one, lifted: true as const })))]);
  const [gained, harmless, slow] = [
    outcomes(gain(9, 6), gain(9, 0)),
    outcomes(gain(9, 5), gain(2, 2)),
    outcomes(gain(4, 4)),
  ];
  expect(gained).toEqual({ gained: ['farmers'], harmless: [], slow: [] });
  expect(harmless).toEqual({ gained: [], harmless: ['farmers'], slow: [] });
  expect(slow).toEqual({ gained: [], harmless: [], slow: ['farmers'] });
  // What no setting guards shows nothing, however much was wanted of it.
  expect(withoutGuards([row(gain(9, 0), { ...gain(4, 4), lifted: true })])).toEqual({
    ...{ gained: [], harmless: [], slow: ['farmers'] },
  });
  expect(withoutGuards([row(gain(9, 9))])).toEqual({ gained: [], harmless: [], slow: [] });
});

import { expect, test } from 'vitest';
import type { Gain } from '../attackers/attacker';
import { farmers } from '../attackers/farmers';
import { attackTable, harmless } from './report';

const gain = (tried: number, got: number): Gain => ({ what: 'messages', tried, got, budget: 5 });
const row = (...gains: Gain[]) => ({ attacker: farmers, tried: 1, gains });

test('a line says whether a gain is within its budget, and whether anybody tried for it', () => {
  const lines = attackTable([row(gain(9, 5), gain(9, 6), gain(0, 0))]).split('\n');
  expect(
    lines.filter((line) => line.includes('messages')).map((line) => line.split('|').at(-2)?.trim()),
  ).toEqual(['yes', 'NO', 'not tried']);
});

test('without limits an attacker is harmless who wants more than the budget and does not get it', () => {
  expect(harmless([row(gain(9, 5), gain(2, 2))])).toEqual(['farmers']);
  expect(harmless([row(gain(9, 6), gain(9, 0))])).toEqual([]);
  // A slow machine did not come that far.
  expect(harmless([row(gain(4, 4))])).toEqual([]);
  expect(harmless([{ ...row(gain(9, 0)), attacker: { ...farmers, gainsUnguarded: false } }])).toEqual([]);
});

import { expect, test } from 'vitest';
import { EXAMPLES } from '@/prisma/seed/cast/examples';
import { COMPANIONS } from '@/prisma/seed/companions';
import { exampleLines, personaLines } from '@/prisma/seed/persona';
import { serviceDatabase } from '@/tests/setup/service-database';
import { checkPersona, readChange } from './companion.mjs';

const database = serviceDatabase();
const state = async () =>
  (
    await database.sql.query(
      `SELECT round(extract(epoch FROM unavailable_until - now()) / 60)::int AS minutes, max_simultaneous_chats AS chats
       FROM companions WHERE name = 'Isha Menon'`,
    )
  ).rows[0];
const carryOut = async (...args: string[]) => {
  const change = readChange(args);
  return change && (await database.sql.query(change.text, [...change.values])).rowCount;
};

test('an operator makes a companion busy and free, and sets how many it talks to', async () => {
  expect(await carryOut('--busy', 'isha MENON', '30')).toBe(1);
  expect(await state()).toEqual({ minutes: 30, chats: null });
  expect(await carryOut('--chats', 'Isha Menon', '5')).toBe(1);
  expect(await carryOut('--free', 'Isha Menon')).toBe(1);
  expect(await state()).toEqual({ minutes: null, chats: 5 });
  expect(await carryOut('--chats', 'Isha Menon', 'usual')).toBe(1);
  expect(await state()).toEqual({ minutes: null, chats: null });
});

test('changes nobody for a name that nobody has, and takes no nonsense', async () => {
  for (const name of ['%', 'Nobody', 'Ananya']) expect(await carryOut('--busy', name, '30')).toBe(0);
  expect(readChange([])).toBeUndefined();
  for (const args of [
    ['--busy', 'Isha Menon'],
    ['--busy', 'Isha Menon', '0'],
    ['--busy', 'Isha Menon', '1.5'],
    ['--busy', 'Isha Menon', '99999'],
    ['--free', 'Isha Menon', '5'],
    ['--free'],
    ['--chats', 'Isha Menon', '-1'],
    ['--toString', 'Isha Menon'],
  ])
    expect(() => readChange(args)).toThrow('Usage');
});

test('a persona is taken with its examples, and refused where a line is none', () => {
  for (const { name, persona } of COMPANIONS) {
    const text = `${personaLines(persona)}\n${exampleLines(EXAMPLES[name] ?? [])}`;
    expect(checkPersona(`${text}\r\n`)).toBe(text);
    expect(() => checkPersona(`${text}\nExample: hello`)).toThrow('no example');
    expect(() => checkPersona(text.replace('Voice: ', 'Tone: '))).toThrow('Voice');
  }
});

import { expect, test } from 'vitest';
import { runProgram } from '@/tests/setup/program';
import { serviceDatabase } from '@/tests/setup/service-database';
import { readRequest } from './companion.mjs';

const database = serviceDatabase();
const state = async () =>
  (
    await database.sql.query(
      `SELECT round(extract(epoch FROM unavailable_until - now()) / 60)::int AS minutes, max_simultaneous_chats AS chats,
         hidden_at IS NOT NULL AS hidden FROM companions WHERE name = 'Isha Menon'`,
    )
  ).rows[0];

/** What the command runs once it has read its arguments. */
async function run(request: object): Promise<string> {
  const { stdout } = await runProgram(
    'ops/commands/companion.run.ts',
    [JSON.stringify({ author: 'asha', ...request })],
    { DATABASE_URL: database.url },
  );
  return stdout;
}
const carryOut = (...args: string[]) => run(readRequest(args));

test('an operator makes a companion busy and free, hides it, and sets how many it talks to', async () => {
  expect(await carryOut('--busy', 'isha MENON', '30')).toContain('Isha Menon');
  await carryOut('--chats', 'Isha Menon', '5');
  await carryOut('--hide', 'Isha Menon');
  expect(await state()).toEqual({ minutes: 30, chats: 5, hidden: true });
  await carryOut('--free', 'Isha Menon');
  expect(await state()).toEqual({ minutes: null, chats: 5, hidden: true });
});

test('a persona is taken into the history of the texts, and refused where a line is none', async () => {
  const persona = await carryOut('--persona', 'Isha Menon');
  const changed = persona.replace(/^City: .*/m, 'City: Pune').trim();
  expect(await run({ what: 'persona', name: 'Isha Menon', persona: `${changed}\r\n` })).toBe(`${changed}\n`);
  const { rows } = await database.sql.query(
    `SELECT r.author, r.number FROM companion_revisions r JOIN companions k ON k.id = r.companion_id WHERE k.name = 'Isha Menon'`,
  );
  expect(rows).toEqual([{ author: 'asha', number: 1 }]);
  const wrong = { what: 'persona', name: 'Isha Menon', persona: changed.replace('Voice: ', 'Tone: ') };
  await expect(run(wrong)).rejects.toMatchObject({ stderr: expect.stringContaining('Voice') });
});

test('changes nobody for a name that nobody has, and takes no nonsense', async () => {
  for (const name of ['%', 'Ananya'])
    await expect(carryOut('--busy', name, '30')).rejects.toMatchObject({
      stderr: expect.stringContaining('No such companion'),
    });
  expect(readRequest(['--show', 'Isha Menon'])).toMatchObject({ change: { isHidden: false } });
  expect(readRequest(['--chats', 'Isha Menon', 'usual'])).toMatchObject({ change: { chatsAtOnce: null } });
  expect(readRequest([])).toEqual({ what: 'list' });
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
    expect(() => readRequest(args)).toThrow('Usage');
});

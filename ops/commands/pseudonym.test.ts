import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ringOf } from '@/lib/server/keys';
import { networkPseudonyms, personPseudonyms } from '@/lib/server/pseudonym';
import { readRequest } from './pseudonym.mjs';

const ID = '6f0c2d1e-9a3b-4c5d-8e7f-0a1b2c3d4e5f';
const OLD = 'an old secret that has more than 32 bytes';
const NEW = 'a newer secret that has more than 32 bytes';

/** What the command runs once it has checked its arguments. */
async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'ops/commands/pseudonym.run.ts', ...args],
    { env: { ...process.env, NEXTAUTH_SECRET: OLD, HASH_SECRETS: `2026:${NEW}` } },
  );
  return stdout;
}

test('says what the log calls a person and a network, under every key that it was written with', async () => {
  const ring = ringOf([{ id: '2026', secret: NEW }], OLD);
  const said = await run(...readRequest([ID.toUpperCase()]));
  expect(said.trim().split('\n')).toEqual(
    personPseudonyms(ID, ring).map(({ key, pseudonym }) => `${pseudonym}  under the key ${key}`),
  );
  expect(said).not.toContain(ID);
  const [newest] = networkPseudonyms('203.0.113.7', ring);
  expect(await run(...readRequest(['203.0.113.7']))).toContain(`${newest?.pseudonym}  under the key 2026`);
});

test('all of a /64 is one network, a person under another key another one', () => {
  const ring = ringOf([], OLD);
  const called = (address: string) => networkPseudonyms(address, ring)[0]?.pseudonym;
  expect(called('2001:db8:1:2::1')).toBe(called('2001:db8:1:2:ffff::9'));
  expect(called('2001:db8:1:3::1')).not.toBe(called('2001:db8:1:2::1'));
  expect(personPseudonyms(ID, ring)).not.toEqual(personPseudonyms(ID, ringOf([], NEW)));
});

test.each([[[]], [['asha@example.in']], [[ID, 'more']], [['198.51.100']], [['find', ID]], [['find']]])(
  'does nothing with %j but say how it is used',
  (args) => expect(() => readRequest(args)).toThrow('Usage'),
);

import { expect, test } from 'vitest';
import { ringOf } from '@/lib/server/keys';
import { personPseudonyms } from '@/lib/server/pseudonym';
import { guest } from '@/tests/setup/people';
import { runProgram } from '@/tests/setup/program';
import { serviceDatabase } from '@/tests/setup/service-database';

const SECRET = 'the secret of the tests of this command';
const database = serviceDatabase();

const run = (pseudonym: string) =>
  runProgram('ops/commands/pseudonym.run.ts', ['find', pseudonym], {
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: SECRET,
    HASH_SECRETS: '',
  });

test('finds the user whom the log calls something, by the user or by the browser, and nobody else', async () => {
  const person = await guest(database.db);
  await guest(database.db);
  const { userId, visitorId } = person.actor;
  for (const id of [userId ?? '', visitorId]) {
    const [called] = personPseudonyms(id, ringOf([], SECRET));
    expect((await run(called?.pseudonym ?? '')).stdout.trim()).toBe(userId);
  }
  await expect(run('AAAAAAAAAAAAAAAA')).rejects.toMatchObject({ stdout: expect.stringContaining('Nobody') });
});

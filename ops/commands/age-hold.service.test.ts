import { expect, test } from 'vitest';
import { getAgeHold } from '@/lib/account/age-hold/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { chat, guest } from '@/tests/setup/people';
import { runProgram } from '@/tests/setup/program';
import { serviceDatabase } from '@/tests/setup/service-database';
import { readRequest } from './age-hold.mjs';

const database = serviceDatabase();

/** What the command runs once it has checked its arguments. */
async function run(...args: string[]): Promise<string> {
  const { stdout } = await runProgram('ops/commands/age-hold.run.ts', args, {
    DATABASE_URL: database.url,
  });
  return stdout;
}

test('lists the holds without anything personal, and lifts one', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  await sendMessage(person, { sessionId, sender: 'user', content: 'i am 15 years old' });
  const reference = (await getAgeHold(person)).hold?.reference ?? '';
  const list = await run('list');
  expect(list).toContain(reference);
  expect(list).not.toContain(person.actor.userId);
  expect(list).not.toContain('15 years');
  expect(await run(...readRequest(['lift', reference.toLowerCase(), 'showed an id']))).toContain('is lifted');
  expect((await getAgeHold(person)).hold).toBeNull();
  expect(await run('list')).toContain('Nobody is held');
});

test.each([
  [[]],
  [['lift', 'AGE-7KQ4M2XT']],
  [['lift', 'AGE-7KQ4M2XT', '  ']],
  [['lift', 'somebody', 'why']],
  [['lift', 'AGE-7KQ4M2XT', 'why', 'more']],
  [['drop', 'AGE-7KQ4M2XT', 'why']],
])('does nothing with %j but say how it is used', (args) => {
  expect(() => readRequest(args)).toThrow('Usage');
});

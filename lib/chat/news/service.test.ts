import { expect, test } from 'vitest';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { getSession, listMessages } from '../service';
import { sendMessage } from '../turns/service';
import { COUNTED_MAX } from './constants';
import { lookForNews } from './service';

const database = serviceDatabase();

const look = (scope: TestScope, sessionId: string, after?: string) =>
  lookForNews(scope, { sessionId, after });

test('news are the messages after one of the chat, and the balance', async () => {
  const person = await guest(
    database.db,
    scriptedModel(() => 'Haan, bolo.'),
  );
  const sessionId = await chat(person);
  expect(await look(person, sessionId)).toEqual({ messages: 0, marks: '', messagesLeft: 5 });
  for (const content of ['Sunno', 'Aur batao'])
    await sendMessage(person, { sessionId, sender: 'user', content, clientMessageId: undefined });
  const held = await listMessages(person, { sessionId, before: undefined });
  const { messagesLeft } = await getSession(person, { sessionId });
  for (const [place, { id }] of held.entries())
    expect(await look(person, sessionId, id)).toEqual({
      ...{ messages: held.length - 1 - place, marks: '', messagesLeft },
    });
  const other = await chat(person, 'romantic');
  expect(await look(person, other, held.at(-2)?.id)).toEqual({ messages: 0, marks: '', messagesLeft });
});

test('no more are counted than somebody who looks may have', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  await database.sql.query(
    `INSERT INTO messages (id, session_id, sender, content)
     SELECT gen_random_uuid(), $1, 'ai', 'line ' || n FROM generate_series(1, 100) n`,
    [sessionId],
  );
  expect((await look(person, sessionId)).messages).toBe(COUNTED_MAX);
});

test('a chat of a browser without a user has its own balance, and nobody else gets news of any chat', async () => {
  const visitorId = crypto.randomUUID();
  const browser = scopeOf(database.db, { actor: { visitorId, ipAddress: visitorId } });
  const sessionId = await chat(browser);
  expect(await look(browser, sessionId)).toEqual({ messages: 0, marks: '', messagesLeft: 10 });
  for (const stranger of [await guest(database.db), scopeOf(database.db)])
    await expect(look(stranger, sessionId)).rejects.toMatchObject({ code: 'not_found' });
});

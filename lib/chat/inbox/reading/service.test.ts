import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getSession } from '@/lib/chat/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { UNREAD_MOST } from '../constants';
import { listInbox } from '../service';
import { markRead } from './service';

const database = serviceDatabase();

async function say(sessionId: string, sender: string, count = 1): Promise<string[]> {
  const { rows } = await database.sql.query(
    `INSERT INTO messages (id, session_id, sender, content)
     SELECT gen_random_uuid(), $1, $2, 'Haan ' || n FROM generate_series(1, $3::int) n RETURNING id, seq`,
    [sessionId, sender, count],
  );
  return rows.sort((a, b) => Number(a.seq) - Number(b.seq)).map(({ id }) => id);
}
const unread = async (scope: TestScope, sessionId: string) => {
  const { chats } = await listInbox(scope, { archived: undefined, after: undefined });
  return chats.find(({ id }) => id === sessionId)?.unread;
};
const from = async (scope: TestScope, sessionId: string) =>
  (await getSession(scope, { sessionId })).unreadFrom;

test('what a companion has said is unread until its person has seen it, and moves ahead alone', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  expect([await unread(person, sessionId), await from(person, sessionId)]).toEqual([0, null]);
  // Who writes has read what is above.
  await say(sessionId, 'ai');
  await say(sessionId, 'user');
  expect([await unread(person, sessionId), await from(person, sessionId)]).toEqual([0, null]);
  const [first = '', second = ''] = await say(sessionId, 'ai', 2);
  await say(sessionId, 'system');
  expect([await unread(person, sessionId), await from(person, sessionId)]).toEqual([2, first]);
  await markRead(person, { sessionId, messageId: first });
  expect([await unread(person, sessionId), await from(person, sessionId)]).toEqual([1, second]);
  const [third = ''] = await say(sessionId, 'ai');
  // Two tabs: the late one has seen less.
  await Promise.all([third, second, first].map((messageId) => markRead(person, { sessionId, messageId })));
  expect([await unread(person, sessionId), await from(person, sessionId)]).toEqual([0, null]);
});

test('is counted no further than it is shown', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  await say(sessionId, 'ai', UNREAD_MOST + 5);
  expect(await unread(person, sessionId)).toBe(UNREAD_MOST);
});

test('a chat from before that was noted counts as read, until more is said', async () => {
  const person = await guest(database.db);
  const sessionId = await chat(person);
  const [old = ''] = await say(sessionId, 'ai');
  await database.sql.query('UPDATE chat_sessions SET read_seq = NULL WHERE id = $1', [sessionId]);
  expect([await unread(person, sessionId), await from(person, sessionId)]).toEqual([0, null]);
  await markRead(person, { sessionId, messageId: old });
  const [next] = await say(sessionId, 'ai');
  expect(await from(person, sessionId)).toBe(next);
});

test('nobody reads the chats of others, and a message of another chat moves nothing', async () => {
  const [person, other] = [await guest(database.db), await guest(database.db)];
  const [sessionId, elsewhere] = [await chat(person), await chat(person)];
  const [mine = ''] = await say(sessionId, 'ai');
  const [later = ''] = await say(elsewhere, 'ai');
  for (const stranger of [other, scopeOf(database.db)])
    await expect(markRead(stranger, { sessionId, messageId: mine })).rejects.toMatchObject({
      code: 'not_found',
    });
  await expect(markRead(person, { sessionId: randomUUID(), messageId: mine })).rejects.toMatchObject({
    code: 'not_found',
  });
  await markRead(person, { sessionId, messageId: later });
  expect(await unread(person, sessionId)).toBe(1);
});

import { expect, test } from 'vitest';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { lookForNews } from '../news/service';
import { listMessages } from '../service';
import { reactToMessage } from './service';

const database = serviceDatabase();
const { send, balance } = talkIn(database);

test('a reaction is kept, changed and taken away, costs nothing, and is told to no model', async () => {
  const model = scriptedModel(() => 'Haan, bolo.');
  const person = await guest(database.db, { chatModel: model.chatModel });
  const sessionId = await chat(person);
  const { aiMessages } = await send(person, sessionId, 'Namaste');
  const messageId = aiMessages[0]?.id ?? '';
  const left = await balance(person);
  const reaction = async () =>
    (await listMessages(person, { sessionId })).find(({ id }) => id === messageId)?.reaction;
  const marks = async () => (await lookForNews(person, { sessionId })).marks;
  expect(await marks()).toBe('');
  await reactToMessage(person, { messageId, reaction: '😂' });
  await Promise.all([1, 2].map(() => reactToMessage(person, { messageId, reaction: '❤️' })));
  expect([await reaction(), await marks()]).toEqual(['❤️', `${messageId.slice(0, 4)}❤️`]);
  await send(person, sessionId, 'Aur batao');
  expect(JSON.stringify(model.asked.at(-1))).not.toContain('❤️');
  await reactToMessage(person, { messageId, reaction: null });
  expect([await reaction(), await marks()]).toEqual([undefined, '']);
  expect(await balance(person)).toBe(left - 1);
});

test('nobody reacts to their own words, to a removed message, or in another’s chat', async () => {
  const person = await guest(database.db);
  const { aiMessages, userMessage } = await send(person, await chat(person), 'Namaste');
  const messageId = aiMessages[0]?.id ?? '';
  const missing = { code: 'not_found' };
  const react = (id: string, who = person) => reactToMessage(who, { messageId: id, reaction: '👍' });
  await expect(react(userMessage.id)).rejects.toMatchObject(missing);
  await expect(react(messageId, await guest(database.db))).rejects.toMatchObject(missing);
  await database.sql.query('UPDATE messages SET removed_at = now() WHERE id = $1', [messageId]);
  await expect(react(messageId)).rejects.toMatchObject(missing);
});

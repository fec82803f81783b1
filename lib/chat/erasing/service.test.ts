import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { learnFromTalks } from '@/lib/chat/remembering/jobs';
import { payForSession, verifyPayment } from '@/lib/payments/service';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { DOG, isNotes, later, noteTaker, read, texts } from '@/tests/setup/note-taker';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { searchMessages } from '../inbox/search/service';
import { listInbox } from '../inbox/service';
import { lookForNews } from '../news/service';
import { listMessages } from '../service';
import { sendMessage } from '../turns/service';
import { answerWaitingMessages } from '../turns/waiting/jobs';
import { eraseMessage } from './service';

const database = serviceDatabase();
const { send, rows, balance } = talkIn(database);
beforeEach(() => database.sql.query('DELETE FROM memory_marks'));

test('a person’s words are gone from the database, the search, quotes and the talk; the turn, its charge and the reply stay', async () => {
  const model = scriptedModel(() => 'Theek hai, batao.');
  const person = await guest(database.db, { chatModel: model.chatModel });
  const sessionId = await chat(person);
  const { userMessage, aiMessages } = await send(person, sessionId, 'Mera gupt shabd kamalpushp hai');
  await sendMessage(person, { sessionId, sender: 'user', content: 'Wahi', replyToId: userMessage.id });
  await database.sql.query(
    `INSERT INTO safety_examples (message_id, session_id, kind, language, text, reason, created_at) VALUES ($1, $2, 'crisis', 'en', 'kamalpushp', 'x', now())`,
    [userMessage.id, sessionId],
  );
  const ledger = () =>
    rows(
      'SELECT delta, kind FROM ledger_entries WHERE owner_id = $1 ORDER BY created_at',
      person.actor.userId,
    );
  const before = { left: await balance(person), ledger: await ledger() };
  await Promise.all([1, 2].map(() => eraseMessage(person, { messageId: userMessage.id })));

  const dump = JSON.stringify([
    await rows('SELECT * FROM messages WHERE session_id = $1', sessionId),
    await rows(
      'SELECT message_words(session_id, content)::text FROM messages WHERE session_id = $1',
      sessionId,
    ),
    await rows('SELECT * FROM safety_examples WHERE session_id = $1', sessionId),
  ]);
  expect(dump).not.toContain('kamalpushp');
  const shown = await listMessages(person, { sessionId });
  expect(shown.find(({ id }) => id === userMessage.id)).toMatchObject({
    ...{ content: 'You deleted this message.', removed: true, sender: 'user' },
  });
  expect(shown.some(({ quote }) => quote)).toBe(false);
  expect(shown.map(({ id }) => id)).toContain(aiMessages[0]?.id);
  expect((await searchMessages(person, { words: 'kamalpushp' })).messages).toEqual([]);
  expect((await lookForNews(person, { sessionId })).marks).toBe(`${userMessage.id.slice(0, 4)}-`);
  await send(person, sessionId, 'Aur batao');
  expect(JSON.stringify(model.asked.at(-1))).not.toContain('kamalpushp');
  expect(before.ledger.filter(({ kind }) => kind === 'send')).toHaveLength(2);
  expect((await ledger()).slice(0, before.ledger.length)).toEqual(before.ledger);
  expect(await balance(person)).toBe(before.left - 1);
  const turns = await rows(
    `SELECT state FROM chat_turns WHERE session_id = $1 AND $2 = ANY(message_ids)`,
    sessionId,
    userMessage.id,
  );
  expect(turns).toEqual([{ state: 'answered' }]);
});

test('in the list of chats the last words that were deleted are a note, and nobody’s', async () => {
  const person = await guest(database.db, { balance: 0 });
  const sessionId = await chat(person);
  const { userMessage } = await send(person, sessionId, 'Raaz ki baat');
  await eraseMessage(person, { messageId: userMessage.id });
  const { chats } = await listInbox(person, { archived: undefined, after: undefined });
  expect(chats.map(({ last }) => last)).toEqual([{ own: false, words: 'You deleted this message.' }]);
});

test('nobody deletes a companion’s message, or another’s', async () => {
  const person = await guest(database.db);
  const { userMessage, aiMessages } = await send(person, await chat(person), 'Namaste');
  const missing = { code: 'not_found' };
  await expect(eraseMessage(person, { messageId: aiMessages[0]?.id ?? '' })).rejects.toMatchObject(missing);
  await expect(eraseMessage(await guest(database.db), { messageId: userMessage.id })).rejects.toMatchObject(
    missing,
  );
  await expect(eraseMessage(person, { messageId: randomUUID() })).rejects.toMatchObject(missing);
});

test('what was remembered of it goes, and it is never learned from later', async () => {
  const { chatModel } = noteTaker([DOG]);
  const person = await guest(database.db, { chatModel });
  const sessionId = await chat(person);
  const { userMessage } = await send(person, sessionId, 'my dog is called Bruno');
  await read(person);
  expect(await texts(person)).toEqual(['Has a dog called Bruno']);
  await eraseMessage(person, { messageId: userMessage.id });
  expect(await texts(person)).toEqual([]);

  const unread = await send(person, sessionId, 'my dog is called Bruno');
  await eraseMessage(person, { messageId: unread.userMessage.id });
  await read(person);
  expect(await texts(person)).toEqual([]);
});

test('what is being learned while it is deleted is not kept', async () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { chatModel, asked } = noteTaker([DOG], { notes: () => opened });
  const person = await guest(database.db, { chatModel });
  const { userMessage } = await send(person, await chat(person), 'my dog is called Bruno');
  const reading = read(person);
  await expect.poll(() => asked.filter(isNotes).length).toBe(1);
  await eraseMessage(person, { messageId: userMessage.id });
  open();
  await reading;
  expect(await texts(person)).toEqual([]);
  await learnFromTalks(later(person));
  expect(await texts(person)).toEqual([]);
});

test('what was learned while the deletion waited for it goes, too', async () => {
  const person = await guest(database.db, { chatModel: noteTaker([DOG]).chatModel });
  const sessionId = await chat(person);
  const { userMessage } = await send(person, sessionId, 'my dog is called Bruno');
  const [agent] = await rows(
    `INSERT INTO letta_agents (id, user_id, companion_id, letta_agent_id, chat_type)
     SELECT gen_random_uuid(), user_id, companion_id, 'local:' || id, chat_type FROM chat_sessions WHERE id = $1 RETURNING id`,
    sessionId,
  );
  let erasing: Promise<unknown> | undefined;
  const waiting = () =>
    rows(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`);
  await database.db.transaction(async (learner) => {
    await learner.prisma.$queryRaw`SELECT 1 FROM letta_agents WHERE id = ${agent?.id}::uuid FOR UPDATE`;
    erasing = eraseMessage(person, { messageId: userMessage.id });
    await expect.poll(waiting).toHaveLength(1);
    await learner.prisma
      .$executeRaw`INSERT INTO memory_facts (id, agent_id, kind, text, words, source_message_id)
        VALUES (gen_random_uuid(), ${agent?.id}::uuid, 'other', 'Has a dog', '{}', ${userMessage.id}::uuid)`;
  });
  await erasing;
  expect(await texts(person)).toEqual([]);
});

test('a message that waits for a credit is not answered when its words are gone', async () => {
  const model = scriptedModel(() => 'Haan, bolo.');
  const book = cashfreeBook();
  const person = await guest(database.db, {
    balance: 0,
    payments: book.provider,
    chatModel: model.chatModel,
  });
  const sessionId = await chat(person);
  const { userMessage } = await send(person, sessionId, 'Kal interview hai');
  await eraseMessage(person, { messageId: userMessage.id });
  const { order_id: orderId } = await payForSession(person, { sessionId, amount: 9, messageCount: 10 });
  book.attempt(orderId, 'SUCCESS');
  await verifyPayment(person, { orderId });
  await answerWaitingMessages(person);
  expect(model.asked).toEqual([]);
  expect(await balance(person)).toBe(10);
  expect(
    await rows(`SELECT 1 FROM chat_turns WHERE session_id = $1 AND state = 'waiting'`, sessionId),
  ).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ChatModel } from '@/lib/ai/ports';
import { gate } from '@/tests/setup/gate';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import { listMessages } from '../../service';
import { sendMessage } from '../service';
import { stopReply } from './service';

const database = serviceDatabase();
const { balance, rows } = talkIn(database);

const send = (person: TestScope, sessionId: string, clientMessageId: string, content = 'Suno na') =>
  sendMessage(person, { sessionId, sender: 'user', content, clientMessageId }).then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );
const contents = async (person: TestScope, sessionId: string) =>
  (await listMessages(person, { sessionId })).map(({ content }) => content);

test('a message whose reply has not come never happened: nothing is shown or charged, its model is called off, and it can be sent again', async () => {
  const { open, opened } = gate();
  const scripted = scriptedModel(() => opened.then(() => 'Bolo.'));
  const signals: AbortSignal[] = [];
  const noted: string[] = [];
  const chatModel: ChatModel = {
    complete: (messages, options) => {
      signals.push(options.signal);
      return scripted.chatModel.complete(messages, options);
    },
  };
  const noteReply = ({ outcome }: { outcome: string }) => void noted.push(outcome);
  const person = await guest(database.db, { chatModel, noteReply });
  const sessionId = await chat(person);
  const clientMessageId = randomUUID();
  expect(await stopReply(person, { sessionId, clientMessageId })).toEqual({ stopped: false });
  const sending = send(person, sessionId, clientMessageId);
  await expect.poll(() => signals.length).toBe(1);
  expect(await balance(person)).toBe(4);
  const stranger = await guest(database.db);
  expect(await stopReply(stranger, { sessionId, clientMessageId })).toEqual({ stopped: false });
  const asked = [1, 2, 3].map(() => stopReply(person, { sessionId, clientMessageId }));
  expect((await Promise.all(asked)).filter(({ stopped }) => stopped)).toHaveLength(1);
  expect(signals[0]?.aborted).toBe(true);
  expect(await balance(person)).toBe(5);
  open();
  expect(await sending).toBe('conflict');
  expect(await contents(person, sessionId)).toEqual([]);
  expect(noted).toEqual([]);
  const [{ sent }] = await rows(
    'SELECT total_messages_sent AS sent FROM users WHERE id = $1',
    person.actor.userId,
  );
  expect(sent).toBe(0);

  expect(await send(person, sessionId, clientMessageId)).toBe('answered');
  expect(await stopReply(person, { sessionId, clientMessageId })).toEqual({ stopped: false });
  expect(await contents(person, sessionId)).toEqual(['Suno na', 'Bolo.']);
  expect(await balance(person)).toBe(4);
});

test('stopped and answered at the same moment it is one of both, and charged only with its reply', async () => {
  let reply = gate();
  const scripted = scriptedModel(() => reply.opened.then(() => 'Bolo.'));
  const person = await guest(database.db, { ...scripted, balance: 40 });
  const sessionId = await chat(person);
  let left = await balance(person);
  for (let round = 0; round < 24; round += 1) {
    reply = gate();
    const asked = scripted.asked.length;
    const clientMessageId = randomUUID();
    const sending = send(person, sessionId, clientMessageId, `Baat ${round}`);
    await expect.poll(() => scripted.asked.length, { interval: 5 }).toBeGreaterThan(asked);
    reply.open();
    // From far too early for the reply to just after it was stored.
    await new Promise((resolve) => setTimeout(resolve, round));
    const stops = await Promise.all([1, 2].map(() => stopReply(person, { sessionId, clientMessageId })));
    const outcome = await sending;
    const stopped = stops.filter((one) => one.stopped).length;
    expect([outcome, stopped]).toEqual(outcome === 'answered' ? ['answered', 0] : ['conflict', 1]);
    expect((await contents(person, sessionId)).includes(`Baat ${round}`)).toBe(stopped === 0);
    left -= stopped === 0 ? 1 : 0;
    expect(await balance(person)).toBe(left);
  }
  const [{ ledger }] = await rows(
    'SELECT sum(delta)::int AS ledger FROM ledger_entries WHERE owner_id = $1',
    person.actor.userId,
  );
  expect(ledger).toBe(left);
});

test('nobody in a crisis stops the answer', async () => {
  const { open, opened } = gate();
  const scripted = scriptedModel(() => opened.then(() => 'Main yahin hoon.'));
  const person = await guest(database.db, scripted);
  const sessionId = await chat(person);
  expect(await send(person, sessionId, randomUUID(), 'I want to end my life')).toBe('answered');
  const clientMessageId = randomUUID();
  const sending = send(person, sessionId, clientMessageId, 'Kal kya hua batati hoon');
  await expect.poll(() => scripted.asked.length).toBe(1);
  expect(await stopReply(person, { sessionId, clientMessageId })).toEqual({ stopped: false });
  open();
  expect(await sending).toBe('answered');
});

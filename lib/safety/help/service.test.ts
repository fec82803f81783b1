import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { resilientModel } from '@/lib/ai/resilience/service';
import { getSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { welcome } from '@/lib/chat/turns/welcome/service';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { recordConsent } from '@/lib/users/service';
import { gate } from '@/tests/setup/gate';
import { chat, guest } from '@/tests/setup/people';
import { moderatorOf, scriptedModel, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { offers, talkIn } from '@/tests/setup/talk';
import { watchDatabase } from '@/tests/setup/watched-database';

const database = serviceDatabase();
const { send, rows, events, usage, balance, at } = talkIn(database);
const HOUR = 60 * 60 * 1000;

describe('a model that calls for help', () => {
  const HELP = { name: 'call_for_help', args: '{}' };
  const TEXT = 'the samosa was hot and I paid for two';
  /** Calls for help when it is spoken to of a samosa, in the newest message. */
  const listening = (beside = 'Stay with me.', more: readonly { name: string; args: string }[] = []) =>
    scriptedModel((messages) =>
      messages.at(-1)?.content.includes('samosa')
        ? { text: beside, calls: [...more, HELP] }
        : 'Achha, phir kya hua?',
    );
  const sell = async (person: TestScope, sessionId: string) =>
    (await getSession(person, { sessionId })).sellsNothing;
  const ledger = async (person: TestScope) =>
    (await rows('SELECT kind FROM ledger_entries WHERE owner_id = $1 ORDER BY seq', person.actor.userId)).map(
      (entry) => entry.kind,
    );

  test.each(CHAT_TYPES.flatMap((type) => [[type, 'Stay with me.'] as const, [type, ''] as const]))(
    'brings the helplines and none of its words, free, noted once, and nothing is sold (%s, beside it "%s")',
    async (chatType, beside) => {
      const person = await guest(database.db, { ...listening(beside), balance: 20 });
      await recordConsent(person, { purpose: 'adult', granted: true });
      const sessionId = await chat(person, chatType);
      const answer = await send(person, sessionId, TEXT);
      expect(answer).toMatchObject({
        systemMessage: {
          messageType: 'crisis_support',
          content: expect.stringMatching(/^You are not alone/),
        },
        rechargeRequired: false,
        closed: null,
        messagesLeft: 20,
      });
      const words = answer.aiMessages.map((one) => one.content).join(' ');
      expect(words).toMatch(/14416.*112/s);
      expect(words).not.toContain('Stay with me');
      expect(await balance(person)).toBe(20);
      expect((await ledger(person)).slice(-2)).toEqual(['send', 'send_returned']);
      expect(await events(sessionId)).toEqual([{ kind: 'crisis', rule: 'model' }]);
      expect(await usage(sessionId)).toMatchObject([{ outcome: 'diverted', tries: 1 }]);
      expect(await sell(person, sessionId)).toBe(true);
    },
  );

  test('speaks the language of the person', async () => {
    const person = await guest(database.db, listening());
    const card = async (text: string) =>
      (await send(person, await chat(person), text)).systemMessage?.content;
    expect(await card('समोसा गरम था samosa')).toMatch(/^आप अकेले नहीं हैं/);
    expect(await card('aaj samosa bahut garam tha')).toMatch(/^Tum akele nahi ho/);
  });

  test('is offered the tool with every message, also soon after a crisis, but not for an opening message', async () => {
    const model = scriptedModel();
    const person = await guest(database.db, { ...model, balance: 20 });
    const sessionId = await chat(person, 'romantic');
    await welcome(person, { sessionId });
    await send(person, sessionId, 'hello, how was your day');
    await send(person, sessionId, 'I want to kill myself');
    await send(person, sessionId, 'we had dosa for dinner');
    await send(person, await chat(person, 'psychologist'), 'hello, I cannot sleep');
    expect(offers(model, HELP.name)).toEqual([0, 1, 1, 1]);
  });

  test('in an opening message is ignored: the person has not said anything yet', async () => {
    const person = await guest(
      database.db,
      scriptedModel(() => ({ text: 'Namaste!', calls: [HELP] })),
    );
    const sessionId = await chat(person);
    const { aiMessages } = await welcome(person, { sessionId });
    expect(aiMessages.map((one) => one.content)).toEqual(['Namaste!']);
    expect(await events(sessionId)).toEqual([]);
  });

  test('and for a picture in the same answer brings no picture', async () => {
    const picture = { name: 'share_picture', args: '{"picture":"sunset-sea"}' };
    const person = await guest(database.db, listening('', [picture]));
    const sessionId = await chat(person, 'romantic');
    const answer = await send(person, sessionId, TEXT);
    expect(answer.systemMessage?.messageType).toBe('crisis_support');
    expect(answer.aiMessages.filter((one) => one.messageType === 'image')).toEqual([]);
    expect(await rows('SELECT 1 FROM picture_shares WHERE session_id = $1', sessionId)).toEqual([]);
  });

  test.each([
    ['broke a rule', 'Please don’t go!'],
    ['is out of character', 'Dear user, how may I assist you today?'],
  ])('only in its rewrite, because the draft %s, brings help too', async (_, first) => {
    const { chatModel, asked } = scriptedModel(() =>
      asked.length === 1 ? first : { text: '', calls: [HELP] },
    );
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    expect((await send(person, sessionId, TEXT)).systemMessage?.messageType).toBe('crisis_support');
    expect(asked).toHaveLength(2);
    expect((await events(sessionId)).filter((one) => one.kind === 'crisis')).toHaveLength(1);
    expect(await balance(person)).toBe(5);
  });

  test('brings help from the fallback model when the first is down', async () => {
    const down = scriptedModel(() => Promise.reject(new Error('down')));
    const second = listening();
    const chatModel = resilientModel([down.chatModel, second.chatModel]);
    const person = await guest(database.db, { chatModel });
    const sessionId = await chat(person);
    expect((await send(person, sessionId, TEXT)).systemMessage?.messageType).toBe('crisis_support');
    expect(await events(sessionId)).toEqual([{ kind: 'crisis', rule: 'model' }]);
  });

  test('does not undo what the provider refuses, and a message that both flag is one event', async () => {
    for (const [flagged, event] of [
      ['sexual/minors', { kind: 'refused', rule: 'sexual/minors' }],
      ['self-harm/intent', { kind: 'crisis', rule: 'moderation' }],
    ] as const) {
      const person = await guest(database.db, { ...listening(), moderator: moderatorOf(() => [flagged]) });
      const sessionId = await chat(person);
      await send(person, sessionId, TEXT);
      expect(await events(sessionId)).toEqual([event]);
    }
  });

  test('of a message sent again with the same id gives one answer and one event, also while the first is being stored', async () => {
    const [asking, looking, again] = [gate(), gate(), gate()];
    let returned = false;
    // Help is stored only when the other request has looked once more, after the reservation was given back.
    const db = watchDatabase(database.db, {
      afterOperation: (name) => {
        if (name === 'ChatTurn.findFirst') (returned ? again : looking).open();
      },
      beforeQuery: async (sql) => {
        if (!sql.includes('INSERT INTO safety_events')) return;
        returned = true;
        await again.opened;
      },
    });
    const model = scriptedModel(async () => {
      asking.open();
      await looking.opened;
      return { text: '', calls: [HELP] };
    });
    const person = await guest(db, model);
    const sessionId = await chat(person);
    const body = { sessionId, sender: 'user' as const, content: TEXT, clientMessageId: randomUUID() };
    const first = sendMessage(person, body);
    await asking.opened;
    const second = sendMessage(person, body);
    expect(await second).toEqual(await first);
    expect(await sendMessage(person, body)).toEqual(await first);
    expect((await first).systemMessage?.messageType).toBe('crisis_support');
    expect(await events(sessionId)).toHaveLength(1);
    expect(model.asked).toHaveLength(1);
    expect(await balance(person)).toBe(5);
  });

  test('keeps its answer, leads on while help is near, and costs something again after 24 hours', async () => {
    const model = listening();
    const person = await guest(database.db, { ...model, balance: 1 });
    const sessionId = await chat(person);
    const start = Date.now();
    const body = { sessionId, sender: 'user' as const, content: TEXT, clientMessageId: randomUUID() };
    const first = await sendMessage(at(person, start), body);
    expect(first).toMatchObject({ messagesLeft: 1, crisis: true, free: true });
    const next = await send(at(person, start), sessionId, 'we ate together');
    expect(next).toMatchObject({ messagesLeft: 1, crisis: false, free: true });
    expect(await sendMessage(at(person, start), body)).toEqual(first);
    const again = await send(at(person, start + 23 * HOUR), sessionId, 'a samosa again');
    expect(again).toMatchObject({
      systemMessage: { messageType: 'crisis_support' },
      crisis: true,
      free: true,
    });
    expect(again.aiMessages[0]?.content).not.toBe(first.aiMessages[0]?.content);
    expect((await send(at(person, start + 47 * HOUR), sessionId, 'hello')).messagesLeft).toBe(0);
    expect((await send(at(person, start + 47 * HOUR), sessionId, 'hello')).rechargeRequired).toBe(true);
  });

  test('at every message past the replies of the day gets words of ours, and none is charged', async () => {
    const budgets = { repliesPerPerson: 2, tokens: 0 };
    const model = scriptedModel(() => ({ text: '', calls: [HELP] }));
    const person = await guest(database.db, { ...model, budgets });
    const sessionId = await chat(person);
    for (const text of ['hello', 'what did you eat']) await send(person, sessionId, text);
    const over = await send(person, sessionId, 'and now');
    expect(over).toMatchObject({ free: true, rechargeRequired: false });
    expect(over.aiMessages.length).toBeGreaterThan(0);
    expect(model.asked).toHaveLength(2);
    expect(await balance(person)).toBe(5);
  });
});

import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCENES } from '@/content/pictures';
import { welcome } from '@/lib/chat/turns/welcome/service';
import { openAiChatModel } from '@/lib/providers/openai';
import { createSandbox } from '@/sandbox/openai/routes';
import type { NextAnswer } from '@/sandbox/openai/script';
import { ModelStandIn, newWord } from '@/tests/setup/model-stand-in';
import { chat, guest } from '@/tests/setup/people';
import { scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { offers, talkIn } from '@/tests/setup/talk';

const database = serviceDatabase();
const { send, rows, balance, at } = talkIn(database);
const HOUR = 60 * 60 * 1000;

describe('pictures', () => {
  const noon = new Date('2026-11-21T12:00:00+05:30').getTime();
  /** Calls for the first picture it is offered, with these words. */
  const sharing = (text: string) =>
    scriptedModel((_, tools) => {
      const { properties } = (tools.find((one) => one.name === 'share_picture')?.parameters ?? {}) as {
        properties?: { picture: { enum: string[] } };
      };
      const picture = properties?.picture.enum[0];
      return picture ? { text, calls: [{ name: 'share_picture', args: JSON.stringify({ picture }) }] } : text;
    });
  const talkTo = async (
    model: ReturnType<typeof scriptedModel>,
    chatType: Parameters<typeof chat>[1] = 'romantic',
  ) => {
    const person = await guest(database.db, { chatModel: model.chatModel, balance: 20 });
    return { person, sessionId: await chat(person, chatType) };
  };

  test('come free with a reply, with words for them, at most two a day and none twice; then the tool is not offered any more', async () => {
    const model = sharing('Yeh lo.');
    const { person, sessionId } = await talkTo(model);
    const shared: string[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { aiMessages } = await send(at(person, noon + time * 60_000), sessionId, `photo ${time}`);
      expect(aiMessages.filter((one) => one.messageType === 'text')).toHaveLength(1);
      const pictures = aiMessages.filter((one) => one.messageType === 'image');
      for (const one of pictures) expect(one.imageAlt).toMatch(/^Illustration: /);
      shared.push(...pictures.map((one) => one.content));
    }
    const tomorrow = await send(at(person, noon + 24 * HOUR), sessionId, 'photo kal');
    shared.push(
      ...tomorrow.aiMessages.filter((one) => one.messageType === 'image').map((one) => one.content),
    );
    await send(at(person, noon + 25 * HOUR), sessionId, 'photo phir');
    expect(shared).toHaveLength(3);
    expect(new Set(shared).size).toBe(3);
    expect(offers(model, 'share_picture')).toEqual([1, 1, 0, 0, 1, 0]);
    expect(offers(model, 'call_for_help')).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await balance(person)).toBe(14);
  });

  test('two chats at once cannot take a third one of the day', async () => {
    const person = await guest(database.db, { ...sharing('Yeh lo.'), balance: 20 });
    const sessions = await Promise.all(Array.from({ length: 5 }, () => chat(person, 'romantic')));
    await Promise.all(sessions.map((sessionId) => send(at(person, noon), sessionId, 'photo')));
    const shares = await rows(
      `SELECT count(*)::int AS shared FROM picture_shares WHERE session_id = ANY($1::uuid[])`,
      sessions,
    );
    expect([1, 2]).toContain(shares[0]?.shared);
  });

  test('are not offered with the first words, by a psychologist, and after talk of a crisis', async () => {
    const model = sharing('Theek hai, batao.');
    const { person, sessionId } = await talkTo(model);
    await welcome(person, { sessionId });
    await send(person, await chat(person, 'psychologist'), 'photo?');
    await send(person, sessionId, 'I want to kill myself');
    await send(person, sessionId, 'ab theek hoon, photo?');
    expect(offers(model, 'share_picture')).toEqual([0, 0, 0]);
  });

  test('a marker in the words is no picture, and is not shown', async () => {
    const { person, sessionId } = await talkTo(scriptedModel(() => 'Yeh lo [[image:sunset-sea]] dekho'));
    const { aiMessages } = await send(person, sessionId, 'photo');
    expect(aiMessages.map((one) => one.content)).toEqual(['Yeh lo  dekho']);
  });
});

describe('a model on the wire that calls', () => {
  let sandbox: Server;
  let origin: string;
  beforeAll(async () => {
    sandbox = createSandbox().listen(0, '127.0.0.1');
    await once(sandbox, 'listening');
    origin = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    sandbox.closeAllConnections();
    sandbox.close();
  });

  /** Somebody whose next message with the word is answered so. */
  async function onTheWire(answer: NextAnswer) {
    const person = await guest(database.db, {
      chatModel: openAiChatModel({ apiKey: 'x', baseURL: `${origin}/v1`, model: 'm' }),
      balance: 5,
    });
    const sessionId = await chat(person, 'romantic');
    const standIn = new ModelStandIn(`${origin}/_control`);
    const word = newWord();
    await standIn.next({ ...answer, match: word });
    return { person, sessionId, standIn, word };
  }

  /** What a person gets who asks for a picture, in kinds, and how often the model was asked. */
  async function asks(answer: NextAnswer) {
    const { person, sessionId, standIn, word } = await onTheWire(answer);
    const { aiMessages } = await send(person, sessionId, `please send me a picture (${word})`);
    expect(await balance(person)).toBe(4);
    return {
      texts: aiMessages.filter((one) => one.messageType === 'text').map((one) => one.content),
      pictures: aiMessages.filter((one) => one.messageType === 'image').length,
      asked: await standIn.callsAbout(word),
    };
  }

  const PICTURE = { name: 'share_picture' };
  const calling = (args: object) => ({ ...PICTURE, args: JSON.stringify(args) });
  const HELP = { name: 'call_for_help' };
  const WORDS = 'Only a drawing, but it is me all over.';

  test('with words beside it: both come', async () => {
    expect(await asks({ reply: WORDS, toolCalls: [PICTURE] })).toEqual({
      texts: [WORDS],
      pictures: 1,
      asked: 1,
    });
  });

  test('without words: the caption, or words of ours, come with the picture', async () => {
    const captioned = calling({ picture: SCENES.romantic[0]?.slug, caption: WORDS });
    expect(await asks({ toolCalls: [captioned] })).toMatchObject({ texts: [WORDS], pictures: 1, asked: 1 });
    expect(await asks({ toolCalls: [PICTURE] })).toMatchObject({
      texts: ['Here, for you.'],
      pictures: 1,
      asked: 1,
    });
  });

  test('twice: the first one comes', async () => {
    const second = calling({ picture: SCENES.romantic[1]?.slug });
    expect(await asks({ reply: WORDS, toolCalls: [PICTURE, second] })).toMatchObject({
      pictures: 1,
      asked: 1,
    });
  });

  test.each([
    ['an unknown picture', '{"picture":"a-picture-nobody-drew"}'],
    ['arguments that are cut off', '{"picture":"rai'],
  ])(
    'for one that there is not (%s): it is asked again for words, and the person gets them',
    async (_, args) => {
      const { texts, pictures, asked } = await asks({ toolCalls: [{ ...PICTURE, args }] });
      expect(texts.join('').length).toBeGreaterThan(10);
      expect({ pictures, asked }).toEqual({ pictures: 0, asked: 2 });
    },
  );

  test.each([
    ['beside words and a picture', { reply: 'I hear you.', toolCalls: [PICTURE, HELP] }],
    ['alone', { toolCalls: [HELP] }],
  ])(
    'or for help (%s): the person gets the helplines, free, and the model is asked once',
    async (_, answer) => {
      const { person, sessionId, standIn, word } = await onTheWire(answer);
      const { systemMessage, aiMessages } = await send(
        person,
        sessionId,
        `please send me a picture (${word})`,
      );
      expect(systemMessage?.messageType).toBe('crisis_support');
      expect(aiMessages.map((one) => one.messageType)).toEqual(['text', 'text']);
      expect(await balance(person)).toBe(5);
      expect(await standIn.callsAbout(word)).toBe(1);
    },
  );

  test('and a server that knows no tools answers in words', async () => {
    const { texts, pictures, asked } = await asks({ refuses: ['tools'] });
    expect(texts.join('').length).toBeGreaterThan(10);
    expect({ pictures, asked }).toEqual({ pictures: 0, asked: 2 });
  });
});

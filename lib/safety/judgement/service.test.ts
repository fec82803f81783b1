import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chat, guest } from '@/tests/setup/people';
import { judgeOf, moderatorOf, scriptedModel } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { talkIn } from '@/tests/setup/talk';
import type { Judge } from '../ports';
import { TALK_PATIENCE_MS } from './constants';

const database = serviceDatabase();
const { send, events, usage, balance } = talkIn(database);

/** Words that no rule of ours stops. */
const TEXT = 'the river is wide at our town';
const hearing = (crisis: string) => judgeOf({ talk: (text) => (text.includes('river') ? { crisis } : {}) });
const never = new Promise<never>(() => undefined);

describe('what the judge hears in a talk', () => {
  test('danger that the judge hears and the rules missed brings care in place of the reply, free, noted once', async () => {
    const { chatModel } = scriptedModel(() => 'What a fine river!');
    const person = await guest(database.db, { ...hearing('self_harm'), chatModel });
    const sessionId = await chat(person);
    const answer = await send(person, sessionId, TEXT);
    expect(answer.systemMessage?.messageType).toBe('crisis_support');
    const words = answer.aiMessages.map((one) => one.content).join(' ');
    expect(words).toContain('14416');
    expect(words).not.toContain('fine river');
    expect(await balance(person)).toBe(5);
    expect(await events(sessionId)).toEqual([{ kind: 'crisis', rule: 'judge' }]);
    expect(await usage(sessionId)).toMatchObject([{ outcome: 'diverted' }]);
  });

  test('is not kept waiting for a model that is slow, or down', async () => {
    for (const model of [
      scriptedModel(() => never),
      scriptedModel(() => Promise.reject(new Error('down'))),
    ]) {
      const person = await guest(database.db, { ...hearing('medical'), chatModel: model.chatModel });
      const answer = await send(person, await chat(person), TEXT);
      expect(answer.systemMessage?.messageType).toBe('crisis_support');
      expect(await balance(person)).toBe(5);
    }
  });

  test('as a minor closes the chat kindly, and what is sexual with minors is refused', async () => {
    for (const [says, kind] of [
      [{ age: 'minor' }, 'minor'],
      [{ sexual_minors: true }, 'refused'],
    ] as const) {
      const person = await guest(database.db, judgeOf({ talk: () => says }));
      const sessionId = await chat(person);
      expect((await send(person, sessionId, TEXT)).closed).not.toBeNull();
      expect(await events(sessionId)).toEqual([{ kind, rule: 'judge' }]);
      expect(await balance(person)).toBe(5);
    }
  });

  test('as a child in danger is both: care at once, and the person is held', async () => {
    const says = { crisis: 'sexual_abuse', age: 'minor' };
    const person = await guest(database.db, judgeOf({ talk: () => says }));
    const sessionId = await chat(person);
    const answer = await send(person, sessionId, TEXT);
    expect(answer).toMatchObject({ held: 'minor', systemMessage: { messageType: 'crisis_support' } });
    expect(answer.aiMessages.map((one) => one.content).join(' ')).toContain('1098');
    expect(await balance(person)).toBe(5);
    await expect(send(person, sessionId, 'hello')).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('with a doubtful age, or safe again, leaves the reply as it is', async () => {
    const says = { age: 'maybe', safe_again: true };
    const person = await guest(database.db, judgeOf({ talk: () => says }));
    const sessionId = await chat(person);
    expect((await send(person, sessionId, TEXT)).aiMessages).toHaveLength(1);
    expect(await events(sessionId)).toEqual([]);
  });

  test('is read over the last messages of both sides', async () => {
    const { judge, judged } = judgeOf();
    const person = await guest(database.db, { judge, ...scriptedModel(() => 'Haan, batao na.') });
    const sessionId = await chat(person);
    for (const text of ['main soch rahi hu ki', 'sab', 'theek karun']) await send(person, sessionId, text);
    const { talk } = JSON.parse(
      judged.filter((one) => one.format === 'talk_judgement').at(-1)?.content ?? '',
    );
    expect(talk.map((one: { text: string }) => one.text)).toEqual([
      'main soch rahi hu ki',
      'Haan, batao na.',
      'sab',
      expect.any(String),
      'theek karun',
    ]);
  });

  test('at balance 0 brings help too', async () => {
    const person = await guest(database.db, { ...hearing('blackmail'), balance: 0 });
    const sessionId = await chat(person);
    expect((await send(person, sessionId, TEXT)).systemMessage?.messageType).toBe('crisis_support');
    expect(await events(sessionId)).toEqual([{ kind: 'crisis', rule: 'judge' }]);
  });

  test('comes before what the provider finds: who tells of abuse is helped, not refused', async () => {
    const moderator = moderatorOf(() => ['sexual', 'sexual/minors']);
    const person = await guest(database.db, { ...hearing('child_abuse'), moderator });
    const sessionId = await chat(person);
    expect((await send(person, sessionId, TEXT)).systemMessage?.messageType).toBe('crisis_support');
    expect(await events(sessionId)).toEqual([{ kind: 'crisis', rule: 'judge' }]);
  });
});

describe('without a judgement the reply is shown', () => {
  test.each<[string, Judge]>([
    ['the judge is down', { ask: async () => null }],
    ['the judge is slow', { ask: () => never }],
  ])('%s', async (_, judge) => {
    const person = await guest(database.db, { judge });
    const began = performance.now();
    const answer = await send(person, await chat(person), TEXT);
    expect(answer.aiMessages.map((one) => one.content)).toEqual(['Haan, batao.']);
    expect(performance.now() - began).toBeLessThan(3 * TALK_PATIENCE_MS + 3_000);
    expect(await balance(person)).toBe(4);
  });
});

describe('a draft that the judge refuses', () => {
  const FIRST = 'Come and see me tomorrow.';
  const refusing = judgeOf({ draft: (draft) => (draft.includes('see me') ? ['contact'] : []) });

  test('a refused draft is written again with the reason, judged again, and shown', async () => {
    const { chatModel, asked } = scriptedModel(() =>
      asked.length === 1 ? FIRST : 'I live in this chat alone.',
    );
    const { judge, judged } = judgeOf({ draft: (draft) => (draft.includes('see me') ? ['contact'] : []) });
    const person = await guest(database.db, { chatModel, judge });
    const sessionId = await chat(person);
    const { aiMessages } = await send(person, sessionId, TEXT);
    expect(aiMessages.map((one) => one.content)).toEqual(['I live in this chat alone.']);
    expect(asked[1]?.some((one) => one.content.includes('offered or asked for a meeting'))).toBe(true);
    expect(judged.filter((one) => one.format === 'draft_judgement')).toHaveLength(2);
    expect(await events(sessionId)).toEqual([{ kind: 'output', rule: 'contact' }]);
    expect(await usage(sessionId)).toMatchObject([{ tries: 2, outcome: 'mended' }]);
  });

  test('is not judged by its sentences of care: helplines and questions after safety', async () => {
    const care = 'Please call Tele-MANAS on 14416, or 112. Are you safe right now?';
    const { judge, judged } = judgeOf({ draft: () => ['prompt_leak'] });
    const person = await guest(database.db, { judge, ...scriptedModel(() => care) });
    const { aiMessages } = await send(person, await chat(person), TEXT);
    expect(aiMessages.map((one) => one.content).join(' ')).toContain('Are you safe right now?');
    expect(judged.map((one) => one.format)).toEqual(['talk_judgement']);
  });

  test('twice gives way to safe words', async () => {
    const person = await guest(database.db, { ...refusing, ...scriptedModel(() => FIRST) });
    const sessionId = await chat(person);
    const { aiMessages } = await send(person, sessionId, TEXT);
    expect(aiMessages.length).toBeGreaterThan(0);
    expect(aiMessages.map((one) => one.content).join(' ')).not.toContain('see me');
    expect(await usage(sessionId)).toMatchObject([{ outcome: 'replaced' }]);
    expect(await balance(person)).toBe(4);
  });

  test('and a draft that the provider refuses is judged again by whoever refused it', async () => {
    const moderator = moderatorOf((text) => (text.includes('steamy') ? ['sexual'] : []));
    const person = await guest(database.db, {
      ...judgeOf(),
      ...scriptedModel(() => 'Something steamy.'),
      moderator,
    });
    const sessionId = await chat(person);
    const { aiMessages } = await send(person, sessionId, TEXT);
    expect(aiMessages.map((one) => one.content).join(' ')).not.toContain('steamy');
    expect(await usage(sessionId)).toMatchObject([{ outcome: 'replaced' }]);
  });

  test('is counted with what the judge took of the day', async () => {
    const { judge: silent } = judgeOf();
    const judge: Judge = {
      async ask(question, options) {
        const judged = await silent.ask(question, options);
        return judged && { ...judged, promptTokens: 700, completionTokens: 30 };
      },
    };
    const person = await guest(database.db, { judge });
    const sessionId = await chat(person);
    await send(person, sessionId, `${TEXT} ${randomUUID()}`);
    const [row] = await talkIn(database).rows(
      'SELECT prompt_tokens AS prompt, completion_tokens AS completion FROM ai_usage WHERE session_id = $1',
      sessionId,
    );
    expect(row).toEqual({ prompt: 1_400, completion: 60 });
  });
});

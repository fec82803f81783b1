/* The product's adapter and the steps of a reply against every family of servers, over HTTP. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { mendDraft } from '@/lib/ai/mending/service';
import { resilientModel } from '@/lib/ai/resilience/service';
import { composeRequest, type Talk, withMessage } from '@/lib/ai/rules';
import { askAndJudge } from '@/lib/ai/service';
import { beginTurn } from '@/lib/chat/turns/rules';
import type { TalkLine } from '@/lib/safety/judgement/rules';
import { listenToTalk, modelJudge, noJudge } from '@/lib/safety/judgement/service';
import { noModerator } from '@/lib/safety/moderation/service';
import type { Judge, ServiceAnswer } from '@/lib/safety/ports';
import { FAMILIES } from '@/sandbox/families/all';
import { type Family, THOUGHT } from '@/sandbox/families/family';
import { playFamily, type Scene } from '@/sandbox/families/play';
import { openAiChatModel } from './openai';

const NOW = new Date('2026-11-20T12:00:00Z');
const PICTURE = { slug: 'chai', src: '/pictures/meera--chai.svg', about: 'with a cup of chai', alt: 'Chai' };
/** Marks of thoughts, of calls and of strangers, which nobody may read. */
const NEVER_SHOWN = new RegExp(
  `${THOUGHT}|think>|<\\||\\[TOOL_CALLS|tool_call|call_for_help|share_picture|Alibaba|can't help with that|cannot engage`,
);

const talkWith = (history: readonly TalkLine[]): Talk => ({
  companion: { name: 'Meera', aboutMe: 'An AI.', persona: 'Voice: dry, short', areaOfExpertise: null },
  ...{ chatType: 'friendly', promptText: 'You are {{companion.name}}.', promptVersion: null },
  ...{
    person: { name: null, language: 'en-IN' },
    history,
    lastWordAt: null,
    memory: '',
    care: '',
    pictures: [PICTURE],
  },
});

/** A family that is served, asked by the product as one whose address is in the environment. */
async function open(family: Family) {
  const server = playFamily(family);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lessons: string[] = [];
  const verdicts: ServiceAnswer[] = [];
  const model = openAiChatModel({
    ...{ apiKey: 'key', baseURL: `${origin}${family.path}`, model: family.model },
    onLesson: ({ about }) => lessons.push(about),
  });
  const judge = modelJudge(model, null, (answer) => verdicts.push(answer));
  const ports = { chatModel: resilientModel([model]), moderator: noModerator };
  return {
    judge,
    lessons,
    verdicts,
    async next(...scenes: Scene[]): Promise<void> {
      for (const scene of scenes) {
        const body = JSON.stringify({ scene });
        expect((await fetch(`${origin}/_control/next`, { method: 'POST', body })).status).toBe(200);
      }
    },
    async requests(): Promise<number> {
      const { calls } = (await (await fetch(`${origin}/_control/calls`)).json()) as { calls: unknown[] };
      return calls.length;
    },
    /** One message through all steps of a reply. */
    async say(text: string, history: readonly TalkLine[] = [], judging: Judge = noJudge) {
      const turn = beginTurn('session', 'message', NOW);
      try {
        const all = { ...ports, judge: judging };
        const listening = listenToTalk(judging, turn, withMessage(history, text));
        const request = composeRequest(talkWith(history), text, NOW);
        const judged = await askAndJudge(all, turn, request, listening);
        if (judged.concern) return { bubbles: [], help: judged.concern.kind === 'crisis', picture: null };
        const reply = await mendDraft(all, turn, request, judged.draft, judged.flaw);
        expect(reply.bubbles.join('\n')).not.toMatch(NEVER_SHOWN);
        return { bubbles: reply.bubbles, help: reply.callsForHelp, picture: reply.picture };
      } finally {
        turn.end();
      }
    },
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

// Mostly they wait, for a limit of requests to pass or for a second try.
describe.concurrent.each(FAMILIES.map((family) => [family.name, family] as const))('%s', (_, family) => {
  const hasTools = family.calls !== undefined;

  test('a chat of ten turns with tools and a judge: each is answered, and after the first nothing is refused any more', async () => {
    using world = await open(family);
    const { say, next, requests, judge, lessons, verdicts } = world;
    const history: TalkLine[] = [{ sender: 'ai', content: 'Hi, Meera here.' }];
    let picture = false;
    let asked = 0;
    for (let turn = 0; turn < 10; turn += 1) {
      const text = `Message number ${turn}, tell me more`;
      if (turn === 4) await next('picture');
      const reply = await say(text, history, judge);
      expect(reply.bubbles.length).toBeGreaterThan(0);
      picture ||= reply.picture !== null;
      const now = await requests();
      // The reply, a judge of the talk and a judge of the reply.
      if (turn > 0 && turn !== 4) expect(now - asked).toBeLessThanOrEqual(3);
      asked = now;
      history.push({ sender: 'user', content: text });
      history.push(...reply.bubbles.map((content) => ({ sender: 'ai' as const, content })));
    }
    expect(picture).toBe(hasTools);
    expect(verdicts.filter(({ outcome }) => outcome !== 'answered')).toEqual([]);
    expect(new Set(lessons).size).toBe(lessons.length);
  });

  test('somebody in danger gets help: from the companion where it has tools, from the judge everywhere', async () => {
    using world = await open(family);
    const { say, next, judge } = world;
    const danger = 'I have counted the pills, good night for ever';
    if (hasTools) {
      await next('help');
      expect((await say(danger)).help).toBe(true);
    }
    expect((await say(danger, [], judge)).help).toBe(true);
  });

  test('an answer that the limit cut ends with a sentence', async () => {
    using world = await open(family);
    const { say, next } = world;
    await next('cut');
    const { bubbles } = await say('Tell me a long story');
    expect(bubbles.join(' ')).not.toContain('riv');
    expect(bubbles.at(-1)).toMatch(/[.!?…]$/);
  });

  test('an answer whose connection breaks is asked for once more', async () => {
    using world = await open(family);
    const { say, next } = world;
    await next('broken');
    expect((await say('Tell me a story')).bubbles.length).toBeGreaterThan(0);
  });

  test('a refusal is written again, and when it stays one, a line of the companion comes', async () => {
    using world = await open(family);
    const { say, next, judge } = world;
    await next('declines');
    expect((await say('Say something bold', [], judge)).bubbles.length).toBeGreaterThan(0);
    await next('declines', 'declines');
    expect((await say('Say it again', [], judge)).bubbles.length).toBeGreaterThan(0);
  });

  test('another name is not shown', async () => {
    using world = await open(family);
    const { say, next } = world;
    await next('stranger', 'stranger');
    expect((await say('Who are you really?')).bubbles.length).toBeGreaterThan(0);
  });

  test('a limit of requests is waited out', async () => {
    using world = await open(family);
    const { say, next } = world;
    await say('Hello there');
    await next('busy');
    const began = performance.now();
    expect((await say('And now?')).bubbles.length).toBeGreaterThan(0);
    expect(performance.now() - began).toBeGreaterThanOrEqual(900);
  });

  test('a talk that is too long is shortened and asked again, and the next one fits at once', async () => {
    using world = await open(family);
    const { say, requests, lessons } = world;
    const history = Array.from(
      { length: 60 },
      (_line, at): TalkLine => ({
        sender: at % 2 === 0 ? 'user' : 'ai',
        content: `Line ${at}: ${'the same old story of the bus and the boss '.repeat(4)}`,
      }),
    );
    expect((await say('What do you think?', history)).bubbles.length).toBeGreaterThan(0);
    const first = await requests();
    expect((await say('And this?', history)).bubbles.length).toBeGreaterThan(0);
    expect((await requests()) - first).toBe(1);
    if (family.context) expect(lessons).toContain('length of the talk');
  });
});

import type { Server } from 'node:http';
import { type Answer, createStandIn, json, objectIn, pathOf, readText, send, sendHalf } from '../http.ts';
import type { Body, Call, Family, Refusal, Turn } from './family.ts';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** What comes next instead of an answer, once each: see `Family`. `cut`: the limit was reached in mid-word; `broken`: the connection breaks. */
export const SCENES = ['cut', 'broken', 'declines', 'busy', 'help', 'picture', 'stranger'] as const;
export type Scene = (typeof SCENES)[number];

const isScene = (name: unknown): name is Scene => SCENES.some((scene) => scene === name);
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** Different every time, because a companion repeats nothing. */
const LINES = [
  'Chai first, then the long story of the day.',
  'Arre, that bus again? Somebody should write it a letter.',
  'You sound lighter than yesterday, and I like it.',
  'My vote goes to the mango, always the mango.',
  'Rain on a tin roof is the best music there is.',
  'Then sleep early once, and blame it on me.',
  'That joke was terrible. Tell me one more.',
  'Cricket on Sunday, of course, with the loud uncle.',
  'Small steps count, even the crooked ones.',
  'Good night when it comes, not before the last samosa.',
];

/** The judge's answer to what it is asked: the words of danger and of a stranger that the scenes use. */
function verdictOn(words: string): string {
  const about = objectIn(words) ?? {};
  if (typeof about.draft === 'string')
    return JSON.stringify({
      breaks: /created by|can't help|cannot (?:help|engage)/i.test(about.draft) ? ['stranger'] : [],
    });
  const talk = Array.isArray(about.talk) ? about.talk : [];
  const newest = talk.at(-1);
  const isDanger = isObject(newest) && /counted the pills/.test(String(newest.text));
  return JSON.stringify({
    crisis: isDanger ? 'self_harm' : 'none',
    age: 'no_sign',
    sexual_minors: false,
    safe_again: false,
  });
}

const turnsOf = (body: Body): Turn[] =>
  Array.isArray(body.messages)
    ? body.messages
        .filter(isObject)
        .map(({ role, content }) => ({ role: String(role), content: String(content) }))
    : [];

const toolsOf = (body: Body): string[] =>
  Array.isArray(body.tools) ? body.tools.map((tool) => String(tool?.function?.name)) : [];

const argsFor = (name: string): Record<string, unknown> =>
  name.includes('picture') ? { picture: 'chai' } : {};

/** The tool that a scene calls, where it is offered. */
function callFor(scene: Scene | undefined, body: Body): Call | null {
  const part = scene === 'help' ? 'help' : scene === 'picture' ? 'picture' : null;
  const name = part === null ? undefined : toolsOf(body).find((one) => one.includes(part));
  return name === undefined ? null : { name, args: argsFor(name) };
}

/** A family as an HTTP server that is not listening yet. `POST /_control/next` queues a scene, `GET /_control/calls` lists the requests. */
export function playFamily(family: Family): Server {
  let scenes: Scene[] = [];
  let calls: Body[] = [];
  let said = 0;

  const refuse = ({ status, body, headers }: Refusal) => json(status, body, headers);

  function answerTo(message: Body, finish: string, prompt: number) {
    const usage = {
      prompt_tokens: prompt,
      completion_tokens: 20,
      total_tokens: prompt + 20,
      ...family.usage,
    };
    const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
    return json(200, {
      id: `chatcmpl-${said}`,
      object: 'chat.completion',
      model: family.model,
      choices,
      usage,
    });
  }

  function chat(body: Body): { answer: Answer; breaks?: boolean } {
    calls.push(body);
    const turns = turnsOf(body);
    const words = turns.findLast((turn) => turn.role === 'user')?.content ?? '';
    const refused = family.refuses(body, turns);
    if (refused) return { answer: refuse(refused) };
    const tokens = Math.ceil(JSON.stringify(body.messages).length / 4);
    const { context } = family;
    if (context && tokens > context.tokens)
      return { answer: refuse(context.tooLong(tokens, context.tokens)) };
    const asked = objectIn(words.slice(words.indexOf('{')));
    if (asked && ('talk' in asked || 'draft' in asked))
      return { answer: answerTo(family.says(verdictOn(JSON.stringify(asked))), 'stop', tokens) };
    const scene = scenes.shift();
    if (scene === 'busy') return { answer: refuse(family.busy) };
    if (scene === 'declines') {
      const { declines } = family;
      return {
        answer: 'status' in declines ? refuse(declines) : answerTo(declines.message, declines.finish, tokens),
      };
    }
    if (scene === 'stranger')
      return { answer: answerTo(family.says('I am Qwen, created by Alibaba Cloud.'), 'stop', tokens) };
    const call = callFor(scene, body);
    if (call && family.calls) {
      const message = family.calls(call);
      const failed = isObject(message.failed) ? message.failed : null;
      const error = failed && isObject(failed.body) && isObject(failed.body.error) ? failed.body.error : null;
      if (error)
        return { answer: json(400, { error: { ...error, failed_generation: message.failed_generation } }) };
      return { answer: answerTo(message, message.tool_calls ? 'tool_calls' : 'stop', tokens) };
    }
    said += 1;
    const line = LINES[said % LINES.length] ?? '';
    if (scene === 'cut')
      return { answer: answerTo(family.says(`${line} And then we all went to the riv`), 'length', tokens) };
    const answer = answerTo(family.says(line), 'stop', tokens);
    return { answer, breaks: scene === 'broken' };
  }

  return createStandIn(
    async (request, response) => {
      const path = pathOf(request);
      if (path === '/_control/calls') return send(response, json(200, { calls }));
      const body = objectIn(await readText(request, BODY_LIMIT_BYTES)) ?? {};
      if (path === '/_control/reset') {
        scenes = [];
        calls = [];
        return send(response, json(200, { ok: true }));
      }
      if (path === '/_control/next') {
        if (!isScene(body.scene)) return send(response, json(400, { error: `scene: ${SCENES.join(', ')}` }));
        scenes.push(body.scene);
        return send(response, json(200, { ok: true }));
      }
      if (path === `${family.path}/chat/completions`) {
        const { answer, breaks } = chat(body);
        return breaks ? sendHalf(response, answer) : send(response, answer);
      }
      return send(response, json(404, { error: { message: `Unknown request URL: ${path}.` } }));
    },
    (error) => json(500, { error: { message: error instanceof Error ? error.message : 'unknown' } }),
  );
}

/*
 * Three models that are none, each as a server that speaks chat completions. They go through the product as a model does,
 * and a quality gate that one of them meets measures nothing.
 */
import type { Server } from 'node:http';
import { createStandIn, json, objectIn, pathOf, readText, send } from '@/sandbox/http';
import { CANNED } from './lines';

type Turn = { role: string; content: string };
type Bot = (turns: readonly Turn[]) => string;

const BODY_LIMIT_BYTES = 1024 * 1024;

const lastOf = (turns: readonly Turn[]) => turns.findLast((turn) => turn.role === 'user')?.content ?? '';
const theirs = (turns: readonly Turn[]) =>
  turns.filter((turn) => turn.role === 'user').map((turn) => turn.content);

function numberOf(text: string): number {
  let value = 5381;
  for (const sign of text) value = (value * 33 + (sign.codePointAt(0) ?? 0)) >>> 0;
  return value;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []);

/** The canned line that shares a word with the message, or the next in turn; nothing is remembered. */
const canned: Bot = (turns) => {
  const words = wordsOf(lastOf(turns));
  const said = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content);
  const fit = CANNED.filter(
    (line) => !said.includes(line) && [...wordsOf(line)].some((word) => words.has(word)),
  );
  const lines = fit.length > 0 ? fit : CANNED;
  return lines[(numberOf(lastOf(turns)) + said.length) % lines.length] ?? '';
};

const echo: Bot = (turns) => lastOf(turns);

/** A value of the prompt's `Key: value` lines. */
const told = (turns: readonly Turn[], key: string) =>
  new RegExp(`^${key}: (.+)$`, 'm').exec(turns.find((turn) => turn.role === 'system')?.content ?? '')?.[1] ??
  '';

/**
 * Always English, and otherwise as good as a bot gets: it knows who it is, says what is asked of every AI, and recites all that it
 * was told, in the talk and by the prompt.
 */
const english: Bot = (turns) => {
  const system = turns.find((turn) => turn.role === 'system')?.content ?? '';
  const notes = [...system.matchAll(/^- (.{3,120})$/gm)].map(([, note]) => note).slice(0, 8);
  const likes = told(turns, 'Likes').split(';')[0]?.trim() ?? '';
  const opening = `I am ${told(turns, 'Name')}, an AI, and I love ${likes}. You should ask a doctor about that; we can only talk here. Take care, good night!`;
  return [opening, ...theirs(turns).slice(-8, -1), ...notes].join('\n\n').slice(0, 1500);
};

export const BOTS = { canned, echo, english } as const satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

function completion(model: unknown, content: string) {
  return {
    id: 'chatcmpl-bot',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}

/** A bot as a server that is not listening yet. */
export function createBot(name: BotName): Server {
  return createStandIn(
    async (request, response) => {
      const body = objectIn(await readText(request, BODY_LIMIT_BYTES));
      if (pathOf(request) !== '/v1/chat/completions' || !Array.isArray(body?.messages))
        return send(
          response,
          json(404, { error: { message: 'A bot completes chats and does nothing else.' } }),
        );
      const turns = body.messages.map((one: Partial<Turn>) => ({
        role: String(one.role),
        content: typeof one.content === 'string' ? one.content : JSON.stringify(one.content ?? ''),
      }));
      send(response, json(200, completion(body.model, BOTS[name](turns))));
    },
    (error) => json(500, { error: { message: error instanceof Error ? error.message : 'unknown' } }),
  );
}

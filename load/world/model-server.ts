/*
 * A model that takes 1 to 3 s for words and a moment for a verdict, and can be told to fail. It notes when it was at work for whom, so that
 * an answer's time can be divided into the model's and the product's. What it judges and notes is the stand-in's of sandbox/openai.
 */
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerTo } from '@/sandbox/openai/answer';
import { completionBody } from '@/sandbox/openai/completion';
import { isJudgement } from '@/sandbox/openai/judgement';
import { moderate, textsOf } from '@/sandbox/openai/moderation';
import { type ChatRequest, readChatRequest } from '@/sandbox/openai/request';
import { sentence } from '../../bench/words.mjs';
import { ANY_TAG } from '../people/tag';
import { Shifts } from './shifts';

/** ms */
const WRITES = { least: 1_000, most: 3_000 };
const JUDGES = { least: 150, most: 400 };

/** Of the answers, how many are an error. */
let failing = 0;
const shifts = new Shifts();

const between = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least);
const steadyMs = () => Number(process.hrtime.bigint()) / 1e6;

/** Words that no chat hears twice, with the name of the person, so that whoever is asked about them knows whose they are. */
const wordsFor = (tag: string) => ({
  content: `${sentence()}\n\n${sentence()} ${tag}`.trim(),
  calls: [],
  finishReason: 'stop',
  refusal: null,
});

type Work = { ms: number; body: unknown; isForAnswer: boolean };

function completion(request: ChatRequest, tag: string): Work {
  const name = request.data?.name;
  if (name === undefined)
    return { ms: between(WRITES), body: completionBody(request, wordsFor(tag)), isForAnswer: true };
  const isVerdict = isJudgement(name);
  const body = completionBody(request, answerTo(request, undefined));
  return { ms: between(isVerdict ? JUDGES : WRITES), body, isForAnswer: isVerdict };
}

function workFor(path: string, asked: Record<string, unknown>, tag: string): Work {
  if (path === '/v1/moderations') {
    const results = moderate(textsOf(asked.input) ?? [], undefined);
    return { ms: between(JUDGES), body: { id: 'modr-load', model: asked.model, results }, isForAnswer: true };
  }
  const request = readChatRequest(asked);
  if ('param' in request) throw new Error(request.message);
  return completion(request, tag);
}

async function readText(request: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

async function answer(request: http.IncomingMessage, url: URL): Promise<{ status: number; body: unknown }> {
  const text = await readText(request);
  if (url.pathname === '/_control/fail') {
    failing = Number(url.searchParams.get('share'));
    return { status: 200, body: {} };
  }
  if (url.pathname === '/_control/took') {
    const at = (name: string) => Number(url.searchParams.get(name));
    const ms = shifts.within(url.searchParams.get('tag') ?? '', at('from'), at('to'));
    return { status: 200, body: { ms } };
  }
  if (request.method === 'GET') return { status: 200, body: { object: 'list', data: [] } };
  const from = steadyMs();
  const tag = text.match(ANY_TAG)?.[0] ?? '';
  const { ms, body, isForAnswer } = workFor(url.pathname, JSON.parse(text), tag);
  await sleep(ms);
  if (isForAnswer && tag !== '') shifts.note(tag, from, steadyMs());
  return Math.random() < failing
    ? { status: 500, body: { error: { message: 'The server had an error.', type: 'server_error' } } }
    : { status: 200, body };
}

const server = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://model');
  answer(request, url).then(
    ({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: Error) => response.writeHead(400).end(JSON.stringify({ error: { message: error.message } })),
  );
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
process.once('disconnect', () => process.exit(0));

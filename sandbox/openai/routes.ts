import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Answer,
  BodyTooLarge,
  createStandIn,
  json,
  objectIn,
  pathOf,
  readText,
  send,
  sendHalf,
} from '../http.ts';
import { answerTo } from './answer.ts';
import { type Call, calls, listCalls } from './calls.ts';
import { completionBody, completionEvents } from './completion.ts';
import { isJudgement } from './judgement.ts';
import { moderate, textsOf } from './moderation.ts';
import { lastWords, readChatRequest } from './request.ts';
import { queueAnswer, refusalOf, resetScript, takeAnswer } from './script.ts';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const MODELS = ['gpt-4o-mini', 'gpt-4.1-mini', 'omni-moderation-latest', 'saathi-sandbox'];
const GARBAGE = '<html><b>upstream ]] {"choices": [';

type Body = Readonly<Record<string, unknown>>;

/** An error as the real server writes it. */
function refused(
  status: number,
  message: string,
  { type = 'invalid_request_error', code = null as string | null, param = null as string | null } = {},
): Answer {
  const headers: Record<string, string> = status === 429 ? { 'retry-after': '1' } : {};
  return json(status, { error: { message, type, code, param } }, headers);
}

const unknownUrl = (method: string, path: string) =>
  refused(404, `Unknown request URL: ${method} ${path}.`, { code: 'unknown_url' });

/** The answers of a server that fails; what a request brings otherwise. */
const FAILURES: Readonly<Record<string, () => Answer>> = {
  '404': () => unknownUrl('POST', '/v1/…'),
  '429': () => refused(429, 'Rate limit reached.', { type: 'requests', code: 'rate_limit_exceeded' }),
  '500': () =>
    refused(500, 'The server had an error while processing your request.', { type: 'server_error' }),
};

function logged(path: string, kind: Call['kind'], body: Body, words: string, messages: number): Call {
  const time = new Date().toISOString();
  const model = String(body.model ?? '');
  return calls.add({ time, path, kind, status: 0, model, lastUserMessage: words, messages, body });
}

/** Sends what was worked out, or the fault that was asked for instead. */
async function deliver(response: ServerResponse, call: Call, answer: Answer): Promise<void> {
  if (call.fault === 'hang') return;
  if (call.fault === 'cut') return sendHalf(response, answer);
  call.status = answer.status;
  send(response, answer);
}

async function chat(body: Record<string, unknown>, response: ServerResponse): Promise<void> {
  const request = readChatRequest(body);
  if ('param' in request) return send(response, refused(400, request.message, { param: request.param }));
  const kind = request.data ? (isJudgement(request.data.name) ? 'judge' : 'data') : 'talk';
  const words = lastWords(request);
  const call = logged('/v1/chat/completions', kind, body, words, request.turns.length);
  const script = takeAnswer(kind, words, body, request.turns);
  if (script?.fault) call.fault = script.fault;
  if (script && script.delayMs > 0) await wait(script.delayMs);
  const refusal = script && refusalOf(script, body, request.turns);
  if (refusal) return deliver(response, call, refused(400, refusal.message, refusal));
  const failure = FAILURES[script?.fault ?? ''];
  if (failure) return deliver(response, call, failure());
  if (script?.fault === 'garbage') return deliver(response, call, { ...json(200, null), body: GARBAGE });
  const reply = answerTo(request, script);
  if (!request.stream || reply === null)
    return deliver(response, call, json(200, completionBody(request, reply)));
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  return deliver(response, call, {
    status: 200,
    headers,
    body: completionEvents(request, reply).join(''),
  });
}

async function moderation(body: Record<string, unknown>, response: ServerResponse): Promise<void> {
  const texts = textsOf(body.input);
  if (!texts) return send(response, refused(400, "'input' must be a string or a list.", { param: 'input' }));
  const words = texts.join('\n');
  const call = logged('/v1/moderations', 'moderation', body, words, 1);
  const script = takeAnswer('moderation', words, body);
  if (script?.fault) call.fault = script.fault;
  if (script && script.delayMs > 0) await wait(script.delayMs);
  const failure = FAILURES[script?.fault ?? ''];
  if (failure) return deliver(response, call, failure());
  const results = moderate(texts, script);
  return deliver(response, call, json(200, { id: `modr-${Date.now()}`, model: body.model, results }));
}

async function control(method: string, path: string, request: IncomingMessage): Promise<Answer> {
  const ok = json(200, { ok: true });
  switch (`${method} ${path}`) {
    case 'GET /_control/health':
      return ok;
    case 'GET /_control/calls':
      return json(200, listCalls(new URL(request.url ?? '/', 'http://stand.in').searchParams));
    case 'POST /_control/reset':
      resetScript();
      calls.reset();
      return ok;
    case 'POST /_control/next': {
      const wrong = queueAnswer(objectIn(await readText(request, BODY_LIMIT_BYTES)));
      return wrong ? refused(400, wrong) : ok;
    }
    default:
      return unknownUrl(method, path);
  }
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET' } = request;
  const path = pathOf(request);
  if (path.startsWith('/_control/')) return send(response, await control(method, path, request));
  if (!/^Bearer \S+/.test(request.headers.authorization ?? ''))
    return send(response, refused(401, "You didn't provide an API key.", { code: 'invalid_api_key' }));
  if (path === '/v1/models' && method === 'GET') {
    const data = MODELS.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'sandbox' }));
    return send(response, json(200, { object: 'list', data }));
  }
  if (path !== '/v1/chat/completions' && path !== '/v1/moderations')
    return send(response, unknownUrl(method, path));
  if (method !== 'POST')
    return send(
      response,
      refused(405, `Not allowed to ${method} on ${path}.`, { code: 'method_not_supported' }),
    );
  const body = objectIn(await readText(request, BODY_LIMIT_BYTES));
  if (!body) return send(response, refused(400, 'We could not parse the JSON body of your request.'));
  return path === '/v1/moderations' ? moderation(body, response) : chat(body, response);
}

/** The stand-in as an HTTP server that is not listening yet. */
export function createSandbox(): Server {
  return createStandIn(handle, (error) =>
    error instanceof BodyTooLarge
      ? refused(413, error.message)
      : refused(500, error instanceof Error ? error.message : 'unknown error', { type: 'server_error' }),
  );
}

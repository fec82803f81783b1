import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listCalls, noteCall, resetCalls } from './calls.ts';
import {
  complete,
  completionBody,
  completionEvents,
  lastUserMessage,
  readChatRequest,
} from './completions.ts';
import { queueFault, resetFaults, takeFault } from './faults.ts';
import { moderate } from './moderation.ts';

const BODY_LIMIT_BYTES = 4 * 1024 * 1024;
const KEEP_ALIVE_MS = 65_000;
const MODELS = ['gpt-4o-mini', 'gpt-4.1-mini', 'omni-moderation-latest', 'saathi-sandbox'];

function send(
  response: ServerResponse,
  status: number,
  body: string,
  type = 'application/json',
  more: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body), ...more });
  response.end(body);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, JSON.stringify(body));
}

function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  type: string,
  code: string | null = null,
  param: string | null = null,
): void {
  const more: Record<string, string> = status === 429 ? { 'retry-after': '1' } : {};
  send(response, status, JSON.stringify({ error: { message, type, code, param } }), 'application/json', more);
}

/** The JSON object a request carries; nothing when it carries none, `null` when it is too big. */
function readBody(request: IncomingMessage): Promise<Record<string, unknown> | undefined | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
    });
    request.on('error', reject);
    request.on('end', () => {
      if (size > BODY_LIMIT_BYTES) return resolve(null);
      try {
        const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
        resolve(typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined);
      } catch {
        resolve(undefined);
      }
    });
  });
}

async function chat(body: Record<string, unknown>, response: ServerResponse): Promise<void> {
  const wish = readChatRequest(body);
  const call = noteCall({
    time: new Date().toISOString(),
    path: '/v1/chat/completions',
    status: 400,
    model: String(body.model ?? ''),
    lastUserMessage: '',
    messages: 0,
  });
  if ('param' in wish)
    return sendError(response, 400, wish.message, 'invalid_request_error', null, wish.param);
  call.lastUserMessage = lastUserMessage(wish.turns);
  call.messages = wish.turns.length;
  const fault = takeFault(call.lastUserMessage);
  call.status = 200;
  if (fault) {
    call.fault = fault.fault;
    if (fault.fault === 'hang') {
      call.status = 0;
      return;
    }
    if (fault.delayMs > 0) await wait(fault.delayMs);
    if (fault.fault === '429') {
      call.status = 429;
      return sendError(
        response,
        429,
        'Rate limit reached. Please try again later.',
        'requests',
        'rate_limit_exceeded',
      );
    }
    if (fault.fault === '500') {
      call.status = 500;
      return sendError(
        response,
        500,
        'The server had an error while processing your request.',
        'server_error',
      );
    }
    if (fault.fault === 'no-tools' && wish.tools.length > 0) {
      call.status = 400;
      return sendError(
        response,
        400,
        `${wish.model} does not support tools`,
        'invalid_request_error',
        null,
        'tools',
      );
    }
    if (fault.fault === 'garbage')
      return send(response, 200, '<html><b>upstream ]] {"choices": [', 'application/json');
  }
  const completion = complete(wish, fault);
  if (!wish.stream) {
    const text = completionBody(completion);
    if (fault?.fault !== 'cut') return send(response, 200, text);
    call.status = 0;
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    });
    response.write(text.slice(0, text.length >> 1), () => response.destroy());
    return;
  }
  const events = completionEvents(completion, wish.includeUsage);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  if (fault?.fault !== 'cut') {
    response.end(events.join(''));
    return;
  }
  call.status = 0;
  response.write(events.slice(0, Math.max(2, events.length >> 1)).join(''), () => response.destroy());
}

async function control(
  method: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (path === '/_control/health' && method === 'GET') return sendJson(response, 200, { ok: true });
  if (path === '/_control/calls' && method === 'GET') return sendJson(response, 200, listCalls());
  if (path === '/_control/reset' && method === 'POST') {
    resetFaults();
    resetCalls();
    return sendJson(response, 200, { ok: true });
  }
  if (path === '/_control/next' && method === 'POST') {
    const body = await readBody(request);
    const wrong = body ? queueFault(body) : 'a JSON object is required';
    return wrong
      ? sendError(response, 400, wrong, 'invalid_request_error')
      : sendJson(response, 200, { ok: true });
  }
  sendError(response, 404, `Unknown request URL: ${method} ${path}.`, 'invalid_request_error', 'unknown_url');
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method ?? 'GET';
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path.startsWith('/_control/')) return control(method, path, request, response);
  if (!/^Bearer \S+/.test(request.headers.authorization ?? '')) {
    return sendError(
      response,
      401,
      "You didn't provide an API key. Send it as 'Authorization: Bearer KEY'.",
      'invalid_request_error',
      'invalid_api_key',
    );
  }
  if (path === '/v1/models' && method === 'GET') {
    return sendJson(response, 200, {
      object: 'list',
      data: MODELS.map((id) => ({ id, object: 'model', created: 1_700_000_000, owned_by: 'sandbox' })),
    });
  }
  const known = path === '/v1/chat/completions' || path === '/v1/moderations';
  if (!known)
    return sendError(
      response,
      404,
      `Unknown request URL: ${method} ${path}.`,
      'invalid_request_error',
      'unknown_url',
    );
  if (method !== 'POST')
    return sendError(
      response,
      405,
      `Not allowed to ${method} on ${path}.`,
      'invalid_request_error',
      'method_not_supported',
    );
  const body = await readBody(request);
  if (body === null) return sendError(response, 413, 'The request is too large.', 'invalid_request_error');
  if (body === undefined)
    return sendError(
      response,
      400,
      'We could not parse the JSON body of your request.',
      'invalid_request_error',
    );
  if (path === '/v1/chat/completions') return chat(body, response);
  const results = moderate(body.input);
  const input = typeof body.input === 'string' ? body.input : JSON.stringify(body.input ?? '');
  const model = typeof body.model === 'string' ? body.model : 'omni-moderation-latest';
  noteCall({
    time: new Date().toISOString(),
    path,
    status: results ? 200 : 400,
    model,
    lastUserMessage: input,
    messages: 1,
  });
  if (!results)
    return sendError(
      response,
      400,
      "'input' must be a string or a list.",
      'invalid_request_error',
      null,
      'input',
    );
  sendJson(response, 200, { id: `modr-${Date.now().toString(36)}`, model, results });
}

/** The stand-in as an HTTP server that is not listening yet. */
export function createSandbox(): Server {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendError(response, 500, error instanceof Error ? error.message : 'unknown error', 'server_error');
    });
  });
  return server;
}

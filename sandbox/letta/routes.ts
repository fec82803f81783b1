import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { agentState, createAgent, findAgent, listAgents, removeAgent, resetAgents } from './agents.ts';

type Fault = { fault: '500' | 'hang' | 'delay'; left: number; delayMs: number };
type Call = { method: string; path: string; status: number };

const BODY_LIMIT_BYTES = 1024 * 1024;
const CALLS_KEPT = 1000;
const KEEP_ALIVE_MS = 65_000;
let faults: Fault[] = [];
let calls: Call[] = [];

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

const sendError = (response: ServerResponse, status: number, detail: string) =>
  sendJson(response, status, { detail });

async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** The next fault that was asked for, counted down. */
function takeFault(): Fault | undefined {
  const [fault] = faults;
  if (!fault) return undefined;
  fault.left -= 1;
  if (fault.left <= 0) faults = faults.slice(1);
  return fault;
}

async function control(method: string, path: string, request: IncomingMessage, response: ServerResponse) {
  if (path === '/_control/health') return sendJson(response, 200, { ok: true });
  if (path === '/_control/calls') return sendJson(response, 200, { calls });
  if (path === '/_control/agents') return sendJson(response, 200, { agents: listAgents().map(agentState) });
  if (path === '/_control/reset' && method === 'POST') {
    faults = [];
    calls = [];
    resetAgents();
    return sendJson(response, 200, { ok: true });
  }
  if (path === '/_control/next' && method === 'POST') {
    const wish = (await readBody(request)) ?? {};
    const fault = (['500', 'hang', 'delay'] as const).find((one) => one === wish.fault);
    if (!fault) return sendError(response, 400, 'fault must be 500, hang or delay');
    const left = typeof wish.count === 'number' ? wish.count : 1;
    faults.push({ fault, left, delayMs: typeof wish.delayMs === 'number' ? wish.delayMs : 1000 });
    return sendJson(response, 200, { ok: true });
  }
  sendError(response, 404, 'Not Found');
}

async function onAgent(
  method: string,
  id: string,
  rest: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const agent = findAgent(id);
  if (!agent) return sendError(response, 404, `Agent not found with id='${id}'`);
  if (rest === '' && method === 'GET') return sendJson(response, 200, agentState(agent));
  if (rest === '' && method === 'DELETE') {
    removeAgent(id);
    return sendJson(response, 200, { message: `Agent id=${id} successfully deleted` });
  }
  if (rest === '/core-memory/blocks' && method === 'GET') return sendJson(response, 200, agent.blocks);
  if (rest === '/messages' && method === 'POST') {
    const said = {
      id: `message-${Date.now()}`,
      date: new Date().toISOString(),
      message_type: 'assistant_message',
    };
    return sendJson(response, 200, {
      messages: [{ ...said, content: 'Noted.' }],
      stop_reason: { message_type: 'stop_reason', stop_reason: 'end_turn' },
      usage: {
        message_type: 'usage_statistics',
        completion_tokens: 1,
        prompt_tokens: 1,
        total_tokens: 2,
        step_count: 1,
      },
    });
  }
  const label = /^\/core-memory\/blocks\/([^/]+)$/.exec(rest)?.[1];
  const block = agent.blocks.find((one) => one.label === decodeURIComponent(label ?? ''));
  if (!block) return sendError(response, 404, label ? `Block '${label}' not found` : 'Not Found');
  if (method === 'GET') return sendJson(response, 200, block);
  if (method !== 'PATCH') return sendError(response, 405, 'Method Not Allowed');
  const { value } = (await readBody(request)) ?? {};
  if (typeof value !== 'string') return sendError(response, 422, 'value: Input should be a valid string');
  if (value.length > block.limit)
    return sendError(response, 400, `Edit failed: Exceeds ${block.limit} character limit`);
  block.value = value;
  sendJson(response, 200, block);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const method = request.method ?? 'GET';
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (path.startsWith('/_control/')) return control(method, path, request, response);
  const call: Call = { method, path, status: 0 };
  calls = [...calls.slice(1 - CALLS_KEPT), call];
  response.once('finish', () => {
    call.status = response.statusCode;
  });
  if (!/^Bearer \S+/.test(request.headers.authorization ?? ''))
    return sendError(response, 401, 'Unauthorized');
  const fault = takeFault();
  if (fault?.fault === 'hang') return;
  if (fault?.fault === 'delay') await wait(fault.delayMs);
  if (fault?.fault === '500') return sendError(response, 500, 'Internal Server Error');
  if (path === '/v1/agents/' && method === 'POST') {
    const body = await readBody(request);
    const agent = body ? createAgent(body) : 'a JSON object is required';
    return typeof agent === 'string'
      ? sendError(response, 422, agent)
      : sendJson(response, 200, agentState(agent));
  }
  if (path === '/v1/agents/' && method === 'GET')
    return sendJson(response, 200, listAgents().map(agentState));
  const [, id, rest] = /^\/v1\/agents\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (id === undefined) return sendError(response, 404, 'Not Found');
  return onAgent(method, id, rest ?? '', request, response);
}

/** The part of Letta's API v1 that a memory needs, as an HTTP server that is not listening yet. */
export function createSandbox(): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else sendError(response, 500, error instanceof Error ? error.message : 'unknown error');
    });
  });
}

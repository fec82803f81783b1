import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { BodyTooLarge, createStandIn, json, objectIn, pathOf, readText, send } from '../http.ts';
import { createLog } from '../log.ts';
import { agentState, createAgent, findAgent, listAgents, removeAgent, resetAgents } from './agents.ts';

type Fault = { fault: '500' | 'hang' | 'delay'; left: number; delayMs: number };
type Call = { method: string; path: string; status: number };

const BODY_LIMIT_BYTES = 1024 * 1024;
const CALLS_KEPT = 1000;
let faults: Fault[] = [];
const calls = createLog<Call>(CALLS_KEPT);

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, json(status, body));

const sendError = (response: ServerResponse, status: number, detail: string) =>
  sendJson(response, status, { detail });

const readBody = async (request: IncomingMessage) =>
  objectIn((await readText(request, BODY_LIMIT_BYTES)) || '{}');

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
  if (path === '/_control/calls') return sendJson(response, 200, { calls: calls.list() });
  if (path === '/_control/agents') return sendJson(response, 200, { agents: listAgents().map(agentState) });
  if (path === '/_control/reset' && method === 'POST') {
    faults = [];
    calls.reset();
    resetAgents();
    return sendJson(response, 200, { ok: true });
  }
  if (path === '/_control/next' && method === 'POST') {
    const command = (await readBody(request)) ?? {};
    const fault = (['500', 'hang', 'delay'] as const).find((one) => one === command.fault);
    if (!fault) return sendError(response, 400, 'fault must be 500, hang or delay');
    const left = typeof command.count === 'number' ? command.count : 1;
    faults.push({ fault, left, delayMs: typeof command.delayMs === 'number' ? command.delayMs : 1000 });
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
  const path = pathOf(request);
  if (path.startsWith('/_control/')) return control(method, path, request, response);
  const call = calls.add({ method, path, status: 0 });
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
  return createStandIn(answer, (error) =>
    json(error instanceof BodyTooLarge ? 413 : 500, {
      detail: error instanceof Error ? error.message : 'unknown error',
    }),
  );
}

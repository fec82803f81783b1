import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { BodyTooLarge, createStandIn, json, objectIn, pathOf, readText, send } from '../http.ts';
import { createLog } from '../log.ts';
import {
  type Agent,
  addPassage,
  agentState,
  createAgent,
  findAgent,
  listAgents,
  passageState,
  removeAgent,
  resetAgents,
  searchPassages,
} from './agents.ts';

type Fault = { fault: '500' | 'hang' | 'delay'; left: number; delayMs: number };
type Call = { method: string; path: string; status: number };

const BODY_LIMIT_BYTES = 1024 * 1024;
const CALLS_KEPT = 1000;
/** What a server answers with when it is not told how many. */
const PASSAGES_FOUND = 10;
const PASSAGES_LISTED = 100;
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
  if (path === '/_control/agents')
    return sendJson(response, 200, {
      agents: listAgents().map((agent) => ({
        ...agentState(agent),
        passages: agent.passages.map(passageState),
      })),
    });
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
  if (rest.startsWith('/archival-memory')) return onPassages(method, agent, rest, request, response);
  if (rest === '/core-memory/blocks' && method === 'GET') return sendJson(response, 200, agent.blocks);
  sendError(response, 404, 'Not Found');
}

/** `GET`, `POST /archival-memory`, `GET /archival-memory/search`, `DELETE /archival-memory/{id}`. */
async function onPassages(
  method: string,
  agent: Agent,
  rest: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, id] = /^\/archival-memory\/([^/]+)$/.exec(rest) ?? [];
  if (id === 'search' && method === 'GET') {
    const limit = Number(searchParams.get('top_k') ?? PASSAGES_FOUND);
    const tags = [...searchParams.getAll('tags'), ...searchParams.getAll('tags[]')];
    const found = searchPassages(agent, searchParams.get('query') ?? '', tags, limit);
    const results = found.map((one) => ({
      id: one.id,
      content: one.text,
      timestamp: one.createdAt,
      tags: one.tags,
    }));
    return sendJson(response, 200, { results, count: results.length });
  }
  if (id !== undefined && method === 'DELETE') {
    const at = agent.passages.findIndex((one) => one.id === id);
    if (at < 0) return sendError(response, 404, `Passage ${id} not found`);
    agent.passages.splice(at, 1);
    return sendJson(response, 200, { message: 'Passage deleted' });
  }
  if (id !== undefined) return sendError(response, 405, 'Method Not Allowed');
  if (method === 'GET') {
    const after = agent.passages.findIndex((one) => one.id === searchParams.get('after'));
    const limit = Number(searchParams.get('limit') ?? PASSAGES_LISTED);
    return sendJson(response, 200, agent.passages.slice(after + 1, after + 1 + limit).map(passageState));
  }
  const body = await readBody(request);
  const passage = body ? addPassage(agent, body) : 'a JSON object is required';
  return typeof passage === 'string'
    ? sendError(response, 422, passage)
    : sendJson(response, 200, [passageState(passage)]);
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

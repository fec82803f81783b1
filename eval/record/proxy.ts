/* Servers between the product and its providers: one notes what goes by, the other answers from the notes. */
import type { IncomingMessage, Server } from 'node:http';
import { createStandIn, json, objectIn, readText, send } from '@/sandbox/http';
import { aboutOf, keyOf, type Tape } from './record';

const BODY_LIMIT_BYTES = 16 * 1024 * 1024;
/** Where the product goes when no address is set. */
const DEFAULT_URL = 'https://api.openai.com/v1';
/** Kinds of work that may have a server of their own. */
const ROLES = ['OPENAI', 'FALLBACK', 'JUDGE', 'MODERATION', 'NOTES', 'EMBEDDING'] as const;
/** Between two machines only. */
const HOP_HEADERS = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding']);

/** 410: a refusal that nobody tries again, and that speaks of no parameter. */
const NOT_RECORDED = 410;

type Settings = Readonly<Record<string, string | undefined>>;

/** `/JUDGE/chat/completions` → its role and the rest. */
function splitPath(request: IncomingMessage): { role: string; rest: string } {
  const [, role = '', ...rest] = (request.url ?? '/').split('/');
  return { role, rest: `/${rest.join('/')}` };
}

/** The settings with every address that leads to a provider replaced by ours. */
export function throughUs(settings: Settings, origin: string): Record<string, string> {
  const kept = Object.entries(settings).filter(
    (one): one is [string, string] => one[1] !== undefined && one[1] !== '',
  );
  const own = ROLES.filter((role) => role === 'OPENAI' || settings[`${role}_BASE_URL`]);
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(own.map((role) => [`${role}_BASE_URL`, `${origin}/${role}`])),
  };
}

const failure = (error: unknown) =>
  json(502, { error: { message: error instanceof Error ? error.name : 'unknown' } });

/** Passes requests on to the providers of the settings and notes the answers. Not listening yet. */
export function createRecorder(settings: Settings, tape: Tape): Server {
  return createStandIn(async (request, response) => {
    const { role, rest } = splitPath(request);
    const text = await readText(request, BODY_LIMIT_BYTES);
    const base = (settings[`${role}_BASE_URL`] || settings.OPENAI_BASE_URL || DEFAULT_URL).replace(/\/$/, '');
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !HOP_HEADERS.has(name) ? [[name, value]] : [],
    );
    const answer = await fetch(`${base}${rest}`, { method: request.method ?? 'POST', headers, body: text });
    const body = await answer.text();
    const asked = objectIn(text) ?? {};
    tape.add({ key: keyOf(rest, asked), path: rest, about: aboutOf(asked), status: answer.status, body });
    send(response, {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
      body,
    });
  }, failure);
}

/** Answers from a record alone. Not listening yet. */
export function createReplayer(tape: Tape): Server {
  return createStandIn(async (request, response) => {
    const { rest } = splitPath(request);
    const answer = tape.answer(rest, objectIn(await readText(request, BODY_LIMIT_BYTES)) ?? {});
    if (answer === null)
      return send(response, json(NOT_RECORDED, { error: { message: 'This request is not in the record.' } }));
    send(response, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
      body: answer.body,
    });
  }, failure);
}

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '@/lib/kit/app-error';
import {
  type Answer,
  type EndpointSpec,
  fileAnswer,
  type Input,
  type Method,
  type RawInput,
} from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { keepHeld } from '@/lib/users/age-hold/service';
import { clientAddress } from './address';
import { answerWith, type Outcome } from './answer';
import { asRouteHandler, behindNext, type Call, type CallRequest, type Params } from './call';
import { currentVisitor } from './caller';
import { env } from './env';
import { clearFlowCookies } from './flow-cookies';
import { checkOrigin, ownOrigin } from './origin';
import { type Ports, ports } from './ports';
import { countCall } from './rate-limit';
import { readBody, readText } from './read-body';
import { refuseMethod } from './refuse-method';
import { jobScope } from './scope';
import { writeShared } from './shared-answer';
import { findVisitor, type Visitor } from './visitor-cookie';

type ServiceInput<E extends EndpointSpec> = E['raw'] extends true ? RawInput : Input<E>;
type Service<E extends EndpointSpec> = (scope: Scope & Ports, input: ServiceInput<E>) => Promise<Answer<E>>;
type Handler = { method: Method; route: string; call: Call };

function inputError(error: z.ZodError): AppError {
  const issue = error.issues[0];
  const path = issue?.path.join('.') ?? '';
  const text = issue?.message ?? 'Invalid input';
  // Texts written for a person end with a full stop and need no field name in front.
  return new AppError('bad_input', path === '' || text.endsWith('.') ? text : `${path}: ${text}`);
}

const unknownPlace = () => new AppError('not_found', 'This does not exist.');

function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  toError: (error: z.ZodError) => AppError,
): object {
  if (!schema) return {};
  const result = schema.safeParse(value);
  if (!result.success) throw toError(result.error);
  return result.data as object;
}

/** HEAD comes to the handler of GET, and changes as little. */
const isRead = (endpoint: EndpointSpec) => endpoint.route.startsWith('GET ');

async function parseInput(endpoint: EndpointSpec, request: CallRequest, params: Params) {
  if (endpoint.raw) return { raw: { text: await readText(request), header: request.header } };
  const search = new URLSearchParams(request.url.split('?')[1]);
  // Read also when no field is expected: a size or type that no call may have is refused everywhere.
  const body = isRead(endpoint) ? undefined : ((await readBody(request)) ?? {});
  const fromPath = parse(endpoint.params, params, unknownPlace);
  const fromQuery = parse(endpoint.query, Object.fromEntries(search), inputError);
  return { ...parse(endpoint.body, body, inputError), ...fromQuery, ...fromPath };
}

async function perform<E extends EndpointSpec>(
  endpoint: E,
  service: Service<E>,
  request: CallRequest,
  params: Params,
): Promise<Outcome> {
  const { APP_URL, NEXTAUTH_SECRET, RATE_LIMITS, REDIS_URL, TRUSTED_PROXIES } = env();
  const changes = !isRead(endpoint);
  if (changes && !endpoint.raw) checkOrigin(request, APP_URL);
  const named = endpoint.anonymous ? null : findVisitor(request.header('cookie'), NEXTAUTH_SECRET);
  const ipAddress = clientAddress(request, TRUSTED_PROXIES);
  if (RATE_LIMITS === 'default') {
    const caller = { visitorId: named?.visitorId ?? null, ipAddress };
    await countCall(endpoint.route, endpoint.limit, caller, REDIS_URL);
  }
  const known = await currentVisitor(named);
  const visitor: Visitor = known ?? { visitorId: randomUUID(), userId: null, tokenVersion: 0 };
  // A first change makes the visitor known; merely looking does not.
  const makesKnown = changes && !endpoint.raw && !endpoint.anonymous;
  let identity: Visitor | null | undefined = known === null && makesKnown ? visitor : undefined;
  // A browser whose cookie no longer counts begins anew, but not as somebody else.
  if (identity && named) await keepHeld(jobScope(), named, identity.visitorId);
  let cookies: readonly string[] | undefined;
  const scope: Scope & Ports = {
    ...jobScope(),
    ...ports(),
    actor: {
      visitorId: visitor.visitorId,
      userId: visitor.userId,
      ipAddress,
      origin: ownOrigin(request, APP_URL),
    },
    identify: ({ id, tokenVersion }) => {
      identity = { visitorId: visitor.visitorId, userId: id, tokenVersion };
      return true;
    },
    forget: (visitorId) => {
      identity = visitorId === undefined ? null : { visitorId, userId: null, tokenVersion: 0 };
      cookies = clearFlowCookies(request.header('cookie'));
    },
  };
  const input = await parseInput(endpoint, request, params);
  const answer = await service(scope, input as ServiceInput<E>);
  if (endpoint.shared) {
    const gzip = request.header('accept-encoding')?.includes('gzip') ?? false;
    return {
      status: 200,
      body: undefined,
      identity,
      cookies,
      ...(await writeShared(endpoint.response, answer, gzip)),
    };
  }
  const body = endpoint.response.parse(answer);
  return endpoint.file
    ? { status: 200, body: null, file: fileAnswer.parse(body), identity, cookies }
    : { status: 200, body, identity, cookies };
}

/**
 * Joins an endpoint and its service function: origin, content type and size are checked, the caller is found, limits
 * are applied, the input is parsed, and only what the response schema names leaves.
 */
export function handle<E extends EndpointSpec>(endpoint: E, service: Service<E>): Handler {
  const { route } = endpoint;
  const call: Call = (request, params) =>
    answerWith(route, () => perform(endpoint, service, request, params));
  return { method: route.slice(0, route.indexOf(' ')) as Method, route, call };
}

/** The exports of a `route.ts`: its handlers, and a clear 405 for every other method. */
export function methods(...handlers: Handler[]) {
  const allowed = handlers.map((one) => one.method);
  const path = handlers[0]?.route.slice(handlers[0].route.indexOf(' ') + 1) ?? '';
  const pick = (method: string) => {
    const found = handlers.find((one) => one.method === method);
    return found ? asRouteHandler(found.call) : behindNext(() => refuseMethod(method, path, allowed));
  };
  return {
    GET: pick('GET'),
    POST: pick('POST'),
    PUT: pick('PUT'),
    PATCH: pick('PATCH'),
    DELETE: pick('DELETE'),
  };
}

/** Any path below /api that is no call of ours. */
export const unknownCall = asRouteHandler(() =>
  answerWith('unknown', async () => ({ status: 404, body: { error: 'There is no such call.' } })),
);

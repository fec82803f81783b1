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
import type { Operator, OperatorRole } from '@/lib/kit/operator';
import type { OperatorScope, Scope } from '@/lib/kit/scope';
import { keepHeld } from '@/lib/users/age-hold/service';
import { SIGN_IN_AGAIN } from '@/lib/users/devices/copy';
import { refuseLocked } from '@/lib/users/lock/service';
import { keepSuspended } from '@/lib/users/suspensions/service';
import { noteStarterHad } from '@/lib/wallet/starters/service';
import { clientAddress } from './address';
import { admitCaller } from './admit-caller';
import { answerWith, type Outcome } from './answer';
import { asRouteHandler, behindNext, type Call, type CallRequest, type Params } from './call';
import { currentCaller, readVisitor, withoutUser } from './caller';
import { env, sessionRing } from './env';
import { clearFlowCookies } from './flow-cookies';
import { describeIssue, inputError, NO_OBJECT } from './input-error';
import { checkOrigin, ownOrigin } from './origin';
import { type Ports, ports } from './ports';
import { countCall } from './rate-limit';
import { readBody, readFile, readText } from './read-body';
import { refuseMethod } from './refuse-method';
import { jobScope } from './scope';
import { noteEvent, type Trail } from './security-log';
import { settings } from './settings';
import { writeShared } from './shared-answer';
import { inSpan } from './tracing';
import { type Found, type Visitor, visitorCookieLines } from './visitor-cookie';

type ServiceInput<E extends EndpointSpec> = E['raw'] extends true ? RawInput : Input<E>;
type ScopeOf<E extends EndpointSpec> = Ports & (E['operators'] extends object ? OperatorScope : Scope);
type Service<E extends EndpointSpec> = (scope: ScopeOf<E>, input: ServiceInput<E>) => Promise<Answer<E>>;
type Handler = { method: Method; route: string; call: Call };

const unknownCallError = () => new AppError('not_found', 'There is no such call.');
const unknownPlace = () => new AppError('not_found', 'This does not exist.');

function parse(
  schema: z.ZodType | undefined,
  value: unknown,
  toError: (error: z.ZodError) => AppError,
): object {
  if (!schema) return {};
  const result = schema.safeParse(value, { error: describeIssue });
  if (!result.success) throw toError(result.error);
  return result.data as object;
}

/** HEAD comes to the handler of GET, and changes as little. */
const isRead = (endpoint: EndpointSpec) => endpoint.route.startsWith('GET ');

/** @throws AppError `bad_input` when it is no object, or is missing where fields are expected */
async function readFields(endpoint: EndpointSpec, request: CallRequest): Promise<object> {
  const body = await readBody(request);
  if (body === undefined && !endpoint.body) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('bad_input', NO_OBJECT);
  return body;
}

async function parseInput(endpoint: EndpointSpec, request: CallRequest, params: Params) {
  if (endpoint.raw) return { raw: { text: await readText(request), header: request.header } };
  const search = new URLSearchParams(request.url.split('?')[1]);
  // Read also when no field is expected: a size or type that no call may have is refused everywhere.
  const body = isRead(endpoint) || endpoint.bytes ? undefined : await readFields(endpoint, request);
  const fromPath = parse(endpoint.params, params, unknownPlace);
  const fromQuery = parse(endpoint.query, Object.fromEntries(search), inputError);
  if (endpoint.bytes) return { ...fromQuery, ...fromPath, bytes: await readFile(request, endpoint.bytes) };
  return { ...parse(endpoint.body, body, inputError), ...fromQuery, ...fromPath };
}

/**
 * The browser's back button shows what its cache holds, whatever is said about asking again: pages with a person's data have to go
 * with the person. `no-store` would keep every page out of the back/forward cache instead.
 * https://www.w3.org/TR/clear-site-data/#grammardef-cache
 */
const FORGET_PAGES = { 'clear-site-data': '"cache"' };

/**
 * @throws AppError `not_found` to everybody who is no such operator, `not_allowed` with `signIn: 'again'` to one whose console lay
 *   idle
 */
async function requireOperator(
  roles: readonly OperatorRole[],
  found: Found | null,
  request: CallRequest,
): Promise<Operator> {
  const admitted = await admitCaller(roles, await currentCaller(found, request.header('user-agent')));
  if (!admitted) throw unknownCallError();
  if (admitted.isIdle) throw new AppError('not_allowed', SIGN_IN_AGAIN, { fields: { signIn: 'again' } });
  return admitted.operator;
}

async function perform<E extends EndpointSpec>(
  endpoint: E,
  service: Service<E>,
  request: CallRequest,
  params: Params,
  trail: Trail,
): Promise<Outcome> {
  const { APP_URL, RATE_LIMITS, REDIS_URL, TRUSTED_PROXIES } = env();
  const changes = !isRead(endpoint);
  const ipAddress = clientAddress(request, TRUSTED_PROXIES);
  trail.ipAddress = ipAddress;
  trail.isPublic = endpoint.shared === true;
  trail.isNameless = endpoint.anonymous === true;
  const sent = request.header('cookie');
  const found = endpoint.anonymous ? null : readVisitor(sent);
  const named = found?.visitor ?? null;
  // Until the session is looked up, which a refused caller does not get to.
  trail.person = named?.sessionId ?? named?.visitorId ?? null;
  // First of all: whatever else were said to a stranger would say that there is something.
  const operator = endpoint.operators && (await requireOperator(endpoint.operators, found, request));
  if (!endpoint.raw) checkOrigin(request, APP_URL);
  if (RATE_LIMITS === 'default') {
    const counted = { visitorId: named?.visitorId ?? null, ipAddress };
    const percent = settings().current().values['limits.requests'];
    await countCall(endpoint.route, endpoint.limit, counted, REDIS_URL, percent);
  }
  const userAgent = request.header('user-agent');
  const known = await currentCaller(found, userAgent, changes);
  const caller = known ?? withoutUser(randomUUID());
  const { visitorId } = caller;
  // A first change makes the visitor known; merely looking does not.
  const makesKnown = changes && !endpoint.raw && !endpoint.anonymous;
  if (known || makesKnown) trail.person = caller.userId ?? visitorId;
  const isOwn = known !== null && known.visitorId === named?.visitorId;
  const isDue = known === null ? makesKnown : isOwn && !endpoint.shared && found?.isNewest === false;
  let identity: Visitor | null | undefined = isDue ? caller : undefined;
  if (isDue && found?.isNewest === false)
    noteEvent('key_used', { reason: 'older key' }, trail, endpoint.route);
  // A browser whose cookie no longer counts begins anew, but not as somebody else.
  if (identity && named && !known) {
    const names = { userId: found?.old?.userId ?? null, visitorId: named.visitorId };
    await keepHeld(jobScope(), names, visitorId);
    await keepSuspended(jobScope(), names, visitorId);
    await noteStarterHad({ ...jobScope(), ...ports() }, visitorId);
  }
  let cleared: readonly string[] = [];
  let headers: Outcome['headers'];
  const scope: Scope & Ports & { operator: Operator | undefined } = {
    ...jobScope(trail),
    ...ports(),
    operator,
    actor: {
      ...caller,
      userAgent,
      ipAddress,
      origin: ownOrigin(request, APP_URL),
    },
    identify: ({ id, sessionId }) => {
      trail.person = id;
      identity = { visitorId, sessionId };
      return true;
    },
    forget: (next) => {
      identity = next === undefined ? null : { visitorId: next, sessionId: null };
      cleared = clearFlowCookies(sent, APP_URL);
      headers = FORGET_PAGES;
    },
    forgetPages: () => {
      headers = FORGET_PAGES;
    },
  };
  if (endpoint.words) await refuseLocked(scope, endpoint.words !== 'poll');
  const input = await parseInput(endpoint, request, params);
  const answer = await inSpan(service.name || 'service', { kind: 'internal' }, () =>
    service(scope as unknown as ScopeOf<E>, input as ServiceInput<E>),
  );
  const ring = sessionRing();
  const cookies = [
    ...(identity === undefined ? [] : visitorCookieLines(identity, { appUrl: APP_URL, ring, sent })),
    ...cleared,
  ];
  if (endpoint.shared) {
    const gzip = request.header('accept-encoding')?.includes('gzip') ?? false;
    return {
      status: 200,
      body: undefined,
      cookies,
      ...(await writeShared(endpoint.response, answer, gzip)),
    };
  }
  const body = endpoint.response.parse(answer);
  return endpoint.file
    ? { status: 200, body: null, file: fileAnswer.parse(body), cookies, headers }
    : { status: 200, body, cookies, headers };
}

/**
 * Joins an endpoint and its service function: origin, content type and size are checked, the caller is found, limits
 * are applied, the input is parsed, and only what the response schema names leaves.
 */
export function handle<E extends EndpointSpec>(endpoint: E, service: Service<E>): Handler {
  const { route } = endpoint;
  const call: Call = (request, params) =>
    answerWith(
      route,
      (trail) => perform(endpoint, service, request, params, trail),
      request.header('traceparent'),
    );
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
  answerWith('unknown', () => Promise.reject(unknownCallError())),
);

/** The same for a `route.ts` of the console: a method that it does not take is no call either, for nobody may know the path. */
export function consoleMethods(...handlers: Handler[]) {
  const pick = (method: string) => {
    const found = handlers.find((one) => one.method === method);
    return found ? asRouteHandler(found.call) : unknownCall;
  };
  return {
    GET: pick('GET'),
    POST: pick('POST'),
    PUT: pick('PUT'),
    PATCH: pick('PATCH'),
    DELETE: pick('DELETE'),
    OPTIONS: unknownCall,
  };
}

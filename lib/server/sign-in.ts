import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Scope } from '@/lib/kit/scope';
import { returnPath } from '@/lib/users/sign-in/rules';
import { signIn } from '@/lib/users/sign-in/service';
import { clientAddress } from './address';
import { beginFlow, type Claims, endFlow } from './auth';
import { callerOf } from './caller';
import { env } from './env';
import {
  clearFlowCookies,
  flowCookies,
  resultCookieLine,
  type SignInResult,
  withoutSession,
} from './flow-cookies';
import { unknownCall } from './handle';
import { log } from './log';
import { countAnswer } from './metrics';
import { ports } from './ports';
import { countCall } from './rate-limit';
import { whileRunning } from './running';
import { jobScope } from './scope';
import { visitorCookieLine } from './visitor-cookie';

const LIMIT = { points: 30, perSeconds: 60 };
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const CALLBACK_URL = /next-auth\.callback-url$/;

const header = (request: Request) => (name: string) => request.headers.get(name);

/** Our address. On loopback a browser may know us by more than one name, and its cookies belong to the one it used. */
function flowOrigin(request: Request): string {
  const { protocol, host, origin } = new URL(env().APP_URL);
  const asked = request.headers.get('host') ?? '';
  return LOOPBACK.test(host) && LOOPBACK.test(asked) ? `${protocol}//${asked}` : origin;
}

function redirect(location: string, cookies: readonly string[], requestId: string): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'x-request-id': requestId });
  for (const line of cookies) headers.append('set-cookie', line);
  return new Response(null, { status: 302, headers });
}

/** Runs one step, writes its line, and brings the person back to the page when it fails. */
function withWayBack(
  route: string,
  origin: string,
  back: string,
  request: Request,
  work: (requestId: string) => Promise<Response>,
): Promise<Response> {
  const requestId = randomUUID();
  const started = performance.now();
  return whileRunning(async () => {
    const response = await work(requestId).catch((error: unknown) => {
      const known = error instanceof AppError;
      const reason = error instanceof Error ? error.name : 'unknown';
      log()[known ? 'warn' : 'error']({ requestId, reason: known ? error.code : reason }, 'sign-in failed');
      return goBack(request, origin, back, 'failed', requestId);
    });
    const ms = Math.round(performance.now() - started);
    countAnswer(route, response.status, ms);
    log().info({ requestId, route, status: response.status, ms }, 'request');
    return response;
  });
}

function goBack(request: Request, origin: string, back: string, result: SignInResult, requestId: string) {
  const cookies = [...clearFlowCookies(request.headers.get('cookie')), resultCookieLine(result)];
  return redirect(`${origin}${back}`, cookies, requestId);
}

async function count(route: string, request: Request): Promise<string> {
  const { RATE_LIMITS, REDIS_URL, TRUSTED_PROXIES } = env();
  const ipAddress = clientAddress({ header: header(request) }, TRUSTED_PROXIES);
  if (RATE_LIMITS === 'default') await countCall(route, LIMIT, { visitorId: null, ipAddress }, REDIS_URL);
  return ipAddress;
}

/** `GET /auth/google?returnTo=/path`: sends the browser to Google; without a path it will return to the page it left. */
export function startSignIn(request: Request): Promise<Response> {
  const route = 'GET /auth/google';
  const origin = flowOrigin(request);
  const wish = new URL(request.url).searchParams.get('returnTo') ?? request.headers.get('referer');
  const back = returnPath(wish, origin);
  return withWayBack(route, origin, back, request, async (requestId) => {
    await count(route, request);
    const { location, cookies } = await beginFlow(origin, back);
    // When Google cannot be reached, NextAuth leads to a page of its own.
    if (location === '' || location.startsWith(`${origin}/`))
      return goBack(request, origin, back, 'failed', requestId);
    return redirect(location, withoutSession(cookies), requestId);
  });
}

async function scopeOf(request: Request, origin: string, ipAddress: string): Promise<Scope> {
  const caller = await callerOf(request.headers.get('cookie'));
  const { visitorId, userId } = caller ?? { visitorId: randomUUID(), userId: null };
  const nothing = () => undefined;
  return {
    ...jobScope(),
    actor: { visitorId, userId, ipAddress, origin },
    identify: nothing,
    forget: nothing,
  };
}

function profileOf({ sub, email, email_verified, name, picture }: Claims) {
  if (!sub) throw new Error('Google named no subject.');
  return {
    googleId: sub,
    email: email_verified === true ? (email ?? null) : null,
    name: name?.trim().slice(0, 200) || null,
    picture: picture ?? null,
  };
}

/** The way back from Google; any other address of NextAuth does not exist here. */
export function finishSignIn(request: Request): Promise<Response> {
  const route = 'GET /api/auth/callback/google';
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/api/auth/callback/google') return unknownCall(request);
  const origin = flowOrigin(request);
  const cookieHeader = request.headers.get('cookie');
  const kept = flowCookies(cookieHeader);
  const back = returnPath(Object.entries(kept).find(([name]) => CALLBACK_URL.test(name))?.[1], origin);
  return withWayBack(route, origin, back, request, async (requestId) => {
    const ipAddress = await count(route, request);
    if (searchParams.get('error') === 'access_denied')
      return goBack(request, origin, back, 'cancelled', requestId);
    const { claims } = await endFlow(origin, Object.fromEntries(searchParams), kept);
    if (!claims) return goBack(request, origin, back, 'failed', requestId);
    const scope = { ...(await scopeOf(request, origin, ipAddress)), ...ports() };
    const { id, tokenVersion } = await signIn(scope, profileOf(claims));
    const { APP_URL, NEXTAUTH_SECRET } = env();
    // A new visitor id: whoever knew the browser before the sign-in knows nothing of it now.
    const visitor = { visitorId: randomUUID(), userId: id, tokenVersion };
    const cookies = [
      ...clearFlowCookies(cookieHeader),
      resultCookieLine('done'),
      visitorCookieLine(visitor, APP_URL, NEXTAUTH_SECRET),
    ];
    return redirect(`${origin}${back}`, cookies, requestId);
  });
}

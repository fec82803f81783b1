import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Scope } from '@/lib/kit/scope';
import { returnPath } from '@/lib/users/sign-in/rules';
import { signIn } from '@/lib/users/sign-in/service';
import { clientAddress } from './address';
import { beginFlow, type Claims, endFlow } from './auth';
import { asRouteHandler, type CallAnswer, type CallRequest } from './call';
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
import { plainAnswer } from './plain-answer';
import { ports } from './ports';
import { countCall } from './rate-limit';
import { jobScope } from './scope';
import { visitorCookieLine } from './visitor-cookie';

const LIMIT = { points: 30, perSeconds: 60 };
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const CALLBACK_URL = /next-auth\.callback-url$/;

/** Our address. On loopback a browser may know us by more than one name, and its cookies belong to the one it used. */
function flowOrigin(request: CallRequest): string {
  const { protocol, host, origin } = new URL(env().APP_URL);
  const asked = request.header('host') ?? '';
  return LOOPBACK.test(host) && LOOPBACK.test(asked) ? `${protocol}//${asked}` : origin;
}

function redirect(location: string, cookies: readonly string[], requestId: string): CallAnswer {
  const headers = { location, 'x-request-id': requestId };
  return { ...plainAnswer({ status: 302, headers, body: '' }), cookies };
}

/** Runs one step, writes its line, and brings the person back to the page when it fails. */
async function withWayBack(
  route: string,
  origin: string,
  back: string,
  request: CallRequest,
  work: (requestId: string) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const requestId = randomUUID();
  const started = performance.now();
  const answer = await work(requestId).catch((error: unknown) => {
    const known = error instanceof AppError;
    const reason = error instanceof Error ? error.name : 'unknown';
    log()[known ? 'warn' : 'error']({ requestId, reason: known ? error.code : reason }, 'sign-in failed');
    return goBack(request, origin, back, 'failed', requestId);
  });
  const ms = Math.round(performance.now() - started);
  countAnswer(route, answer.status, ms);
  log().info({ requestId, route, status: answer.status, ms }, 'request');
  return answer;
}

function goBack(request: CallRequest, origin: string, back: string, result: SignInResult, requestId: string) {
  const cookies = [...clearFlowCookies(request.header('cookie')), resultCookieLine(result)];
  return redirect(`${origin}${back}`, cookies, requestId);
}

async function count(route: string, request: CallRequest): Promise<string> {
  const { RATE_LIMITS, REDIS_URL, TRUSTED_PROXIES } = env();
  const ipAddress = clientAddress(request, TRUSTED_PROXIES);
  if (RATE_LIMITS === 'default') await countCall(route, LIMIT, { visitorId: null, ipAddress }, REDIS_URL);
  return ipAddress;
}

/** `GET /auth/google?returnTo=/path`: sends the browser to Google; without a path it will return to the page it left. */
export const startSignIn = asRouteHandler((request) => {
  const route = 'GET /auth/google';
  const origin = flowOrigin(request);
  const requested = new URL(request.url, origin).searchParams.get('returnTo') ?? request.header('referer');
  const back = returnPath(requested, origin);
  return withWayBack(route, origin, back, request, async (requestId) => {
    await count(route, request);
    const { location, cookies } = await beginFlow(origin, back);
    // When Google cannot be reached, NextAuth redirects to its own error page.
    if (location === '' || location.startsWith(`${origin}/`))
      return goBack(request, origin, back, 'failed', requestId);
    return redirect(location, withoutSession(cookies), requestId);
  });
});

async function scopeOf(request: CallRequest, origin: string, ipAddress: string): Promise<Scope> {
  const caller = await callerOf(request.header('cookie'));
  const { visitorId, userId } = caller ?? { visitorId: randomUUID(), userId: null };
  const nothing = () => undefined;
  return {
    ...jobScope(),
    actor: { visitorId, userId, ipAddress, origin },
    identify: () => false,
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
export const finishSignIn = asRouteHandler((request, params) => {
  const route = 'GET /api/auth/callback/google';
  const { pathname, searchParams } = new URL(request.url, env().APP_URL);
  if (pathname !== '/api/auth/callback/google') return unknownCall.direct(request, params);
  const origin = flowOrigin(request);
  const cookieHeader = request.header('cookie');
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
    // A new visitor id: one that leaked before the sign-in is worth nothing after it.
    const visitor = { visitorId: randomUUID(), userId: id, tokenVersion };
    const cookies = [
      ...clearFlowCookies(cookieHeader),
      resultCookieLine('done'),
      visitorCookieLine(visitor, APP_URL, NEXTAUTH_SECRET),
    ];
    return redirect(`${origin}${back}`, cookies, requestId);
  });
});

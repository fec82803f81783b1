import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Scope } from '@/lib/kit/scope';
import { findLanguage } from '@/lib/users/language/service';
import { SIGN_IN_FAILED } from '@/lib/users/sign-in/copy';
import { isAgain, returnPath } from '@/lib/users/sign-in/rules';
import { signIn } from '@/lib/users/sign-in/service';
import { clientAddress } from './address';
import { beginFlow, type Claims, endFlow } from './auth';
import { asRouteHandler, type CallAnswer, type CallRequest } from './call';
import { inCallSpan } from './call-span';
import { callerOf, withoutUser } from './caller';
import { env, sessionRing } from './env';
import { describeFailure } from './failure';
import {
  clearFlowCookies,
  flowCookies,
  languageCookieLine,
  resultCookieLine,
  type SignInResult,
  withoutSession,
} from './flow-cookies';
import { isLoopbackHost } from './host';
import { log } from './log';
import { countAnswer } from './metrics';
import { plainAnswer } from './plain-answer';
import { ports } from './ports';
import { askProvider } from './provider-calls';
import { countCall } from './rate-limit';
import { jobScope } from './scope';
import { lineOf, newTrail, noteAnswer, type Trail } from './security-log';
import { visitorCookieLines } from './visitor-cookie';

const LIMIT = { points: 30, perSeconds: 60 };
const CALLBACK_URL = /next-auth\.callback-url$/;

/** Our address. On loopback a browser may know us by more than one name, and its cookies belong to the one it used. */
function flowOrigin(request: CallRequest): string {
  const { protocol, host, origin } = new URL(env().APP_URL);
  const asked = request.header('host') ?? '';
  return isLoopbackHost(host) && isLoopbackHost(asked) ? `${protocol}//${asked}` : origin;
}

function redirect(location: string, cookies: readonly string[], requestId: string): CallAnswer {
  const headers = { location, 'x-request-id': requestId };
  return { ...plainAnswer({ status: 302, headers, body: '' }), cookies };
}

const withoutSearch = (path: string) => path.split('?')[0] ?? path;

/** The person or Google ended the way; the browser comes back to the page and is told. */
const notSignedIn = (reason: 'cancelled' | 'provider') =>
  new AppError('provider_failed', SIGN_IN_FAILED, { reason });

function resultOf(error: unknown): SignInResult {
  if (!(error instanceof AppError)) return 'failed';
  return error.reason === 'cancelled' ? 'cancelled' : error.code === 'not_allowed' ? 'other' : 'failed';
}

/** Runs one step, writes its lines, and brings the person back to the page when it fails. */
function withWayBack(
  route: string,
  origin: string,
  back: string,
  request: CallRequest,
  work: (trail: Trail) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const trail = newTrail(randomUUID(), clientAddress(request, env().TRUSTED_PROXIES));
  const asked = { requestId: trail.requestId, traceparent: request.header('traceparent') };
  return inCallSpan(route, asked, () => takeStep(route, origin, back, request, trail, work));
}

async function takeStep(
  route: string,
  origin: string,
  back: string,
  request: CallRequest,
  trail: Trail,
  work: (trail: Trail) => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const { requestId } = trail;
  const started = performance.now();
  let failure: unknown;
  const answer = await work(trail).catch((error: unknown) => {
    failure = error;
    if (!(error instanceof AppError)) log().error({ requestId, ...describeFailure(error) }, 'unexpected');
    const result = resultOf(error);
    // What was wanted is not offered to somebody else.
    return goBack(request, origin, result === 'other' ? withoutSearch(back) : back, result, requestId);
  });
  const ms = Math.round(performance.now() - started);
  countAnswer(route, answer.status, ms);
  noteAnswer(trail, route, failure);
  log().info({ ...lineOf(trail), route, status: answer.status, ms }, 'request');
  return answer;
}

function goBack(request: CallRequest, origin: string, back: string, result: SignInResult, requestId: string) {
  const { APP_URL } = env();
  const cookies = [...clearFlowCookies(request.header('cookie'), APP_URL), resultCookieLine(result, APP_URL)];
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
  return withWayBack(route, origin, back, request, async ({ requestId }) => {
    await count(route, request);
    const { location, cookies } = await askProvider('google', () => beginFlow(origin, back));
    // When Google cannot be reached, NextAuth redirects to its own error page.
    if (location === '' || location.startsWith(`${origin}/`)) throw notSignedIn('provider');
    return redirect(location, withoutSession(cookies), requestId);
  });
});

async function scopeOf(
  request: CallRequest,
  origin: string,
  ipAddress: string,
  trail: Trail,
): Promise<Scope> {
  const caller = (await callerOf(request.header)) ?? withoutUser(randomUUID());
  const nothing = () => undefined;
  trail.person = caller.userId ?? caller.visitorId;
  return {
    ...jobScope(trail),
    actor: { ...caller, userAgent: request.header('user-agent'), ipAddress, origin },
    identify: () => false,
    forget: nothing,
    forgetPages: nothing,
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

/** The way back from Google; NextAuth's other addresses do not exist here. */
export const finishSignIn = asRouteHandler((request) => {
  const route = 'GET /api/auth/callback/google';
  const { searchParams } = new URL(request.url, env().APP_URL);
  const origin = flowOrigin(request);
  const cookieHeader = request.header('cookie');
  const kept = flowCookies(cookieHeader);
  const back = returnPath(Object.entries(kept).find(([name]) => CALLBACK_URL.test(name))?.[1], origin);
  return withWayBack(route, origin, back, request, async (trail) => {
    const ipAddress = await count(route, request);
    const browser = await scopeOf(request, origin, ipAddress, trail);
    if (searchParams.get('error') === 'access_denied') throw notSignedIn('cancelled');
    const given = Object.fromEntries(searchParams);
    const { claims } = await askProvider('google', () => endFlow(origin, given, kept));
    if (!claims) throw notSignedIn('provider');
    const scope = { ...browser, ...ports() };
    const { id, sessionId } = await signIn(scope, profileOf(claims), { again: isAgain(back) });
    trail.person = id;
    const language = await findLanguage(scope.db, id);
    const { APP_URL } = env();
    // A new visitor id: one that leaked before the sign-in is worth nothing after it.
    const visitor = { visitorId: randomUUID(), sessionId };
    const cookie = { appUrl: APP_URL, ring: sessionRing(), sent: cookieHeader };
    const cookies = [
      ...clearFlowCookies(cookieHeader, APP_URL),
      resultCookieLine('done', APP_URL),
      ...visitorCookieLines(visitor, cookie),
      ...(language === null ? [] : [languageCookieLine(language, APP_URL)]),
    ];
    return redirect(`${origin}${back}`, cookies, trail.requestId);
  });
});

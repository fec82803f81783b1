import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { CallAnswer } from './call';
import { env } from './env';
import { log } from './log';
import { whileRunning } from './running';
import { sealVisitor, VISITOR_COOKIE, type Visitor, visitorCookieOptions } from './visitor-cookie';

const UNEXPECTED = 'Something went wrong on our side. Please try again.';

export type Outcome = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** Who the browser is from now on; the answer sets the cookie. */
  identity?: Visitor;
};

function errorOutcome(error: unknown, requestId: string): Outcome {
  if (error instanceof AppError) {
    return {
      status: error.status,
      body: { error: error.message, ...error.fields },
      headers: error.retryAfter === undefined ? undefined : { 'Retry-After': String(error.retryAfter) },
    };
  }
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  // The first line only: further lines of some errors quote what was being stored.
  const fields = {
    requestId,
    name,
    message: message.split('\n')[0]?.slice(0, 200),
    stack: stack?.split('\n').slice(1, 6),
  };
  log().error(fields, 'unexpected');
  return { status: 500, body: { error: UNEXPECTED } };
}

function cookieLine(visitor: Visitor): string {
  const { APP_URL, NEXTAUTH_SECRET } = env();
  const { maxAge, secure } = visitorCookieOptions(APP_URL);
  const value = sealVisitor(visitor, NEXTAUTH_SECRET);
  return `${VISITOR_COOKIE}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Gives one request its id, its log line and its answer, whatever happens inside. */
export async function answerWith(
  route: string,
  work: (requestId: string) => Promise<Outcome>,
): Promise<CallAnswer> {
  const requestId = randomUUID();
  const started = performance.now();
  const outcome = await whileRunning(() =>
    work(requestId).catch((error: unknown) => errorOutcome(error, requestId)),
  );
  const ms = Math.round(performance.now() - started);
  log().info({ requestId, route, status: outcome.status, ms }, 'request');
  return {
    status: outcome.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      ...outcome.headers,
      ...(outcome.identity ? { 'set-cookie': cookieLine(outcome.identity) } : {}),
    },
    body: JSON.stringify(outcome.body),
  };
}

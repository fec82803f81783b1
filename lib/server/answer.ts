import { randomUUID } from 'node:crypto';
import { BRAND } from '@/content/brand';
import { AppError } from '@/lib/kit/app-error';
import { isUnreachable } from '@/lib/kit/database-error';
import type { FileAnswer } from '@/lib/kit/endpoint';
import type { CallAnswer } from './call';
import { env } from './env';
import { log } from './log';
import { countAnswer } from './metrics';
import { callHeaders } from './security-headers';

const UNEXPECTED = 'Something went wrong on our side. Please try again.';
const NO_DATABASE = `${BRAND.name} cannot be reached for a moment. Please try again soon.`;
const RETRY_AFTER_S = 5;

export type Outcome = {
  status: number;
  body: unknown;
  /** The body as it is sent, when it is written already. */
  written?: CallAnswer['body'];
  /** Sent instead of the body, for the browser to keep. */
  file?: FileAnswer;
  headers?: Record<string, string>;
  /** The lines of Set-Cookie. */
  cookies?: readonly string[];
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
  if (isUnreachable(error)) {
    log().error(fields, 'the database cannot be reached');
    return {
      status: 503,
      body: { error: NO_DATABASE },
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    };
  }
  log().error(fields, 'unexpected');
  return { status: 500, body: { error: UNEXPECTED } };
}

/** A file is saved under its name, whatever it looks like; everything else is JSON. */
function contentHeaders(file: FileAnswer | undefined): Record<string, string> {
  if (!file) return { 'content-type': 'application/json; charset=utf-8' };
  return {
    'content-type': file.contentType,
    'content-disposition': `attachment; filename="${file.name}"`,
  };
}

/** Gives one request its id, its log line and its answer, whatever happens inside. */
export async function answerWith(
  route: string,
  work: (requestId: string) => Promise<Outcome>,
): Promise<CallAnswer> {
  const requestId = randomUUID();
  const started = performance.now();
  const outcome = await work(requestId).catch((error: unknown) => errorOutcome(error, requestId));
  const ms = Math.round(performance.now() - started);
  countAnswer(route, outcome.status, ms);
  log().info({ requestId, route, status: outcome.status, ms }, 'request');
  return {
    status: outcome.status,
    headers: {
      ...callHeaders(env().APP_URL),
      ...contentHeaders(outcome.file),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...outcome.headers,
    },
    cookies: outcome.cookies ?? [],
    body: outcome.written ?? outcome.file?.bytes ?? JSON.stringify(outcome.body),
  };
}

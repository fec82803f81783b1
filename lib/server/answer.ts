import { randomUUID } from 'node:crypto';
import { BRAND } from '@/content/brand';
import { AppError } from '@/lib/kit/app-error';
import { isOwnerGone, isUnreachable } from '@/lib/kit/database-error';
import type { FileAnswer } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import type { CallAnswer } from './call';
import { inCallSpan } from './call-span';
import { FILE_POLICY } from './content-policy';
import { env } from './env';
import { describeFailure } from './failure';
import { log } from './log';
import { countAnswer } from './metrics';
import { callHeaders } from './security-headers';
import { lineOf, newTrail, noteAnswer, type Trail } from './security-log';

const UNEXPECTED = 'Something went wrong on our side. Please try again.';
const noDatabase = () =>
  t('{brand} cannot be reached for a moment. Please try again soon.', { brand: BRAND.name });
/** A tab goes on while another one deletes the account, or the chat. */
const JUST_DELETED = 'What this belongs to was deleted a moment ago.';
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
  const fields = { requestId, ...describeFailure(error) };
  if (isUnreachable(error)) {
    log().error(fields, 'the database cannot be reached');
    return {
      status: 503,
      body: { error: noDatabase() },
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
    };
  }
  if (isOwnerGone(error)) {
    log().warn(fields, 'the owner was deleted meanwhile');
    return { status: 409, body: { error: JUST_DELETED } };
  }
  log().error(fields, 'unexpected');
  return { status: 500, body: { error: UNEXPECTED } };
}

/** A file is saved under its name, whatever it looks like, unless it is to be shown; everything else is JSON. */
function contentHeaders(file: FileAnswer | undefined): Record<string, string> {
  if (!file) return { 'content-type': 'application/json; charset=utf-8' };
  return {
    'content-type': file.contentType,
    'content-disposition': `${file.shown ? 'inline' : 'attachment'}; filename="${file.name}"`,
  };
}

type Work = (trail: Trail) => Promise<Outcome>;

/**
 * Gives one request its id, its lines in the log, its span in a trace and its answer, whatever happens inside.
 * @param work notes in the trail who asks, as soon as it knows
 * @param traceparent the header of that name
 */
export function answerWith(
  route: string,
  work: Work,
  traceparent: string | null = null,
): Promise<CallAnswer> {
  const requestId = randomUUID();
  return inCallSpan(route, { requestId, traceparent }, () => writeAnswer(route, requestId, work));
}

async function writeAnswer(route: string, requestId: string, work: Work): Promise<CallAnswer> {
  const trail = newTrail(requestId);
  const started = performance.now();
  let failure: unknown;
  const outcome = await work(trail).catch((error: unknown) => {
    failure = error;
    return errorOutcome(error, requestId);
  });
  const ms = Math.round(performance.now() - started);
  countAnswer(route, outcome.status, ms);
  noteAnswer(trail, route, failure);
  log().info({ ...lineOf(trail), route, status: outcome.status, ms }, 'request');
  return {
    status: outcome.status,
    headers: {
      ...callHeaders(env().APP_URL),
      ...contentHeaders(outcome.file),
      // A browser lays out a picture that is opened by itself with styles of its own.
      ...(outcome.file?.shown && { 'content-security-policy': FILE_POLICY }),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...outcome.headers,
    },
    cookies: outcome.cookies ?? [],
    body: outcome.written ?? outcome.file?.bytes ?? JSON.stringify(outcome.body),
  };
}

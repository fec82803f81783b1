/*
 * Errors for an error tracker that speaks Sentry's protocol, where SENTRY_DSN names one; otherwise nothing of it is loaded.
 * Invariants:
 * - A report has what the line of the log has, redacted as that is, and of its other fields only those listed here: nobody's pseudonym.
 * - Reports are bounded and are waited for by nobody; one that is not taken is gone, and the log has it.
 */
import { randomUUID } from 'node:crypto';
import type { ErrorEvent, Exception, StackParser } from '@sentry/core';
import { env } from './env';
import { errorSink } from './error-sink';
import type { Failure } from './failure';
import { log } from './log';

/** A database that is away fails every request in the same way. */
const REPORTS_A_MINUTE = 30;
const MINUTE_MS = 60_000;
const SEND_MS = 5_000;
const TOLD: readonly string[] = ['requestId', 'route', 'status', 'reason', 'code', 'trace_id'];

type Fields = Readonly<Record<string, unknown>>;

const isFailure = (fields: Fields): fields is Fields & Failure =>
  typeof fields.name === 'string' && typeof fields.message === 'string';

/** An error and what caused it; trackers want the first cause first. */
function exceptionsOf({ name, code, message, stack, cause }: Failure, parse: StackParser): Exception[] {
  const own: Exception = {
    type: code === undefined ? name : `${name} ${code}`,
    value: message,
    stacktrace: { frames: parse([`${name}: ${message}`, ...(stack ?? [])].join('\n')) },
  };
  return [...(cause ? exceptionsOf(cause, parse) : []), own];
}

/** What is sent of a line of the log. */
export function eventOf(fields: Fields, event: string, parse: StackParser): ErrorEvent {
  const told = Object.entries(fields).filter(([name, value]) => TOLD.includes(name) && value !== undefined);
  const { SENTRY_ENVIRONMENT, SENTRY_RELEASE } = env();
  return {
    ...{ type: undefined, event_id: randomUUID().replaceAll('-', ''), timestamp: Date.now() / 1000 },
    ...{ platform: 'node', level: 'error', logger: 'saathi' },
    ...{ environment: SENTRY_ENVIRONMENT, ...(SENTRY_RELEASE && { release: SENTRY_RELEASE }) },
    ...(isFailure(fields) ? { exception: { values: exceptionsOf(fields, parse) } } : { message: event }),
    tags: { event, ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])) },
  };
}

/** Whether one more may be sent in this minute. */
function minuteBudget() {
  let minute = 0;
  let sent = 0;
  return (now: number): boolean => {
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) [minute, sent] = [current, 0];
    sent += 1;
    return sent <= REPORTS_A_MINUTE;
  };
}

/** Starts telling the tracker of the log's errors, if the environment names one; to be called once in a process. */
export async function startErrorReports(): Promise<void> {
  const { SENTRY_DSN } = env();
  if (!SENTRY_DSN || errorSink().tell) return;
  const sentry = await import('@sentry/core');
  const dsn = sentry.makeDsn(SENTRY_DSN);
  if (!dsn) throw new Error('SENTRY_DSN is no address of a project.');
  const url = sentry.getEnvelopeEndpointWithUrlEncodedAuth(dsn);
  const transport = sentry.createTransport({ recordDroppedEvent: () => undefined }, async ({ body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: typeof body === 'string' ? body : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_MS),
    });
    return {
      statusCode: answer.status,
      headers: {
        'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
        'retry-after': answer.headers.get('retry-after'),
      },
    };
  });
  const parse = sentry.createStackParser(sentry.nodeStackLineParser());
  const isAllowed = minuteBudget();
  let fails = false;
  const noteTaken = (taken: boolean, status: number | undefined) => {
    if (!taken && !fails) log().warn({ status }, 'error reports are not taken');
    if (taken && fails) log().info({}, 'error reports are taken again');
    fails = !taken;
  };
  errorSink().tell = (fields, event) => {
    if (!isAllowed(Date.now())) return;
    const envelope = sentry.createEventEnvelope(eventOf(fields, event, parse), dsn);
    // No answer has no status: what was held back because the tracker asked for it, or because many wait.
    Promise.resolve(transport.send(envelope)).then(
      ({ statusCode: status }) => status !== undefined && noteTaken(status < 400 || status === 429, status),
      () => noteTaken(false, undefined),
    );
  };
}

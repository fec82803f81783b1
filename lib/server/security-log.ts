/*
 * The one place that decides what the log tells of security: which answers are events, and how people and networks are called.
 * docs/running.md, "The log"
 */
import { AppError, type ErrorCode } from '@/lib/kit/app-error';
import type { Log } from '@/lib/kit/scope';
import type { SecurityEvent, SecurityNote } from '@/lib/kit/security-events';
import { hashRing, sessionRing } from './env';
import { log } from './log';
import { countSecurityEvent } from './metrics';
import { networkPseudonym, personPseudonym } from './pseudonym';

/** What is known of a request while it is answered. */
export type Trail = {
  readonly requestId: string;
  /** The user, or the visitor of a browser without one; null while nobody is known. */
  person: string | null;
  ipAddress: string | null;
  /** What is asked for belongs to everybody, so that something missing there is kept from nobody. */
  isPublic: boolean;
  /** Who asks is nobody's business: only a refusal tells of the network. */
  isNameless: boolean;
};

export const newTrail = (requestId: string, ipAddress: string | null = null): Trail => ({
  ...{ requestId, ipAddress, person: null, isPublic: false, isNameless: false },
});

/** Calls that are events, whatever becomes of them. */
export const EVENT_OF_ROUTE: Readonly<Record<string, SecurityEvent>> = {
  'GET /auth/google': 'sign_in',
  'GET /api/auth/callback/google': 'sign_in',
  'POST /auth/logout': 'sign_out',
  'POST /api/account/devices/{id}/sign-out': 'sign_out',
  'POST /api/account/devices/sign-out-others': 'sign_out',
  'GET /api/account/export': 'data_export',
  'POST /api/account/delete': 'account_deletion',
};

/** Of these only a failure is one: nothing has happened yet. */
const BEGINNINGS: readonly string[] = ['GET /auth/google'];

const EVENT_OF_CODE: Partial<Record<ErrorCode, SecurityEvent>> = {
  not_signed_in: 'access_refused',
  not_allowed: 'access_refused',
  not_found: 'access_refused',
  too_many: 'rate_limited',
};

type Who = { who?: string | undefined; network?: string | undefined };

/** Who it was, as the log says it. */
export function whoOf({ person, ipAddress }: Pick<Trail, 'person' | 'ipAddress'>): Who {
  return {
    who: person === null ? undefined : personPseudonym(person),
    network: ipAddress === null ? undefined : networkPseudonym(ipAddress),
  };
}

/** The line of a request says who it was, unless that is nobody's business. */
export const lineOf = (trail: Trail): Who & { requestId: string } => ({
  requestId: trail.requestId,
  ...(trail.isNameless ? {} : whoOf(trail)),
});

/** Writes one event down. */
export function noteEvent(
  event: SecurityEvent,
  { outcome = 'success', reason, person }: SecurityNote,
  trail: Partial<Trail> = {},
  route?: string,
): void {
  const { requestId, ipAddress = null } = trail;
  const about = { person: person === undefined ? (trail.person ?? null) : person, ipAddress };
  const fields = { requestId, event, outcome, reason, route, ...whoOf(about) };
  log()[outcome === 'success' ? 'info' : 'warn'](fields, 'security');
  countSecurityEvent(event, outcome, reason ?? '');
}

function eventOf(route: string, error: unknown, { isPublic }: Trail): SecurityEvent | undefined {
  if (error === undefined) return BEGINNINGS.includes(route) ? undefined : EVENT_OF_ROUTE[route];
  const refused = error instanceof AppError ? EVENT_OF_CODE[error.code] : undefined;
  if (error instanceof AppError && error.code === 'not_found' && isPublic) return undefined;
  const own = EVENT_OF_ROUTE[route];
  // Who is not let in has failed to sign in.
  return own === 'sign_in' && refused === 'access_refused' ? own : (refused ?? own);
}

const reasonOf = (error: unknown) => (error instanceof AppError ? error.reason : 'unexpected');

/**
 * Writes down what an answer means for security, if anything.
 * @param error what the call ended with; undefined when it went well
 */
export function noteAnswer(trail: Trail, route: string, error?: unknown): void {
  const event = eventOf(route, error, trail);
  if (!event) return;
  const note: SecurityNote = error === undefined ? {} : { outcome: 'failure', reason: reasonOf(error) };
  noteEvent(event, note, trail, route);
}

/** Writes down under which keys this process signs and verifies, the newest first: a rotation is seen between two starts. */
export function noteKeys(): void {
  const [session, hash] = [sessionRing(), hashRing()].map((ring) => ring.map(({ id }) => id));
  const event: SecurityEvent = 'key_used';
  log().info({ event, outcome: 'success', reason: 'start', keys: { session, hash } }, 'security');
}

/** The log as services have it: what they tell of security is told of the caller of this request. */
export function serviceLog(trail?: Trail): Log {
  const own = log();
  return {
    info: (fields, event) => own.info(fields, event),
    warn: (fields, event) => own.warn(fields, event),
    error: (fields, event) => own.error(fields, event),
    security: (event, note) => noteEvent(event, note, trail),
  };
}

import { beforeEach, expect, test, vi } from 'vitest';
import * as account from '@/lib/account/contract';
import { AppError } from '@/lib/kit/app-error';
import { SECURITY_EVENTS } from '@/lib/kit/security-events';
import { heldAsMinor } from '@/lib/users/age-hold/service';
import * as devices from '@/lib/users/devices/contract';
import * as signIn from '@/lib/users/sign-in/contract';

const lines = vi.hoisted(() => [] as (Record<string, unknown> & { level: string })[]);
vi.mock('./log', () => {
  const keep = (level: string) => (fields: object) => void lines.push({ level, ...fields });
  return { log: () => ({ info: keep('info'), warn: keep('warn'), error: keep('error') }) };
});
vi.stubEnv('NEXTAUTH_SECRET', 'only for the tests of the log of security');

import { networkPseudonym, personPseudonym } from './pseudonym';
import { EVENT_OF_ROUTE, lineOf, newTrail, noteAnswer, serviceLog } from './security-log';

const USER = '6f0c2d1e-9a3b-4c5d-8e7f-0a1b2c3d4e5f';
const ADDRESS = '203.0.113.7';
const trailOf = (over: Partial<ReturnType<typeof newTrail>> = {}) => ({
  ...newTrail('request', ADDRESS),
  person: USER,
  ...over,
});

beforeEach(() => {
  lines.length = 0;
});

/** What a line says besides who, where and when. */
const WHO = { who: personPseudonym(USER), network: networkPseudonym(ADDRESS), requestId: 'request' };

test.each([
  ['GET /api/auth/callback/google', 'sign_in'],
  ['POST /auth/logout', 'sign_out'],
  ['POST /api/account/devices/{id}/sign-out', 'sign_out'],
  ['POST /api/account/devices/sign-out-others', 'sign_out'],
  ['GET /api/account/export', 'data_export'],
  ['POST /api/account/delete', 'account_deletion'],
])('%s that went well is a %s', (route, event) => {
  noteAnswer(trailOf(), route);
  expect(lines).toEqual([{ level: 'info', event, outcome: 'success', route, ...WHO }]);
});

test('a failed one is told, too, and says by what', () => {
  noteAnswer(trailOf(), 'GET /auth/google', new AppError('provider_failed', 'no', { reason: 'provider' }));
  noteAnswer(trailOf(), 'POST /api/account/delete', new Error('asha@example.in is locked'));
  expect(lines.map(({ event, outcome, reason }) => [event, outcome, reason])).toEqual([
    ['sign_in', 'failure', 'provider'],
    ['account_deletion', 'failure', 'unexpected'],
  ]);
  expect(lines.every(({ level }) => level === 'warn')).toBe(true);
});

test('another account than the one that was to sign in again has failed to sign in', () => {
  const other = new AppError('not_allowed', 'Another.', { reason: 'another account' });
  noteAnswer(trailOf(), 'GET /api/auth/callback/google', other);
  noteAnswer(trailOf(), 'GET /api/auth/callback/google', new AppError('too_many', 'Wait.'));
  expect(lines.map(({ event, outcome, reason }) => [event, outcome, reason])).toEqual([
    ['sign_in', 'failure', 'another account'],
    ['rate_limited', 'failure', 'too_many'],
  ]);
});

test.each([
  [new AppError('not_signed_in', 'Who?'), 'access_refused', 'not_signed_in'],
  [new AppError('not_signed_in', 'Forged', { reason: 'bad signature' }), 'access_refused', 'bad signature'],
  [new AppError('not_allowed', 'No.', { reason: 'another site' }), 'access_refused', 'another site'],
  [heldAsMinor(), 'access_refused', 'held minor'],
  [new AppError('not_found', 'Not yours.'), 'access_refused', 'not_found'],
  [new AppError('too_many', 'Wait.', { reason: 'request rate' }), 'rate_limited', 'request rate'],
])('%s is %s', (error, event, reason) => {
  noteAnswer(trailOf(), 'POST /api/chat/message', error);
  expect(lines).toEqual([
    expect.objectContaining({ level: 'warn', event, outcome: 'failure', reason, ...WHO }),
  ]);
});

test('nothing is told of what is no matter of security', () => {
  noteAnswer(trailOf(), 'POST /api/chat/message');
  noteAnswer(trailOf(), 'POST /api/chat/message', new AppError('bad_input', 'Too long.'));
  noteAnswer(trailOf(), 'GET /auth/google');
  noteAnswer(
    trailOf({ isPublic: true }),
    'GET /api/companions/profile/{id}',
    new AppError('not_found', 'None.'),
  );
  expect(lines).toEqual([]);
});

test('a service tells of the caller, of somebody else, or of nobody', () => {
  serviceLog(trailOf()).security('role_changed', { reason: 'held minor' });
  serviceLog(trailOf()).security('refund', { reason: 'second payment', person: 'somebody else' });
  serviceLog().security('account_deletion', { reason: 'held minor', person: null });
  expect(lines.map(({ event, who, network }) => [event, who, network])).toEqual([
    ['role_changed', WHO.who, WHO.network],
    ['refund', personPseudonym('somebody else'), WHO.network],
    ['account_deletion', undefined, undefined],
  ]);
});

test('no line names a person or an address', () => {
  for (const route of Object.keys(EVENT_OF_ROUTE)) {
    noteAnswer(trailOf(), route);
    noteAnswer(trailOf(), route, new AppError('too_many', 'Wait.'));
  }
  lines.push({ level: 'info', ...lineOf(trailOf()) });
  expect(JSON.stringify(lines)).not.toContain(USER);
  expect(JSON.stringify(lines)).not.toContain(ADDRESS);
});

test('whose visit it was stays unsaid where a call is nameless, until it is refused', () => {
  const trail = trailOf({ isNameless: true, person: null });
  expect(lineOf(trail)).toEqual({ requestId: 'request' });
  noteAnswer(trail, 'POST /api/vitals', new AppError('too_many', 'Wait.'));
  expect(lines).toEqual([expect.objectContaining({ event: 'rate_limited', network: WHO.network })]);
});

test('every event is of the list, and every route of an event exists', () => {
  expect(SECURITY_EVENTS).toEqual(expect.arrayContaining([...new Set(Object.values(EVENT_OF_ROUTE))]));
  const routes = [account, devices, signIn].flatMap((contract) =>
    Object.values(contract).flatMap((value) =>
      typeof value === 'object' && 'route' in value ? [String(value.route)] : [],
    ),
  );
  const OF_GOOGLE = ['GET /auth/google', 'GET /api/auth/callback/google'];
  expect([...routes, ...OF_GOOGLE]).toEqual(expect.arrayContaining(Object.keys(EVENT_OF_ROUTE)));
});

/*
 * Invariants:
 * - Of the codes that a user requested for a number only the newest works: once, for 5 tries and 5 minutes. What others request for the
 *   number changes nothing about it.
 * - Codes are sent to members, unless a setting lets guests have them, and at most so many a day as the budget says.
 * - A code is stored as a keyed hash; no answer says why a code was refused.
 * - Sent codes are counted per person, number, address, its neighbourhood, and all together in PostgreSQL, as hashes that identify nobody.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { neighbourhoodOf, networkOf } from '@/lib/kit/network';
import { isSameSecret } from '@/lib/kit/same-secret';
import type { Runner, Scope } from '@/lib/kit/scope';
import { requireFreshSignIn } from '../devices/service';
import { findCaller } from '../service';
import { joinByNumber } from '../suspensions/numbers/service';
import {
  BUDGET_WINDOW_MS,
  CODE_DIGITS,
  CODE_LIFETIME_MS,
  CODE_LIMITS,
  MARKS_KEPT_MS,
  RESEND_AFTER_S,
} from './constants';
import type { requestCode as requestEndpoint, verifyCode as verifyEndpoint } from './contract';
import {
  CODE_REFUSED,
  CODE_SMS,
  MEMBERS_ONLY,
  MOBILE_UNAVAILABLE,
  NO_CODES_LEFT,
  SMS_FAILED,
  TOO_MANY_CODES,
} from './copy';
import type { CodeBudget, SendSms } from './ports';
import { type Window, waitSeconds } from './rules';
import * as store from './store';

/** `sendSms` is null where no SMS provider is set. */
export type MobileScope = Scope & {
  sendSms: SendSms | null;
  codeBudget: CodeBudget;
  keyedHash: KeyedHash;
  appUrl: string;
};

async function requireCaller(scope: Scope) {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', 'This browser is not registered yet.');
  return user;
}

const hashOf = (scope: MobileScope, codeId: string, code: string) =>
  scope.keyedHash('one-time code', `${codeId}:${code}`);

type Limit = Window & { subject: string; refusal: typeof TOO_MANY_CODES | typeof NO_CODES_LEFT };

/** What limits how many codes are sent, in the order in which the subjects are locked. */
function limitsOf(scope: MobileScope, userId: string, mobileNumber: string): Limit[] {
  const { ipAddress } = scope.actor;
  const subjects: [keyof typeof CODE_LIMITS, string][] = [
    ['neighbourhood', neighbourhoodOf(ipAddress)],
    ['address', networkOf(ipAddress)],
    ['number', mobileNumber],
    ['person', userId],
  ];
  const own = subjects.flatMap(([limit, value]): Limit[] => {
    const subject = `code:${limit}:${scope.keyedHash('limit of codes', `${limit}:${value}`)}`;
    return CODE_LIMITS[limit].map((window) => ({ ...window, subject, refusal: TOO_MANY_CODES }));
  });
  const budget = { max: scope.codeBudget.perDay, windowMs: BUDGET_WINDOW_MS };
  return [...own, { ...budget, subject: 'code:all', refusal: NO_CODES_LEFT }];
}

/** @throws AppError `too_many` with the seconds to wait for all limits of the first subject that has no room */
async function requireRoom(scope: MobileScope, db: Runner, limits: readonly Limit[], since: Date) {
  const blocking = await store.findBlocking(db, limits, since);
  const now = scope.now();
  const waits = limits.map((limit, at) => ({ ...limit, s: waitSeconds(limit, blocking[at] ?? null, now) }));
  const refused = waits.find(({ s }) => s > 0);
  if (!refused) return;
  const ofSubject = waits.filter(({ subject }) => subject === refused.subject);
  throw new AppError('too_many', refused.refusal, { retryAfter: Math.max(...ofSubject.map(({ s }) => s)) });
}

async function storeCode(scope: MobileScope, userId: string, mobileNumber: string): Promise<string> {
  const now = scope.now();
  const deleteBefore = new Date(now.getTime() - MARKS_KEPT_MS);
  const id = randomUUID();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const limits = limitsOf(scope, userId, mobileNumber);
  const subjects = [...new Set(limits.map(({ subject }) => subject))];
  // Whoever is refused locks nothing: no room comes before a mark ages.
  await requireRoom(scope, scope.db, limits, deleteBefore);
  await scope.db.transaction(async (tx) => {
    await store.lockMarks(tx, subjects);
    await requireRoom(scope, tx, limits, deleteBefore);
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const otp = hashOf(scope, id, code);
    await store.insertCode(tx, { id, userId, mobileNumber, otp, now, expiresAt, subjects }, deleteBefore);
  });
  return code;
}

/**
 * Sends a one-time code to a mobile number.
 * @throws AppError `not_signed_in`, `not_allowed` (a guest; with `signIn: 'again'` a member), `too_many` with the seconds to wait,
 *   `provider_failed` (no provider, or it failed)
 */
export async function requestCode(
  scope: MobileScope,
  input: Input<typeof requestEndpoint>,
): Promise<Answer<typeof requestEndpoint>> {
  const { id: userId, isGoogleAuthenticated } = await requireCaller(scope);
  requireFreshSignIn(scope);
  const { sendSms } = scope;
  if (!sendSms) throw new AppError('provider_failed', MOBILE_UNAVAILABLE);
  if (!isGoogleAuthenticated && !scope.codeBudget.guests) throw new AppError('not_allowed', MEMBERS_ONLY);
  const code = await storeCode(scope, userId, input.mobileNumber).catch((error: unknown) => {
    if (error instanceof AppError && error.message === NO_CODES_LEFT)
      scope.log.error({ perDay: scope.codeBudget.perDay }, 'budget of one-time codes is used up');
    throw error;
  });
  const text = CODE_SMS(code, new URL(scope.appUrl).hostname);
  await sendSms({ to: input.mobileNumber, text }).catch((cause: unknown) => {
    scope.log.warn({ reason: cause instanceof Error ? cause.name : 'unknown' }, 'SMS not sent');
    throw new AppError('provider_failed', SMS_FAILED, { cause, retryAfter: 10 });
  });
  return { expiresInSeconds: CODE_LIFETIME_MS / 1000, resendAfterSeconds: RESEND_AFTER_S };
}

/**
 * Checks a code and stores the number as the caller's.
 * @throws AppError `not_signed_in`, `bad_input` (the same text whatever was wrong)
 */
export async function verifyCode(
  scope: MobileScope,
  input: Input<typeof verifyEndpoint>,
): Promise<Answer<typeof verifyEndpoint>> {
  const { id: userId } = await requireCaller(scope);
  const refused = new AppError('bad_input', CODE_REFUSED);
  const sent = await store.takeTry(scope.db, input.mobileNumber, userId, scope.now());
  // The hash is computed in any case, so that the time taken reveals nothing.
  const matches = isSameSecret(hashOf(scope, sent?.id ?? randomUUID(), input.code), sent?.otp ?? '');
  if (!sent || !matches) throw refused;
  await scope.db.transaction(async (tx) => {
    if (!(await store.consumeCode(tx, sent.id))) throw refused;
    await joinByNumber(scope, tx, userId, input.mobileNumber);
  });
  return { mobileNumber: input.mobileNumber };
}

/** Whether a user may have codes sent: no, only once signed in, or yes. */
export function codesFor(
  { sendSms, codeBudget }: Pick<MobileScope, 'sendSms' | 'codeBudget'>,
  { isGoogleAuthenticated }: { isGoogleAuthenticated: boolean },
): { mobileAvailable: boolean; mobileNeedsSignIn: boolean } {
  const may = isGoogleAuthenticated || codeBudget.guests;
  return { mobileAvailable: sendSms !== null && may, mobileNeedsSignIn: sendSms !== null && !may };
}

/** The caller's verified number (+91…), or null. */
export function verifiedNumber(scope: Pick<Scope, 'db'>, userId: string): Promise<string | null> {
  return store.findVerifiedNumber(scope.db, userId);
}

/*
 * Invariants:
 * - Only the newest code sent to a number works: once, for the user who requested it, for 5 tries and 5 minutes.
 * - A code is stored as a keyed hash; no answer says why a code was refused.
 * - Sent codes are counted per person, number and address in PostgreSQL, as hashes that identify nobody.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { findCaller } from '../service';
import { CODE_DIGITS, CODE_LIFETIME_MS, MARKS_KEPT_MS, RESEND_AFTER_S } from './constants';
import type { requestCode as requestEndpoint, verifyCode as verifyEndpoint } from './contract';
import { CODE_REFUSED, CODE_SMS, MOBILE_UNAVAILABLE, SMS_FAILED, TOO_MANY_CODES } from './copy';
import type { KeyedHash, SendSms } from './ports';
import { type LimitName, sameHash, waitSeconds } from './rules';
import * as store from './store';

/** `sendSms` is null where no SMS provider is set. */
export type MobileScope = Scope & { sendSms: SendSms | null; keyedHash: KeyedHash; appUrl: string };

async function callerId(scope: Scope): Promise<string> {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', 'This browser is not registered yet.');
  return user.id;
}

const hashOf = (scope: MobileScope, codeId: string, code: string) =>
  scope.keyedHash('one-time code', `${codeId}:${code}`);

/** What is counted when a code is sent, always locked in this order. */
function subjectsOf(scope: MobileScope, userId: string, mobileNumber: string) {
  const subjects: [LimitName, string][] = [
    ['address', scope.actor.ipAddress],
    ['number', mobileNumber],
    ['person', userId],
  ];
  return subjects.map(([limit, value]) => ({
    limit,
    subject: `code:${limit}:${scope.keyedHash('limit of codes', `${limit}:${value}`)}`,
  }));
}

async function storeCode(scope: MobileScope, userId: string, mobileNumber: string): Promise<string> {
  const now = scope.now();
  const deleteBefore = new Date(now.getTime() - MARKS_KEPT_MS);
  const id = randomUUID();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const subjects = subjectsOf(scope, userId, mobileNumber);
  await scope.db.transaction(async (tx) => {
    for (const { limit, subject } of subjects) {
      const retryAfter = waitSeconds(limit, await store.lockMarks(tx, subject, deleteBefore), now);
      if (retryAfter > 0) throw new AppError('too_many', TOO_MANY_CODES, { retryAfter });
    }
    const names = subjects.map(({ subject }) => subject);
    await store.insertMarks(tx, names, now, deleteBefore);
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const otp = hashOf(scope, id, code);
    await store.insertCode(tx, { id, userId, mobileNumber, otp, expiresAt, createdAt: now }, deleteBefore);
  });
  return code;
}

/**
 * Sends a one-time code to a mobile number.
 * @throws AppError `not_signed_in`, `too_many` with the seconds to wait, `provider_failed` (no provider, or it failed)
 */
export async function requestCode(
  scope: MobileScope,
  input: Input<typeof requestEndpoint>,
): Promise<Answer<typeof requestEndpoint>> {
  const userId = await callerId(scope);
  const { sendSms } = scope;
  if (!sendSms) throw new AppError('provider_failed', MOBILE_UNAVAILABLE);
  const code = await storeCode(scope, userId, input.mobileNumber);
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
  const userId = await callerId(scope);
  const refused = new AppError('bad_input', CODE_REFUSED);
  const sent = await store.takeTry(scope.db, input.mobileNumber, userId, scope.now());
  // The hash is computed in any case, so that the time taken reveals nothing.
  const matches = sameHash(sent?.otp ?? '', hashOf(scope, sent?.id ?? randomUUID(), input.code));
  if (!sent || !matches || !(await store.consumeCode(scope.db, sent.id))) throw refused;
  return { mobileNumber: input.mobileNumber };
}

/** The caller's verified number (+91…), or null. */
export function verifiedNumber(scope: Pick<Scope, 'db'>, userId: string): Promise<string | null> {
  return store.findVerifiedNumber(scope.db, userId);
}

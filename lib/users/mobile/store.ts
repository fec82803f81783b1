import { lockAllUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import { CODE_TRIES_MAX } from './constants';
import * as findBlockingQuery from './find-blocking.queries';
import * as insertCodeQuery from './insert-code.queries';

/** Others who ask about one of these subjects wait until the transaction ends; always to be locked in the same order. */
export async function lockMarks(tx: Runner, subjects: readonly string[]): Promise<void> {
  await lockAllUntilCommit(
    tx,
    subjects.map((subject) => ['limitMark', subject]),
  );
}

/** Of each limit, when the mark was set that has to age before there is room for another one; null while there is room. */
export async function findBlocking(
  db: Runner,
  limits: readonly { subject: string; max: number }[],
  since: Date,
): Promise<(Date | null)[]> {
  const subjects = limits.map(({ subject }) => subject);
  const mosts = limits.map(({ max }) => max);
  const rows = await findBlockingQuery.findBlocking.run({ subjects, mosts, since }, db);
  return rows.map(({ sentAt }) => sentAt);
}

export type NewCode = {
  id: string;
  userId: string;
  mobileNumber: string;
  /** A keyed hash. */
  otp: string;
  now: Date;
  expiresAt: Date;
  /** What is marked as having had one. */
  subjects: readonly string[];
};

/** Stores a code and marks what it counts for; deletes the codes and marks from before a moment. */
export async function insertCode(tx: Runner, code: NewCode, deleteBefore: Date): Promise<void> {
  await insertCodeQuery.insertCode.run({ ...code, subjects: [...code.subjects], deleteBefore }, tx);
}

/** Uses one try of the newest code that a user requested for a number; null when there is none that can be tried. */
export async function takeTry(
  db: Runner,
  mobileNumber: string,
  userId: string,
  now: Date,
): Promise<{ id: string; otp: string } | null> {
  const newest = await db.prisma.otpVerification.findFirst({
    where: { mobileNumber, userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  if (!newest) return null;
  const [code] = await db.prisma.otpVerification.updateManyAndReturn({
    where: {
      id: newest.id,
      userId,
      attempts: { lt: CODE_TRIES_MAX },
      expiresAt: { gt: now },
      isVerified: false,
    },
    data: { attempts: { increment: 1 } },
    select: { id: true, otp: true },
  });
  return code ?? null;
}

/** Uses up a code and gives its user the number, inside the caller's transaction; false when the code was used already. */
export async function consumeCode(tx: Runner, codeId: string): Promise<boolean> {
  const [code] = await tx.prisma.otpVerification.updateManyAndReturn({
    where: { id: codeId, isVerified: false },
    data: { isVerified: true },
    select: { userId: true, mobileNumber: true },
  });
  if (!code?.userId) return false;
  const { count } = await tx.prisma.user.updateMany({
    where: { id: code.userId },
    data: { mobileNumber: code.mobileNumber, isMobileVerified: true },
  });
  return count === 1;
}

/** A user's number (+91…) once it is verified. */
export async function findVerifiedNumber(db: Runner, userId: string): Promise<string | null> {
  const user = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { mobileNumber: true, isMobileVerified: true },
  });
  return user?.isMobileVerified ? user.mobileNumber : null;
}

import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { CODE_TRIES_MAX } from './constants';

/** When a subject was marked since a moment, the newest `most`, newest first. Others who ask about it wait until the transaction ends. */
export async function lockMarks(tx: Runner, subject: string, since: Date, most: number): Promise<Date[]> {
  await lockUntilCommit(tx, 'limitMark', subject);
  const marks = await tx.prisma.limitMark.findMany({
    where: { subject, createdAt: { gt: since } },
    orderBy: { createdAt: 'desc' },
    take: most,
    select: { createdAt: true },
  });
  return marks.map((mark) => mark.createdAt);
}

/** Marks subjects, and deletes the marks from before a moment. */
export async function insertMarks(
  tx: Runner,
  subjects: readonly string[],
  now: Date,
  deleteBefore: Date,
): Promise<void> {
  await tx.prisma.limitMark.createMany({ data: subjects.map((subject) => ({ subject, createdAt: now })) });
  await tx.prisma.limitMark.deleteMany({ where: { createdAt: { lt: deleteBefore } } });
}

/** Stores a code, and deletes the codes from before a moment. */
export async function insertCode(
  tx: Runner,
  code: Prisma.OtpVerificationCreateManyInput,
  deleteBefore: Date,
): Promise<void> {
  await tx.prisma.otpVerification.deleteMany({ where: { createdAt: { lt: deleteBefore } } });
  await tx.prisma.otpVerification.create({ data: code });
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

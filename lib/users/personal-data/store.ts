import { z } from 'zod';
import type { Runner } from '@/lib/kit/scope';
import { starterSubject } from '../store';
import * as findProfileQuery from './find-profile.queries';

const columns = z.record(z.string(), z.unknown());

/** Every column of a user by its name in the database, except the product's own bookkeeping; empty for no user. */
export async function findProfile(db: Runner, userId: string): Promise<Record<string, unknown>> {
  const [row] = await findProfileQuery.findProfile.run({ userId }, db);
  return row ? columns.parse(row.profile) : {};
}

/** What a user consented to, oldest first. */
export function listConsents(db: Runner, userId: string) {
  return db.prisma.consent.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { purpose: true, granted: true, createdAt: true },
  });
}

/** Keeps counting a free starter that was granted to a user, without naming the user. */
async function rememberStarter(tx: Runner, userId: string): Promise<void> {
  const user = await tx.prisma.user.findUnique({
    where: { id: userId },
    select: { starterGranted: true, browserFingerprint: true, ipAddress: true, createdAt: true },
  });
  if (!user?.starterGranted || user.browserFingerprint === null || user.ipAddress === null) return;
  const subject = starterSubject(user.browserFingerprint, user.ipAddress);
  await tx.prisma.limitMark.create({ data: { subject, createdAt: user.createdAt } });
}

/** Deletes a user with one-time codes and consents, those that its browsers gave before they had a user included. */
export async function deleteUser(tx: Runner, userId: string, visitorIds: readonly string[]): Promise<void> {
  await tx.prisma.otpVerification.deleteMany({ where: { userId } });
  await tx.prisma.consent.deleteMany({
    where: { OR: [{ userId }, { userId: null, visitorId: { in: [...visitorIds] } }] },
  });
  await rememberStarter(tx, userId);
  await tx.prisma.user.deleteMany({ where: { id: userId } });
}

import { z } from 'zod';
import type { Runner } from '@/lib/kit/scope';
import * as findProfileQuery from './find-profile.queries';

const columns = z.record(z.string(), z.unknown());

/** Every column of a user by its name in the database, except the product's own bookkeeping; empty for no user. */
export async function findProfile(db: Runner, userId: string): Promise<Record<string, unknown>> {
  const [row] = await findProfileQuery.findProfile.run({ userId }, db);
  return row ? columns.parse(row.profile) : {};
}

/** The guests that have become part of an account. */
export async function listFormerGuests(db: Runner, userId: string): Promise<string[]> {
  const guests = await db.prisma.formerGuest.findMany({ where: { userId }, select: { guestId: true } });
  return guests.map(({ guestId }) => guestId);
}

/** What a user consented to, oldest first. */
export function listConsents(db: Runner, userId: string) {
  return db.prisma.consent.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { purpose: true, granted: true, noticeVersion: true, noticeLanguage: true, createdAt: true },
  });
}

/** Deletes a user with one-time codes and consents, those that its browsers gave before they had a user included. */
export async function deleteUser(tx: Runner, userId: string, visitorIds: readonly string[]): Promise<void> {
  await tx.prisma.otpVerification.deleteMany({ where: { userId } });
  await tx.prisma.consent.deleteMany({
    where: { OR: [{ userId }, { userId: null, visitorId: { in: [...visitorIds] } }] },
  });
  await tx.prisma.user.deleteMany({ where: { id: userId } });
}

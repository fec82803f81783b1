import type { Runner } from '@/lib/kit/scope';
import { blankCampaigns as blankCampaignsQuery } from './blank-campaigns.queries';
import { blankTraces as blankTracesQuery } from './blank-traces.queries';
import { findRawFingerprints as findRawQuery } from './find-raw-fingerprints.queries';

/** Each of these changes at most `rows` rows that are older than a moment, and says how many it changed; a row in use waits for the next run. */
type Old = { before: Date; rows: number };

/** Blanks where and with what users registered. */
export async function blankTraces(db: Runner, old: Old): Promise<number> {
  return (await blankTracesQuery.run(old, db)).length;
}

/** Blanks by which campaign users came. */
export async function blankCampaigns(db: Runner, old: Old): Promise<number> {
  return (await blankCampaignsQuery.run(old, db)).length;
}

/** Fingerprints that are stored as a browser gave them. */
export function findRawFingerprints(db: Runner, rows: number) {
  return findRawQuery.run({ rows }, db);
}

/** Puts another fingerprint in place of the one that a user has; nothing when it has changed meanwhile. */
export async function replaceFingerprint(
  db: Runner,
  user: { id: string; browserFingerprint: string },
  browserFingerprint: string,
): Promise<number> {
  const { count } = await db.prisma.user.updateMany({ where: user, data: { browserFingerprint } });
  return count;
}

/** Deletes what browsers without a user consented to. */
export async function deleteUserlessConsents(db: Runner, { before, rows }: Old): Promise<number> {
  const where = { userId: null, createdAt: { lte: before } };
  return (await db.prisma.consent.deleteMany({ where, limit: rows })).count;
}

/** Deletes what is known of the age of browsers without a user that are not held. */
export async function deleteUserlessAges(db: Runner, { before, rows }: Old): Promise<number> {
  const where = { userId: null, googleHash: null, state: { not: 'held' }, createdAt: { lte: before } };
  return (await db.prisma.ageHold.deleteMany({ where, limit: rows })).count;
}

/** Deletes one-time codes. */
export async function deleteCodes(db: Runner, { before, rows }: Old): Promise<number> {
  return (await db.prisma.otpVerification.deleteMany({ where: { createdAt: { lte: before } }, limit: rows }))
    .count;
}

/** Deletes what limits have counted. */
export async function deleteMarks(db: Runner, { before, rows }: Old): Promise<number> {
  return (await db.prisma.limitMark.deleteMany({ where: { createdAt: { lte: before } }, limit: rows })).count;
}

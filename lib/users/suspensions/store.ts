import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { SUSPENSION_SCOPES } from './constants';

/** A name that a person or a device goes by. */
export type Name =
  | { userId: string }
  | { visitorId: string }
  | { sessionId: string }
  | { googleHash: string }
  | { deviceHash: string }
  | { numberHash: string };

/** A caller: an account, its browser, and the session of its device. */
export type Names = { userId: string | null; visitorId: string; sessionId?: string | null };

const COLUMNS = {
  userId: true,
  visitorId: true,
  reference: true,
  scope: true,
  reason: true,
  startedAt: true,
  endsAt: true,
  liftedAt: true,
} satisfies Prisma.SuspensionSelect;

const toRow = (row: Prisma.SuspensionGetPayload<{ select: typeof COLUMNS }>) => ({
  ...row,
  scope: oneOf(SUSPENSION_SCOPES, row.scope),
});

export type SuspensionRow = ReturnType<typeof toRow>;
export type SuspensionFields = Omit<SuspensionRow, 'userId' | 'visitorId'>;

const inForce = (now: Date) => ({
  liftedAt: null,
  AND: [{ OR: [{ endsAt: null }, { endsAt: { gt: now } }] }],
});

/** The suspension of a caller that is in force: of the account, the browser, the device's session, or the guest that the browser's visitor is. */
export async function findFor(db: Runner, { userId, visitorId, sessionId }: Names, now: Date) {
  const row = await db.prisma.suspension.findFirst({
    where: {
      ...inForce(now),
      OR: [
        userId === null ? { user: { visitorId } } : { userId },
        { visitorId },
        ...(sessionId ? [{ sessionId }] : []),
      ],
    },
    orderBy: { startedAt: 'asc' },
    select: COLUMNS,
  });
  return row && toRow(row);
}

/** The suspension in force of any of these names. */
export async function findByNames(db: Runner, names: readonly Name[], now: Date) {
  if (names.length === 0) return null;
  const row = await db.prisma.suspension.findFirst({
    where: { ...inForce(now), OR: [...names] },
    orderBy: { startedAt: 'asc' },
    select: COLUMNS,
  });
  return row && toRow(row);
}

/** Suspends a name; what was said of it before is replaced. */
export async function putSuspension(tx: Runner, name: Name, fields: SuspensionFields): Promise<void> {
  const where: Prisma.SuspensionWhereUniqueInput = name;
  await tx.prisma.suspension.upsert({
    where,
    create: { ...name, ...fields },
    update: fields,
    select: { id: true },
  });
}

/** Lifts a suspension under all its names. @returns how many names it had */
export async function lift(tx: Runner, reference: string, now: Date): Promise<number> {
  const { count } = await tx.prisma.suspension.updateMany({
    where: { reference, liftedAt: null },
    data: { liftedAt: now },
  });
  return count;
}

/** What an account was suspended for, whether or not it still is. */
export async function listOf(db: Runner, userId: string): Promise<SuspensionRow[]> {
  return (await db.prisma.suspension.findMany({ where: { userId }, select: COLUMNS })).map(toRow);
}

/** Suspensions in force of a person's account and devices. */
export async function listInForce(
  db: Runner,
  { userId, sessionIds, deviceHashes }: { userId: string; sessionIds: string[]; deviceHashes: string[] },
  now: Date,
): Promise<SuspensionRow[]> {
  const rows = await db.prisma.suspension.findMany({
    where: {
      ...inForce(now),
      OR: [{ userId }, { sessionId: { in: sessionIds } }, { deviceHash: { in: deviceHashes } }],
    },
    orderBy: { startedAt: 'asc' },
    distinct: ['reference'],
    select: COLUMNS,
  });
  return rows.map(toRow);
}

/** What a user's last registration told of the device, and the names by which the account can be known again. */
export function findDevice(tx: Runner, userId: string) {
  return tx.prisma.user.findUnique({
    where: { id: userId },
    select: {
      googleId: true,
      visitorId: true,
      browserFingerprint: true,
      ipAddress: true,
      browserName: true,
      osName: true,
    },
  });
}

/** The number that a user has verified; null without one. */
export async function findNumber(tx: Runner, userId: string): Promise<string | null> {
  const user = await tx.prisma.user.findUnique({
    where: { id: userId },
    select: { mobileNumber: true, isMobileVerified: true },
  });
  return user?.isMobileVerified ? user.mobileNumber : null;
}

/** Other users who have verified a number. */
export async function listOfNumber(
  tx: Runner,
  mobileNumber: string,
  userId: string,
  take: number,
): Promise<string[]> {
  const users = await tx.prisma.user.findMany({
    where: { mobileNumber, isMobileVerified: true, id: { not: userId } },
    take,
    select: { id: true },
  });
  return users.map(({ id }) => id);
}

/** A session of a user's device. */
export function findDeviceSession(tx: Runner, userId: string, sessionId: string) {
  return tx.prisma.deviceSession.findFirst({
    where: { id: sessionId, userId },
    select: { browserName: true, osName: true },
  });
}

/** How many other people came with a fingerprint. */
export function countSharing(db: Runner, userId: string, browserFingerprint: string): Promise<number> {
  return db.prisma.user.count({ where: { browserFingerprint, id: { not: userId } } });
}

/** Forgets what is over of these browsers. */
export async function deleteOver(tx: Runner, visitorIds: readonly string[], now: Date): Promise<void> {
  await tx.prisma.suspension.deleteMany({
    where: {
      visitorId: { in: [...visitorIds] },
      OR: [{ liftedAt: { not: null } }, { endsAt: { lte: now } }],
    },
  });
}

/** Forgets what is over of browsers that nobody is known by any more, and what no account carries and began before a moment. */
export async function forget(
  db: Runner,
  { now, before, rows }: { now: Date; before: Date; rows: number },
): Promise<number> {
  const { count } = await db.prisma.suspension.deleteMany({
    where: {
      userId: null,
      OR: [{ startedAt: { lt: before } }, { liftedAt: { not: null } }, { endsAt: { lte: now } }],
    },
    limit: rows,
  });
  return count;
}

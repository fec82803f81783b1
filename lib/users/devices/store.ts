import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import * as closeVisitorQuery from './close-visitor.queries';
import * as findSessionQuery from './find-session.queries';

/** A session with the times that end it; null when it is signed out. */
export async function findSession(db: Runner, sessionId: string) {
  const [row] = await findSessionQuery.findSession.run({ sessionId }, db);
  return row ?? null;
}

/** @returns whether it is new */
export async function insertSession(
  db: Runner,
  session: Prisma.DeviceSessionCreateManyInput,
): Promise<boolean> {
  const { count } = await db.prisma.deviceSession.createMany({ data: session, skipDuplicates: true });
  return count === 1;
}

/** Writes that a device was seen, unless somebody has just done so. */
export async function touchSession(db: Runner, id: string, now: Date, seenBefore: Date): Promise<void> {
  await db.prisma.deviceSession.updateMany({
    where: { id, lastSeenAt: { lte: seenBefore } },
    data: { lastSeenAt: now },
  });
}

/**
 * From now on a user is found by sessions alone, no more by the visitor's cookie that registered them, and by no session that the same
 * cookie was given before this one. One that came after it may be the answer that another tab of this browser is still waiting for.
 */
export async function closeVisitor(db: Runner, userId: string, sessionId: string): Promise<void> {
  await closeVisitorQuery.closeVisitor.run({ userId, sessionId }, db);
}

/** Whether a visitor's cookie has registered a user whose browser shows a session since. */
export async function isClosed(db: Runner, visitorId: string): Promise<boolean> {
  return (await db.prisma.user.count({ where: { closedVisitorId: visitorId } })) > 0;
}

const DEVICE = {
  id: true,
  browserName: true,
  osName: true,
  deviceType: true,
  createdAt: true,
  lastSeenAt: true,
  authenticatedAt: true,
} satisfies Prisma.DeviceSessionSelect;

/** A person's devices, the one seen last first. */
export function listSessions(db: Runner, userId: string) {
  return db.prisma.deviceSession.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    select: DEVICE,
  });
}

/** Ends sessions of a user, and makes the cookies worthless that were given before there were sessions. @returns how many ended */
export async function deleteSessions(
  db: Runner,
  userId: string,
  which: Pick<Prisma.DeviceSessionWhereInput, 'id'>,
): Promise<number> {
  const { count } = await db.prisma.deviceSession.deleteMany({ where: { userId, ...which } });
  await db.prisma.user.updateMany({ where: { id: userId }, data: { tokenVersion: { increment: 1 } } });
  return count;
}

/** Deletes a user's sessions behind the newest ones. */
export async function deleteOldest(tx: Runner, userId: string, keep: number): Promise<void> {
  const old = await tx.prisma.deviceSession.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    skip: keep,
    select: { id: true },
  });
  if (old.length > 0)
    await tx.prisma.deviceSession.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** Deletes the sessions that have run out. */
export async function deleteOver(
  db: Runner,
  before: { guestSeen: Date; memberSeen: Date; memberCreated: Date },
): Promise<number> {
  const member = { authenticatedAt: { not: null } };
  const { count } = await db.prisma.deviceSession.deleteMany({
    where: {
      user: { legalHoldAt: null },
      OR: [
        { authenticatedAt: null, lastSeenAt: { lt: before.guestSeen } },
        { ...member, lastSeenAt: { lt: before.memberSeen } },
        { ...member, createdAt: { lt: before.memberCreated } },
      ],
    },
  });
  return count;
}

export function countSessions(db: Runner, userId: string): Promise<number> {
  return db.prisma.deviceSession.count({ where: { userId } });
}

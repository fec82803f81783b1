import type { Runner } from '@/lib/kit/scope';
import type { LockKey } from './ports';

/** Whether a person's chats are locked. */
export async function hasLock(db: Runner, userId: string): Promise<boolean> {
  return (await db.prisma.user.count({ where: { id: userId, chatLockAt: { not: null } } })) === 1;
}

const DEVICE = { id: true, browserName: true, osName: true, createdAt: true, lastUsedAt: true } as const;

/** Which of the devices a session's own is; null where that is not known. */
export async function findOwnKey(db: Runner, sessionId: string): Promise<string | null> {
  const session = await db.prisma.deviceSession.findUnique({
    where: { id: sessionId },
    select: { lockKeyId: true },
  });
  return session?.lockKeyId ?? null;
}

/** The devices that open a person's chats, the newest first. */
export function listDevices(db: Runner, userId: string) {
  return db.prisma.chatLockKey.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: DEVICE,
  });
}

/** By what a person's devices are asked. */
export function listKnown(db: Runner, userId: string) {
  return db.prisma.chatLockKey.findMany({
    where: { userId },
    select: { credentialId: true, transports: true },
  });
}

/** The key by which a device of this person answers; null: it is nobody's, or somebody else's. */
export async function findKey(
  db: Runner,
  userId: string,
  credentialId: string,
): Promise<(LockKey & { id: string }) | null> {
  const key = await db.prisma.chatLockKey.findFirst({ where: { userId, credentialId } });
  return key && { ...key, counter: Number(key.counter) };
}

/** Writes what a session's device is to sign, in place of what it was asked before. */
export async function writeChallenge(
  db: Runner,
  sessionId: string,
  lockChallenge: string,
  now: Date,
): Promise<void> {
  await db.prisma.deviceSession.updateMany({
    where: { id: sessionId },
    data: { lockChallenge, lockChallengeAt: now },
  });
}

/** Takes what a session's device was asked to sign: of two at once one gets it. */
export async function takeChallenge(db: Runner, sessionId: string) {
  const found = await db.prisma.deviceSession.findUnique({
    where: { id: sessionId },
    select: { lockChallenge: true, lockChallengeAt: true },
  });
  if (!found?.lockChallenge || !found.lockChallengeAt) return null;
  const { lockChallenge: challenge, lockChallengeAt: askedAt } = found;
  const { count } = await db.prisma.deviceSession.updateMany({
    where: { id: sessionId, lockChallenge: challenge },
    data: { lockChallenge: null, lockChallengeAt: null },
  });
  return count === 1 ? { challenge, askedAt } : null;
}

/** Adds a device; the first one sets the lock. Inside the caller's transaction. @returns its id */
export async function insertKey(
  tx: Runner,
  userId: string,
  key: LockKey & { browserName: string | null; osName: string | null },
  now: Date,
): Promise<string> {
  const { id } = await tx.prisma.chatLockKey.create({
    data: { ...key, counter: BigInt(key.counter), userId, createdAt: now },
    select: { id: true },
  });
  await tx.prisma.user.updateMany({ where: { id: userId, chatLockAt: null }, data: { chatLockAt: now } });
  return id;
}

/**
 * Forgets one of a person's devices, and locks the chats in the sessions that are that device's. Inside the caller's transaction.
 * @param besides the session whose chats stay open
 * @returns false: it is none of the person's
 */
export async function deleteKey(tx: Runner, userId: string, id: string, besides: string): Promise<boolean> {
  await tx.prisma.deviceSession.updateMany({
    where: { userId, lockKeyId: id, id: { not: besides } },
    data: { chatsOpenAt: null, lockChallenge: null, lockChallengeAt: null },
  });
  return (await tx.prisma.chatLockKey.deleteMany({ where: { id, userId } })).count === 1;
}

/**
 * Notes that a device has signed.
 * @returns false: it has signed something else meanwhile
 */
export async function noteSigned(
  db: Runner,
  { credentialId, counter }: Pick<LockKey, 'credentialId' | 'counter'>,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const { count } = await db.prisma.chatLockKey.updateMany({
    where: { credentialId, counter: BigInt(counter) },
    data: { counter: BigInt(newCounter), lastUsedAt: now },
  });
  return count === 1;
}

/**
 * Opens the chats in a session, or locks them there (null).
 * @param lockKeyId the session's own device, which has just signed; undefined: it stays as it is known
 */
export async function writeOpen(
  db: Runner,
  sessionId: string,
  chatsOpenAt: Date | null,
  lockKeyId?: string,
): Promise<void> {
  await db.prisma.deviceSession.updateMany({ where: { id: sessionId }, data: { chatsOpenAt, lockKeyId } });
}

/** Notes that opened chats are used; those that were locked meanwhile stay so. */
export async function noteUse(
  db: Runner,
  sessionId: string,
  now: Date,
  usedBefore: Date,
  openSince: Date,
): Promise<void> {
  await db.prisma.deviceSession.updateMany({
    where: { id: sessionId, chatsOpenAt: { gt: openSince, lte: usedBefore } },
    data: { chatsOpenAt: now },
  });
}

/** Takes a person's lock off, and forgets its devices. Inside the caller's transaction. */
export async function deleteLock(tx: Runner, userId: string): Promise<void> {
  await tx.prisma.user.updateMany({ where: { id: userId }, data: { chatLockAt: null } });
  await tx.prisma.chatLockKey.deleteMany({ where: { userId } });
  await tx.prisma.deviceSession.updateMany({
    where: { userId },
    data: { chatsOpenAt: null, lockChallenge: null, lockChallengeAt: null },
  });
}

import { randomUUID } from 'node:crypto';
import type { Runner } from '@/lib/kit/scope';

export async function insertRequest(tx: Runner, userId: string, role: string, now: Date): Promise<void> {
  await tx.prisma.dataRequest.create({ data: { id: randomUUID(), userId, role, createdAt: now } });
}

/** The download that waits for a user; null when there is none. */
export function findOpen(db: Runner, userId: string) {
  return db.prisma.dataRequest.findFirst({
    where: { userId, fetchedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
}

export async function markFetched(db: Runner, userId: string, now: Date): Promise<void> {
  await db.prisma.dataRequest.updateMany({ where: { userId, fetchedAt: null }, data: { fetchedAt: now } });
}

export function listRequests(db: Runner, userId: string) {
  return db.prisma.dataRequest.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { role: true, createdAt: true, fetchedAt: true },
  });
}

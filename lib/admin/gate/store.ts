import { oneOf } from '@/lib/kit/one-of';
import { OPERATOR_ROLES, type OperatorRole } from '@/lib/kit/operator';
import type { Runner } from '@/lib/kit/scope';

/** The role that an owner has given to a Google account; null for none. */
export async function findRole(db: Runner, email: string): Promise<OperatorRole | null> {
  const row = await db.prisma.operatorRole.findUnique({ where: { email }, select: { role: true } });
  return row && oneOf(OPERATOR_ROLES, row.role);
}

/** When a session was last in the console; null when it never was. */
export async function findLastSeen(db: Runner, sessionId: string): Promise<Date | null> {
  const row = await db.prisma.consoleSession.findUnique({ where: { sessionId } });
  return row?.lastSeenAt ?? null;
}

/** Notes that a session is in the console. */
export async function noteSeen(db: Runner, sessionId: string, now: Date): Promise<void> {
  await db.prisma.consoleSession.upsert({
    where: { sessionId },
    create: { sessionId, lastSeenAt: now },
    update: { lastSeenAt: now },
  });
}

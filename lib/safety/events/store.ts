import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import type { SafetyFinding } from './constants';

const RULE_MAX_CHARS = 40;

export async function insertEvents(
  db: Runner,
  findings: readonly SafetyFinding[],
  about: { sessionId: string; messageId: string | null },
  now: Date,
): Promise<void> {
  const { sessionId, messageId } = about;
  await db.prisma.safetyEvent.createMany({
    data: findings.map(({ kind, rule }) => ({
      kind,
      rule: rule.slice(0, RULE_MAX_CHARS),
      sessionId,
      messageId,
      createdAt: now,
    })),
  });
}

/** What was noticed in a person's chats, oldest first. */
export function listEvents(db: Runner, userId: string) {
  return db.prisma.safetyEvent.findMany({
    where: { session: { userId } },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, rule: true, sessionId: true, messageId: true, createdAt: true },
  });
}

/** Events of chats about whose person the law does not have everything kept. */
const OF_NOBODY_HELD = {
  NOT: { session: { user: { legalHoldAt: { not: null } } } },
} satisfies Prisma.SafetyEventWhereInput;

/** Takes chat and message out of events. */
export async function untieEventsBefore(db: Runner, before: Date, rows: number): Promise<number> {
  const { count } = await db.prisma.safetyEvent.updateMany({
    where: {
      createdAt: { lte: before },
      OR: [{ sessionId: { not: null } }, { messageId: { not: null } }],
      AND: OF_NOBODY_HELD,
    },
    data: { sessionId: null, messageId: null },
    limit: rows,
  });
  return count;
}

export async function deleteEventsBefore(db: Runner, before: Date, rows: number): Promise<number> {
  const { count } = await db.prisma.safetyEvent.deleteMany({
    where: { createdAt: { lte: before }, ...OF_NOBODY_HELD },
    limit: rows,
  });
  return count;
}

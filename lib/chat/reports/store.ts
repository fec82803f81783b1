import type { Actor, Runner } from '@/lib/kit/scope';
import { isOwnedBy } from '../store';
import type { ReportReason } from './constants';

/** Stores the report of a companion's message, once. */
export async function insertReport(
  db: Runner,
  messageId: string,
  reason: ReportReason,
  actor: Actor,
  now: Date,
): Promise<'new' | 'reported' | 'no_message'> {
  const message = await db.prisma.message.findFirst({
    where: { id: messageId, sender: 'ai', session: isOwnedBy(actor) },
    select: { sessionId: true },
  });
  if (!message) return 'no_message';
  const { count } = await db.prisma.messageReport.createMany({
    data: { messageId, sessionId: message.sessionId, reason, createdAt: now },
    skipDuplicates: true,
  });
  return count === 1 ? 'new' : 'reported';
}

/** What a person reported, oldest first. */
export function listReports(db: Runner, userId: string) {
  return db.prisma.messageReport.findMany({
    where: { session: { userId } },
    orderBy: { createdAt: 'asc' },
    select: { sessionId: true, messageId: true, reason: true, status: true, createdAt: true },
  });
}

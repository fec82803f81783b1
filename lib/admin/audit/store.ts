import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';
import type { AuditLine } from './rules';

/** Lets one line be written at a time: each needs the hash of the one before. Held until the transaction ends. */
export const lockLog = (tx: Runner) => lockUntilCommit(tx, 'auditEntries', 'log');

/** The newest line; null in an empty log. */
export function findLast(db: Runner): Promise<AuditLine | null> {
  return db.prisma.auditEntry.findFirst({ orderBy: { seq: 'desc' } });
}

export async function insertLine(tx: Runner, line: AuditLine): Promise<void> {
  await tx.prisma.auditEntry.create({ data: line });
}

/** Whether an operator has done something to a subject since a moment. */
export async function hasLine(
  tx: Runner,
  {
    operator,
    action,
    subject,
    since,
  }: { operator: string; action: string; subject: { kind: string; id: string }; since: Date },
): Promise<boolean> {
  const line = await tx.prisma.auditEntry.findFirst({
    where: { subjectKind: subject.kind, subjectId: subject.id, operator, action, at: { gt: since } },
    select: { seq: true },
  });
  return line !== null;
}

/** What was done to users, or to chats of the first of them that had no user then, the oldest first. */
export async function listOpenings(
  db: Runner,
  [userId, ...others]: readonly [string, ...string[]],
  actions: readonly string[],
) {
  const chats = await db.prisma.chatSession.findMany({ where: { userId }, select: { id: true } });
  return db.prisma.auditEntry.findMany({
    where: {
      action: { in: [...actions] },
      OR: [
        { subjectKind: 'user', subjectId: { in: [userId, ...others] } },
        { subjectKind: 'chat', subjectId: { in: chats.map(({ id }) => id) } },
      ],
    },
    orderBy: { seq: 'asc' },
    select: { at: true, role: true, action: true, reason: true, detail: true },
  });
}

/** Lines before a number, the newest first. */
export function listBefore(
  db: Runner,
  { before, subjectId, take }: { before: bigint | null; subjectId: string | null; take: number },
): Promise<AuditLine[]> {
  return db.prisma.auditEntry.findMany({
    where: {
      ...(before === null ? {} : { seq: { lt: before } }),
      ...(subjectId === null ? {} : { subjectId }),
    },
    orderBy: { seq: 'desc' },
    take,
  });
}

/** The same after a number, the oldest first. */
export function listNewer(
  db: Runner,
  { after, subjectId, take }: { after: bigint; subjectId: string | null; take: number },
): Promise<AuditLine[]> {
  return db.prisma.auditEntry.findMany({
    where: { seq: { gt: after }, ...(subjectId === null ? {} : { subjectId }) },
    orderBy: { seq: 'asc' },
    take,
  });
}

/** Lines after a number, in order. */
export function listAfter(db: Runner, after: bigint, take: number): Promise<AuditLine[]> {
  return db.prisma.auditEntry.findMany({ where: { seq: { gt: after } }, orderBy: { seq: 'asc' }, take });
}

/** One line; null when there is none of that number. */
export function findLine(db: Runner, seq: bigint): Promise<AuditLine | null> {
  return db.prisma.auditEntry.findUnique({ where: { seq } });
}

import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { type Cut, inListOrder, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
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

/** Which lines an owner wants to see; what is null does not count. */
export type LineFilter = Times & {
  subjectId: string | null;
  /** An operator's e-mail address. */
  operator: string | null;
  action: string | null;
};

/** Lines of a filter: those of a cut, in the order of the list. */
export async function listLines(
  db: Runner,
  { subjectId, operator, action, ...times }: LineFilter,
  cut: Cut<'line'>,
): Promise<AuditLine[]> {
  const { where, orderBy, take } = pageOf(cut, { column: 'seq', as: 'bigint' }, 'seq');
  const rows = await db.prisma.auditEntry.findMany({
    where: {
      AND: [
        subjectId === null ? {} : { subjectId },
        operator === null ? {} : { operator },
        action === null ? {} : { action },
        withinTimes('at', times),
        where,
      ],
    },
    orderBy,
    take,
  });
  return inListOrder(rows, cut);
}

/** Lines after a number, in order. */
export function listAfter(db: Runner, after: bigint, take: number): Promise<AuditLine[]> {
  return db.prisma.auditEntry.findMany({ where: { seq: { gt: after } }, orderBy: { seq: 'asc' }, take });
}

/** One line; null when there is none of that number. */
export function findLine(db: Runner, seq: bigint): Promise<AuditLine | null> {
  return db.prisma.auditEntry.findUnique({ where: { seq } });
}

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

/** Lines after a number, in order. */
export function listAfter(db: Runner, after: bigint, take: number): Promise<AuditLine[]> {
  return db.prisma.auditEntry.findMany({ where: { seq: { gt: after } }, orderBy: { seq: 'asc' }, take });
}

import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { SUMMARY_LEVELS } from '../../constants';
import type { SummaryLine } from './rules';

/** Adds a line about the messages it covers. */
export async function addLine(
  tx: Runner,
  agentId: string,
  { level, text, fromSeq, uptoSeq, toldAt: told }: Omit<SummaryLine, 'id'>,
  now: Date,
): Promise<void> {
  await tx.prisma.memorySummary.create({
    data: {
      agentId,
      level,
      text,
      fromSeq: BigInt(fromSeq),
      uptoSeq: BigInt(uptoSeq),
      toldAt: told,
      createdAt: now,
    },
  });
}

/** The lines of an agent's summary, oldest first. */
export async function findLines(db: Runner, agentId: string): Promise<SummaryLine[]> {
  const rows = await db.prisma.memorySummary.findMany({
    where: { agentId },
    orderBy: { uptoSeq: 'asc' },
    select: { id: true, level: true, text: true, fromSeq: true, uptoSeq: true, toldAt: true },
  });
  return rows.map((row) => ({
    ...row,
    level: oneOf(SUMMARY_LEVELS, row.level),
    fromSeq: String(row.fromSeq),
    uptoSeq: String(row.uptoSeq),
  }));
}

/** Deletes lines; returns how many there still were. */
export async function dropLines(tx: Runner, agentId: string, ids: readonly string[]): Promise<number> {
  const { count } = await tx.prisma.memorySummary.deleteMany({ where: { agentId, id: { in: [...ids] } } });
  return count;
}

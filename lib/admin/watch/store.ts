import type { Runner } from '@/lib/kit/scope';
import type { Trouble } from './rules';

/** Opens an alert; null when there is one of the same thing that is not over. */
export async function openAlert(tx: Runner, trouble: Trouble, now: Date): Promise<{ id: string } | null> {
  const { kind, subject, text, fields } = trouble;
  const [row] = await tx.prisma.alert.createManyAndReturn({
    data: { kind, subject, text: text.slice(0, 500), fields, openedAt: now },
    skipDuplicates: true,
    select: { id: true },
  });
  return row ?? null;
}

/** Ends an alert; false when another process has. */
export async function endAlert(tx: Runner, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.prisma.alert.updateMany({
    where: { id, resolvedAt: null },
    data: { resolvedAt: now },
  });
  return count === 1;
}

const COLUMNS = { id: true, kind: true, subject: true, text: true, fields: true } as const;

/** Alerts of a kind that are not over. */
export async function listOpen(db: Runner, kind: string) {
  const rows = await db.prisma.alert.findMany({ where: { kind, resolvedAt: null }, select: COLUMNS });
  return rows.map((row) => ({ ...row, fields: Object(row.fields) as Record<string, unknown> }));
}

/** Whether a thing was told of, over or not. */
export async function wasTold(db: Runner, kind: string, subject: string): Promise<boolean> {
  return (await db.prisma.alert.count({ where: { kind, subject } })) > 0;
}

/** The newest alerts, those that are not over first. */
export function listAlerts(db: Runner, take: number) {
  return db.prisma.alert.findMany({
    orderBy: [{ resolvedAt: { sort: 'desc', nulls: 'first' } }, { openedAt: 'desc' }],
    take,
    include: { posts: { select: { phase: true, state: true, error: true } } },
  });
}

import { type Cut, inListOrder, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import type { Runner } from '@/lib/kit/scope';
import type { WatchState } from './constants';
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

const OVER = {
  open: { resolvedAt: null },
  over: { resolvedAt: { not: null } },
  all: {},
} as const satisfies Record<WatchState, object>;

/** Which alerts an operator wants to see; what is null does not count. */
export type AlertFilter = Times & { state: WatchState; kind: string | null };

/** Alerts with their messages to the webhook: those of a cut, in the order of the list. */
export async function listAlerts(db: Runner, { state, kind, ...times }: AlertFilter, cut: Cut<'since'>) {
  const { where, orderBy, take } = pageOf(cut, { column: 'openedAt', as: 'time' }, 'id');
  const rows = await db.prisma.alert.findMany({
    where: { AND: [OVER[state], kind === null ? {} : { kind }, withinTimes('openedAt', times), where] },
    orderBy,
    take,
    include: { posts: { select: { phase: true, state: true, error: true } } },
  });
  return inListOrder(rows, cut);
}

/** Alerts that are not over. */
export const countOpen = (db: Runner): Promise<number> => db.prisma.alert.count({ where: OVER.open });

import { type Cut, inListOrder, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import type { Runner } from '@/lib/kit/scope';
import type { AlertState } from './constants';

const WHERE = {
  open: { resolvedAt: null },
  done: { resolvedAt: { not: null } },
  all: {},
} as const satisfies Record<AlertState, object>;

const BY_TIME = { column: 'createdAt', as: 'time' } as const;

/** Which alerts an operator wants to see; what is null does not count. */
export type AlertFilter = Times & { state: AlertState; reason: string | null };

/** Alerts with their orders: those of a cut, in the order of the list. */
export async function listAlerts(db: Runner, { state, reason, ...times }: AlertFilter, cut: Cut<'when'>) {
  const { where, orderBy, take } = pageOf(cut, BY_TIME, 'id');
  const rows = await db.prisma.paymentAlert.findMany({
    where: { AND: [WHERE[state], reason === null ? {} : { reason }, withinTimes('createdAt', times), where] },
    orderBy,
    take,
    include: { payment: { select: { orderId: true, amount: true } } },
  });
  return inListOrder(rows, cut).map(({ payment, ...row }) => ({
    ...row,
    orderId: payment.orderId,
    amount: payment.amount,
  }));
}

/** Alerts that nobody has closed, the oldest first; each names an order, and nobody. */
export async function listOpenAlerts(db: Runner, take: number) {
  const rows = await db.prisma.paymentAlert.findMany({
    where: WHERE.open,
    orderBy: { createdAt: 'asc' },
    take,
    select: { reason: true, detail: true, payment: { select: { orderId: true } } },
  });
  return rows.map(({ payment, ...alert }) => ({ ...alert, orderId: payment.orderId }));
}

/** Payments that credited nothing, with what was done about them; amounts in rupees. */
export async function listSurplus(
  db: Runner,
  { status, ...times }: Times & { status: string | null },
  cut: Cut<'when'>,
) {
  const { where, orderBy, take } = pageOf(cut, BY_TIME, 'id');
  const rows = await db.prisma.paymentRefund.findMany({
    where: { AND: [status === null ? {} : { status }, withinTimes('createdAt', times), where] },
    orderBy,
    take,
    include: {
      payment: { select: { orderId: true, status: true, userId: true } },
      transfers: { select: { state: true, changedAt: true }, orderBy: { createdAt: 'desc' }, take: 1 },
    },
  });
  return inListOrder(rows, cut).map(({ payment, transfers, amount, ...row }) => ({
    ...row,
    ...{ orderId: payment.orderId, orderStatus: payment.status },
    amount: Number(amount),
    changedAt: transfers[0]?.changedAt ?? null,
  }));
}

export function findAlert(tx: Runner, id: string) {
  return tx.prisma.paymentAlert.findUnique({
    where: { id },
    select: { resolvedAt: true, payment: { select: { orderId: true } } },
  });
}

/** Notes who has seen an alert first. @returns false when somebody had */
export async function markSeen(tx: Runner, id: string, by: string, now: Date): Promise<boolean> {
  const { count } = await tx.prisma.paymentAlert.updateMany({
    where: { id, seenAt: null },
    data: { seenBy: by, seenAt: now },
  });
  return count === 1;
}

/** Closes an alert, once. @returns false when it was closed */
export async function markDone(
  tx: Runner,
  id: string,
  { by, because }: { by: string; because: string },
  now: Date,
): Promise<boolean> {
  const { count } = await tx.prisma.paymentAlert.updateMany({
    where: { id, resolvedAt: null },
    data: { resolvedBy: by, resolvedAt: now, because },
  });
  return count === 1;
}

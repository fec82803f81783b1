import { type Cut, inListOrder, type KeysetColumn, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { PAYMENT_KINDS, PAYMENT_STATUSES } from '../constants';

/** Orders begun since then, by status. */
export async function countOrders(db: Runner, since: Date): Promise<{ status: string; count: number }[]> {
  const rows = await db.prisma.payment.groupBy({
    by: ['status'],
    where: { createdAt: { gte: since } },
    _count: true,
  });
  return rows.map(({ status, _count: count }) => ({ status, count }));
}

/** Orders that Cashfree is still asked about, and when it should have been asked about the first of them. */
export async function findDueOrders(db: Runner): Promise<{ count: number; dueAt: Date | null }> {
  const { _count: count, _min } = await db.prisma.payment.aggregate({
    where: { nextCheckAt: { not: null } },
    _count: true,
    _min: { nextCheckAt: true },
  });
  return { count, dueAt: _min.nextCheckAt };
}

/** Which orders an operator wants to see; what is null does not count. */
export type OrderFilter = Times & {
  /** Ours or one of Cashfree's of that order. */
  number: string | null;
  /** People whose orders they are; empty: nobody's. */
  userIds: readonly string[] | null;
  status: (typeof PAYMENT_STATUSES)[number] | null;
  /** ₹, whole rupees */
  min: number | null;
  max: number | null;
};

/** What orders can be ordered by. */
export type OrdersBy = 'when' | 'amount';
const COLUMNS: Readonly<Record<OrdersBy, KeysetColumn>> = {
  when: { column: 'createdAt', as: 'time' },
  amount: { column: 'amount', as: 'number' },
};

const LINE = {
  ...{ id: true, orderId: true, cfOrderId: true, transactionId: true, kind: true, status: true },
  ...{ amount: true, messageCount: true, paymentMethod: true, createdAt: true, paidAt: true },
  ...{ userId: true, session: { select: { userId: true } } },
  _count: { select: { alerts: { where: { resolvedAt: null } }, refunds: true } },
} satisfies Prisma.PaymentSelect;

const toLine = ({
  session,
  userId,
  kind,
  status,
  _count,
  ...row
}: Prisma.PaymentGetPayload<{ select: typeof LINE }>) => ({
  ...row,
  kind: oneOf(PAYMENT_KINDS, kind),
  status: oneOf(PAYMENT_STATUSES, status),
  userId: userId ?? session?.userId ?? null,
  openAlerts: _count.alerts,
  surplus: _count.refunds,
});

/** An order as operators see it; `amount` in whole rupees. */
export type OrderLine = ReturnType<typeof toLine>;

/** @param sessionIds chats of the people of the filter: asked for by the relation, every order would be read */
function whereOf(filter: OrderFilter, sessionIds: string[]): Prisma.PaymentWhereInput {
  const { number, userIds, status, min, max, from, until } = filter;
  const clues: Prisma.PaymentWhereInput[] = [
    ...(number === null ? [] : [{ orderId: number }, { cfOrderId: number }, { transactionId: number }]),
    ...(userIds === null ? [] : [{ userId: { in: [...userIds] } }, { sessionId: { in: sessionIds } }]),
  ];
  return {
    ...(status !== null && { status }),
    ...((min !== null || max !== null) && {
      amount: { ...(min !== null && { gte: min }), ...(max !== null && { lte: max }) },
    }),
    ...withinTimes('createdAt', { from, until }),
    ...((number !== null || userIds !== null) && { OR: clues }),
  };
}

async function findSessionIds(db: Runner, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const where = { userId: { in: [...userIds] } };
  return (await db.prisma.chatSession.findMany({ where, select: { id: true } })).map(({ id }) => id);
}

/** Orders of a filter: those of a cut, in the order of the list. */
export async function listOrders(db: Runner, filter: OrderFilter, cut: Cut<OrdersBy>): Promise<OrderLine[]> {
  const { where, orderBy, take } = pageOf(cut, COLUMNS[cut.by], 'orderId');
  const rows = await db.prisma.payment.findMany({
    where: { AND: [whereOf(filter, await findSessionIds(db, filter.userIds ?? [])), where] },
    orderBy,
    take,
    select: LINE,
  });
  return inListOrder(rows, cut).map(toLine);
}

/** One order with what goes back of it and what did not fit; null when there is none. Amounts in rupees. */
export async function findOrder(db: Runner, orderId: string) {
  const row = await db.prisma.payment.findUnique({
    where: { orderId },
    select: {
      ...LINE,
      expiresAt: true,
      nextCheckAt: true,
      checks: true,
      alerts: { orderBy: { createdAt: 'asc' } },
      refunds: { orderBy: { createdAt: 'asc' } },
      refundRequests: { orderBy: { createdAt: 'asc' } },
      transfers: { orderBy: { createdAt: 'asc' } },
    },
  });
  if (!row) return null;
  const { alerts, refunds, refundRequests, transfers, expiresAt, nextCheckAt, checks, ...line } = row;
  return {
    ...toLine(line),
    ...{ expiresAt, nextCheckAt, checks, alerts, refundRequests },
    surplusPayments: refunds.map((one) => ({ ...one, amount: Number(one.amount) })),
    transfers: transfers.map((one) => ({ ...one, amount: Number(one.amount) })),
  };
}
export type OrderDetail = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { REFUND_REASONS } from '../refund-requests/constants';
import { OPERATOR_MAX, REASON_MAX } from './constants';

/** Holds back whoever else approves a refund of that order until the transaction ends: together they are never more than was paid. */
export function lockRefunds(tx: Runner, paymentId: string): Promise<void> {
  return lockUntilCommit(tx, 'orderRefunds', paymentId);
}

/** A request for unused messages, in whatever state. */
export async function findRequest(tx: Runner, id: string) {
  const row = await tx.prisma.refundRequest.findUnique({
    where: { id },
    select: {
      ...{ id: true, paymentId: true, messages: true, amount: true },
      payment: { select: { orderId: true } },
    },
  });
  if (!row) return null;
  const { payment, ...request } = row;
  return { ...request, orderId: payment.orderId };
}
export type AskedRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** A payment that credited nothing, in whatever state; `amount` in rupees. */
export async function findSurplus(tx: Runner, id: string) {
  const row = await tx.prisma.paymentRefund.findUnique({
    where: { id },
    select: { id: true, paymentId: true, amount: true },
  });
  return row && { ...row, amount: Number(row.amount) };
}
export type SurplusRow = NonNullable<Awaited<ReturnType<typeof findSurplus>>>;

/** The two kinds of money that go back. */
type Kind = 'request' | 'surplus';

/**
 * Notes that an operator approves. Others who decide on the same refund wait until the transaction ends.
 * @returns everybody who has approved; null when it is decided, or this operator has approved before
 */
export async function addApproval(
  tx: Runner,
  kind: Kind,
  id: string,
  operator: string,
  now: Date,
): Promise<string[] | null> {
  const name = operator.slice(0, OPERATOR_MAX);
  const push = { approvals: { push: name } };
  const others = { NOT: { approvals: { has: name } } };
  const [row] =
    kind === 'request'
      ? await tx.prisma.refundRequest.updateManyAndReturn({
          where: { id, state: 'asked', ...others },
          data: { ...push, changedAt: now },
          select: { approvals: true },
        })
      : await tx.prisma.paymentRefund.updateManyAndReturn({
          where: { id, status: 'queued', ...others },
          data: push,
          select: { approvals: true },
        });
  return row?.approvals ?? null;
}

/** Approves for good what `addApproval` holds, at what goes back. */
export async function markApproved(
  tx: Runner,
  kind: Kind,
  id: string,
  refund: { messages: number; amount: number } | null,
  now: Date,
): Promise<void> {
  if (kind === 'request')
    await tx.prisma.refundRequest.update({
      where: { id },
      data: { ...refund, state: 'approved', changedAt: now },
    });
  else await tx.prisma.paymentRefund.update({ where: { id }, data: { status: 'approved' } });
}

/** Refuses a request that nothing is left of. */
export async function closeRequest(tx: Runner, id: string, because: string, now: Date): Promise<void> {
  await tx.prisma.refundRequest.update({
    where: { id },
    data: { state: 'refused', because, changedAt: now },
  });
}

/** Refuses what nobody has approved for good. @returns false when there is no such refund */
export async function refuse(
  tx: Runner,
  id: string,
  { operator, because }: { operator: string; because: string },
  now: Date,
): Promise<boolean> {
  const decision = { refusedBy: operator.slice(0, OPERATOR_MAX), because: because.slice(0, REASON_MAX) };
  const requests = await tx.prisma.refundRequest.updateMany({
    where: { id, state: 'asked' },
    data: { ...decision, state: 'refused', changedAt: now },
  });
  if (requests.count > 0) return true;
  const surplus = await tx.prisma.paymentRefund.updateMany({
    where: { id, status: 'queued' },
    data: { ...decision, status: 'refused' },
  });
  return surplus.count > 0;
}

/** A refund that waits for an operator; null when it is decided. */
export async function findOpen(tx: Runner, id: string): Promise<{ approvals: string[] } | null> {
  const select = { approvals: true };
  return (
    (await tx.prisma.refundRequest.findFirst({ where: { id, state: 'asked' }, select })) ??
    (await tx.prisma.paymentRefund.findFirst({ where: { id, status: 'queued' }, select }))
  );
}

/** What waits for an operator, the oldest first: no names of people, amounts in rupees. */
export async function listOpenRefunds(db: Runner, limit: number) {
  const payment = { select: { orderId: true, amount: true, paidAt: true } };
  const [requests, surplus] = await Promise.all([
    db.prisma.refundRequest.findMany({
      where: { state: 'asked' },
      orderBy: { createdAt: 'asc' },
      take: limit,
      select: {
        ...{ id: true, reason: true, messages: true, amount: true, approvals: true, createdAt: true },
        payment,
      },
    }),
    db.prisma.paymentRefund.findMany({
      where: { status: 'queued' },
      orderBy: { createdAt: 'asc' },
      take: limit,
      select: { id: true, amount: true, approvals: true, createdAt: true, payment },
    }),
  ]);
  const open = [
    ...requests.map(({ reason, ...row }) => ({ ...row, reason: oneOf(REFUND_REASONS, reason) })),
    ...surplus.map((row) => ({
      ...row,
      reason: 'surplus' as const,
      messages: 0,
      amount: Number(row.amount),
    })),
  ];
  return open
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .slice(0, limit)
    .map(({ payment: order, ...row }) => ({
      ...row,
      orderId: order.orderId,
      paid: order.amount,
      paidAt: order.paidAt,
    }));
}

import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import { claimDueTransfers } from './claim-due-transfers.queries';
import { TRANSFER_STATES } from './constants';

const COLUMNS = {
  ...{ id: true, paymentId: true, requestId: true, surplusId: true, messages: true, amount: true },
  ...{ state: true, tries: true, createdAt: true, payment: { select: { orderId: true } } },
} satisfies Prisma.RefundTransferSelect;

const toTransfer = ({
  payment,
  amount,
  state,
  ...row
}: Prisma.RefundTransferGetPayload<{ select: typeof COLUMNS }>) => ({
  ...row,
  orderId: payment.orderId,
  amount: Number(amount),
  state: oneOf(TRANSFER_STATES, state),
});

/** Money on its way back; `amount` in rupees. */
export type TransferRow = ReturnType<typeof toTransfer>;

const OPEN = { in: ['ready', 'sent'] };

/** Lets approved money go; the caller's transaction approves it. `requestId` or `surplusId`: what it is for. */
export async function insertTransfer(
  tx: Runner,
  transfer: {
    id: string;
    paymentId: string;
    requestId: string | null;
    surplusId: string | null;
    messages: number;
    /** ₹ */
    amount: number;
  },
  now: Date,
): Promise<void> {
  await tx.prisma.refundTransfer.create({
    data: { ...transfer, nextCheckAt: now, createdAt: now, changedAt: now },
  });
}

/** Takes due refunds for this process; other processes leave them alone until the lease ends. */
export async function claimDue(
  db: Runner,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<TransferRow[]> {
  const claimed = await claimDueTransfers.run({ now, leaseUntil, limit }, db);
  const rows = await db.prisma.refundTransfer.findMany({
    where: { id: { in: claimed.map(({ id }) => id) } },
    orderBy: { createdAt: 'asc' },
    select: COLUMNS,
  });
  return rows.map(toTransfer);
}

/** Takes one refund that is not over, due or not; null when there is none. */
export async function claimOne(db: Runner, id: string, leaseUntil: Date): Promise<TransferRow | null> {
  const [row] = await db.prisma.refundTransfer.updateManyAndReturn({
    where: { id, state: OPEN },
    data: { tries: { increment: 1 }, nextCheckAt: leaseUntil },
    select: COLUMNS,
  });
  return row ? toTransfer(row) : null;
}

/** A refund that is over; null when there is none, or it goes on. */
export async function findEnded(db: Runner, id: string): Promise<TransferRow | null> {
  const row = await db.prisma.refundTransfer.findFirst({
    where: { id, state: { in: ['done', 'failed'] } },
    select: COLUMNS,
  });
  return row && toTransfer(row);
}

/** How many refunds go on, and how many ended since then, by state. */
export async function countTransfers(db: Runner, since: Date): Promise<{ state: string; count: number }[]> {
  const groups = await db.prisma.refundTransfer.groupBy({
    by: ['state'],
    where: { OR: [{ state: OPEN }, { state: { in: ['done', 'failed'] }, changedAt: { gte: since } }] },
    _count: true,
  });
  return groups.map(({ state, _count: count }) => ({ state, count }));
}

/** Sets when Cashfree is called about a refund again, unless it is over. */
export async function reschedule(db: Runner, id: string, nextCheckAt: Date): Promise<void> {
  await db.prisma.refundTransfer.updateMany({ where: { id, state: OPEN }, data: { nextCheckAt } });
}

/** Notes that Cashfree has a refund. */
export async function markSent(
  tx: Runner,
  transfer: TransferRow,
  { cfRefundId, nextCheckAt }: { cfRefundId: string; nextCheckAt: Date },
  now: Date,
): Promise<void> {
  const { count } = await tx.prisma.refundTransfer.updateMany({
    where: { id: transfer.id, state: OPEN },
    data: { cfRefundId, nextCheckAt },
  });
  if (count === 0 || transfer.state === 'sent') return;
  await tx.prisma.refundTransfer.updateMany({
    where: { id: transfer.id, state: 'ready' },
    data: { state: 'sent', changedAt: now },
  });
  await setOrigin(tx, transfer, { state: 'sent', from: ['approved'] }, now);
}

/**
 * Ends a refund, once: of several callers at the same moment one. `isBack`: it was paid, and the bank has sent it back.
 * @returns whether this one has
 */
export async function endTransfer(
  tx: Runner,
  transfer: TransferRow,
  end:
    | { state: 'done'; cfRefundId: string }
    | { state: 'failed'; cfRefundId: string | null; because: string; isBack: boolean },
  now: Date,
): Promise<boolean> {
  const { state, cfRefundId } = end;
  const isBack = end.state === 'failed' && end.isBack;
  const { count } = await tx.prisma.refundTransfer.updateMany({
    where: { id: transfer.id, state: isBack ? 'done' : OPEN },
    data: { state, nextCheckAt: null, changedAt: now, ...(cfRefundId !== null && { cfRefundId }) },
  });
  if (count === 0) return false;
  const to = state === 'done' ? { state } : { state: 'refused' as const, because: end.because };
  await setOrigin(tx, transfer, { ...to, from: isBack ? ['done'] : ['approved', 'sent'] }, now);
  return true;
}

/** What was asked for, or what nobody bought, follows its money. */
async function setOrigin(
  tx: Runner,
  { requestId, surplusId }: TransferRow,
  to: { state: 'sent' | 'done' | 'refused'; because?: string; from: string[] },
  now: Date,
): Promise<void> {
  const { state, because = null, from } = to;
  if (requestId !== null)
    await tx.prisma.refundRequest.updateMany({
      where: { id: requestId, state: { in: from } },
      data: { state, because, changedAt: now },
    });
  if (surplusId !== null)
    await tx.prisma.paymentRefund.updateMany({
      where: { id: surplusId, status: { in: from } },
      data: { status: state, because },
    });
}

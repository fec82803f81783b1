import { type Cut, inListOrder, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { REFUND_REASONS } from '../refund-requests/constants';
import type { RefundListReason, RefundListState } from './constants';

/** Which refunds an operator wants to see; what is null does not count. */
export type RefundFilter = Times & { state: RefundListState; reason: RefundListReason | null };

const BY_TIME = { column: 'createdAt', as: 'time' } as const;
const payment = { select: { orderId: true, amount: true } } as const;

const stateOf = (column: 'state' | 'status', state: RefundListState, open: string) =>
  state === 'all' ? {} : { [column]: state === 'open' ? open : state };

/** Of unused messages; amounts in rupees. */
async function listRequests(db: Runner, { state, reason, ...times }: RefundFilter, cut: Cut<'when'>) {
  const { where, orderBy, take } = pageOf(cut, BY_TIME, 'id');
  const rows = await db.prisma.refundRequest.findMany({
    where: {
      AND: [
        stateOf('state', state, 'asked'),
        reason === null ? {} : { reason },
        withinTimes('createdAt', times),
        where,
      ],
    },
    orderBy,
    take,
    select: {
      ...{ id: true, reason: true, messages: true, amount: true, approvals: true },
      ...{ state: true, createdAt: true, payment },
    },
  });
  return rows.map(({ reason: why, ...row }) => ({ ...row, reason: oneOf(REFUND_REASONS, why) }));
}

/** Of payments that credited nothing; amounts in rupees. */
async function listSurplus(db: Runner, { state, ...times }: RefundFilter, cut: Cut<'when'>) {
  const { where, orderBy, take } = pageOf(cut, BY_TIME, 'id');
  const rows = await db.prisma.paymentRefund.findMany({
    where: { AND: [stateOf('status', state, 'queued'), withinTimes('createdAt', times), where] },
    orderBy,
    take,
    select: { id: true, amount: true, approvals: true, status: true, createdAt: true, payment },
  });
  return rows.map(({ status, amount, ...row }) => ({
    ...{ ...row, reason: 'surplus' as const, messages: 0, amount: Number(amount), state: status },
  }));
}

/** Both kinds of refunds: those of a cut, in the order of the list. */
export async function listRefunds(db: Runner, filter: RefundFilter, cut: Cut<'when'>) {
  const { reason } = filter;
  const [requests, surplus] = await Promise.all([
    reason === 'surplus' ? [] : listRequests(db, filter, cut),
    reason === null || reason === 'surplus' ? listSurplus(db, filter, cut) : [],
  ]);
  const way = cut.down !== cut.back ? -1 : 1;
  const nearest = [...requests, ...surplus]
    .sort((one, other) => {
      const later = one.createdAt.getTime() - other.createdAt.getTime();
      return way * (later || (one.id < other.id ? -1 : 1));
    })
    .slice(0, cut.take);
  return inListOrder(nearest, cut).map(({ payment: order, ...row }) => ({
    ...row,
    orderId: order.orderId,
    paid: order.amount,
    // Both wait for a decision.
    state: row.state === 'queued' || row.state === 'asked' ? 'open' : row.state,
  }));
}

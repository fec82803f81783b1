import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Owner } from '@/lib/wallet/constants';
import type { Prisma } from '@/prisma/generated/client';
import { PAYMENT_STATUSES } from '../constants';
import { REFUND_REASONS, REFUND_STATES } from './constants';
import { boughtBy, findLatestOrder } from './lots/store';
import type { AskedOrder, Refund } from './rules';

type Names = { userId: string | null; visitorId: string };

/** What is to be known of an order before its refund is asked for. */
export async function findAskedOrder(
  tx: Runner,
  paymentId: string,
  owner: Owner,
): Promise<AskedOrder & { requestId: string | null }> {
  const [order, latest] = await Promise.all([
    tx.prisma.payment.findUniqueOrThrow({
      where: { id: paymentId },
      select: {
        ...{ status: true, paidAt: true },
        refundRequests: {
          select: { id: true, reason: true, state: true, refusedBy: true },
          orderBy: { createdAt: 'desc' },
        },
      },
    }),
    findLatestOrder(tx, owner),
  ]);
  // A minor's request that was withdrawn stands in nobody's way; one that goes on does.
  const request =
    order.refundRequests.find(({ reason }) => reason === 'person') ??
    order.refundRequests.find(({ state }) => state !== 'refused');
  return {
    status: oneOf(PAYMENT_STATUSES, order.status),
    paidAt: order.paidAt,
    isLatest: latest?.id === paymentId,
    request: request ? { state: oneOf(REFUND_STATES, request.state), refusedBy: request.refusedBy } : null,
    requestId: request?.reason === 'person' ? request.id : null,
  };
}

const ASKED_ANEW = { state: 'asked', approvals: [], because: null } satisfies Prisma.RefundRequestUpdateInput;

const REQUEST = {
  ...{ id: true, reason: true, state: true, messages: true, amount: true, because: true },
  ...{ createdAt: true, changedAt: true, payment: { select: { orderId: true } } },
} satisfies Prisma.RefundRequestSelect;

const toRequest = ({
  payment,
  state,
  reason,
  ...row
}: Prisma.RefundRequestGetPayload<{ select: typeof REQUEST }>) => ({
  ...row,
  orderId: payment.orderId,
  reason: oneOf(REFUND_REASONS, reason),
  state: oneOf(REFUND_STATES, state),
});

/** A request as its person sees it; `amount` in whole rupees. */
export type RequestRow = ReturnType<typeof toRequest>;

/** Puts the request of a person; one that nobody refused is asked again. */
export async function putRequest(
  tx: Runner,
  requestId: string | null,
  refund: Refund,
  now: Date,
): Promise<RequestRow> {
  const { paymentId, ...asked } = refund;
  const moments = { createdAt: now, changedAt: now };
  const row =
    requestId === null
      ? await tx.prisma.refundRequest.create({
          data: { paymentId, ...asked, reason: 'person', ...moments },
          select: REQUEST,
        })
      : await tx.prisma.refundRequest.update({
          where: { id: requestId },
          data: { ...ASKED_ANEW, ...asked, ...moments },
          select: REQUEST,
        });
  return toRequest(row);
}

/** What is told of a request. */
const TOLD = { id: true, paymentId: true, messages: true, amount: true } satisfies Prisma.RefundRequestSelect;
type ToldRequest = Prisma.RefundRequestGetPayload<{ select: typeof TOLD }>;

/**
 * Asks once for each order of a minor; a request that no operator has looked at yet follows the balance.
 * @returns those that are new, or for something else than before
 */
export async function putRequests(tx: Runner, refunds: readonly Refund[], now: Date): Promise<ToldRequest[]> {
  const put = await tx.prisma.refundRequest.createManyAndReturn({
    data: refunds.map((refund) => ({ ...refund, reason: 'minor', createdAt: now, changedAt: now })),
    skipDuplicates: true,
    select: TOLD,
  });
  for (const { paymentId, messages, amount } of refunds) {
    const changed = await tx.prisma.refundRequest.updateManyAndReturn({
      where: {
        ...{ paymentId, reason: 'minor', state: { in: ['asked', 'refused'] }, refusedBy: null },
        NOT: { state: 'asked', messages },
      },
      data: { ...ASKED_ANEW, messages, amount, changedAt: now },
      select: TOLD,
    });
    put.push(...changed);
  }
  return put;
}

/** The requests of an owner that no operator has decided on. */
export function findAsked(tx: Runner, owner: Owner) {
  return tx.prisma.refundRequest.findMany({
    where: { state: 'asked', payment: boughtBy(owner) },
    select: { id: true, messages: true, payment: { select: { id: true, orderId: true } } },
  });
}

/** Sets what a request that is asked for returns; null = nothing is left. */
export async function setAsked(
  tx: Runner,
  requestId: string,
  refund: Refund | null,
  because: string,
  now: Date,
): Promise<void> {
  await tx.prisma.refundRequest.updateMany({
    where: { id: requestId, state: 'asked' },
    data: refund
      ? { messages: refund.messages, amount: refund.amount, changedAt: now }
      : { state: 'refused', because, changedAt: now },
  });
}

const ofPerson = ({
  userId,
  visitorId,
}: { [Name in keyof Names]: string | null }): Prisma.PaymentWhereInput => ({
  OR: [
    ...(userId === null ? [] : [{ userId }, { session: { userId } }]),
    ...(visitorId === null ? [] : [{ userId: null, visitorId }, { user: { visitorId } }]),
  ],
});

/** Refuses the requests of a person as a minor that were only asked for. @returns them */
export function refuseAsked(
  tx: Runner,
  names: Parameters<typeof ofPerson>[0],
  now: Date,
): Promise<ToldRequest[]> {
  return tx.prisma.refundRequest.updateManyAndReturn({
    where: { reason: 'minor', state: 'asked', payment: ofPerson(names) },
    data: { state: 'refused', changedAt: now },
    select: TOLD,
  });
}

/** The requests of a person, the newest order first. */
export async function listRequests(
  db: Runner,
  names: { [Name in keyof Names]: string | null },
): Promise<RequestRow[]> {
  const rows = await db.prisma.refundRequest.findMany({
    where: { payment: ofPerson(names) },
    orderBy: [{ payment: { createdAt: 'desc' } }, { createdAt: 'desc' }],
    select: REQUEST,
  });
  return rows.map(toRequest);
}

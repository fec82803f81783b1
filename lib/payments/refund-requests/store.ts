import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { Owner } from '@/lib/wallet/constants';
import type { Prisma } from '@/prisma/generated/client';
import { REFUND_STATES } from './constants';
import type { Lot, Refund } from './rules';

type Names = { userId: string | null; visitorId: string };

/** The balances of a person: the wallet of the user, and the chats that have none. */
export async function findBalances(
  tx: Runner,
  { userId, visitorId }: Names,
): Promise<{ owner: Owner; balance: number }[]> {
  const [user, sessions] = await Promise.all([
    tx.prisma.user.findFirst({
      where: userId === null ? { visitorId } : { id: userId },
      select: { id: true, messageBalance: true },
    }),
    tx.prisma.chatSession.findMany({
      where: { userId: null, visitorId },
      select: { id: true, messagesLeft: true },
    }),
  ]);
  return [
    ...(user ? [{ owner: { kind: 'user', id: user.id } as const, balance: user.messageBalance }] : []),
    ...sessions.map(({ id, messagesLeft }) => ({
      owner: { kind: 'session', id } as const,
      balance: messagesLeft,
    })),
  ];
}

const boughtBy = ({ kind, id }: Owner): Prisma.PaymentWhereInput =>
  kind === 'user'
    ? { OR: [{ userId: id }, { userId: null, session: { userId: id } }] }
    : { userId: null, sessionId: id };

/** The paid orders of an owner, oldest first, without the messages that another request has asked back. */
export async function findLots(tx: Runner, owner: Owner): Promise<Lot[]> {
  const orders = await tx.prisma.payment.findMany({
    where: { status: 'paid', ...boughtBy(owner) },
    orderBy: [{ paidAt: 'asc' }, { createdAt: 'asc' }],
    select: {
      ...{ id: true, amount: true, messageCount: true },
      refundRequests: {
        where: { reason: { not: 'minor' }, state: { not: 'refused' } },
        select: { messages: true },
      },
    },
  });
  return orders.map(({ id, amount, messageCount, refundRequests }) => ({
    paymentId: id,
    amount,
    messages: messageCount,
    left: messageCount - refundRequests.reduce((sum, one) => sum + one.messages, 0),
  }));
}

/** Asks once for each order; a request that no operator has looked at yet follows the balance. */
export async function putRequests(tx: Runner, refunds: readonly Refund[], now: Date): Promise<void> {
  await tx.prisma.refundRequest.createMany({
    data: refunds.map((refund) => ({ ...refund, reason: 'minor', createdAt: now, changedAt: now })),
    skipDuplicates: true,
  });
  for (const { paymentId, messages, amount } of refunds) {
    await tx.prisma.refundRequest.updateMany({
      where: {
        ...{ paymentId, reason: 'minor', state: { in: ['asked', 'refused'] } },
        NOT: { state: 'asked', messages },
      },
      data: { state: 'asked', messages, amount, changedAt: now },
    });
  }
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

/** Refuses the requests of a person that were only asked for. @returns how many */
export async function refuseAsked(
  tx: Runner,
  names: Parameters<typeof ofPerson>[0],
  now: Date,
): Promise<number> {
  const { count } = await tx.prisma.refundRequest.updateMany({
    where: { reason: 'minor', state: 'asked', payment: ofPerson(names) },
    data: { state: 'refused', changedAt: now },
  });
  return count;
}

/** The requests of a person, the newest order first. */
export async function listRequests(db: Runner, names: Names) {
  const rows = await db.prisma.refundRequest.findMany({
    where: { payment: ofPerson(names) },
    orderBy: { payment: { createdAt: 'desc' } },
    select: {
      ...{ reason: true, state: true, messages: true, amount: true, createdAt: true },
      payment: { select: { orderId: true } },
    },
  });
  return rows.map(({ payment, state, amount, ...row }) => ({
    ...row,
    orderId: payment.orderId,
    state: oneOf(REFUND_STATES, state),
    amount,
  }));
}

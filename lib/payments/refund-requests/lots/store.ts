import type { Runner } from '@/lib/kit/scope';
import type { Owner } from '@/lib/wallet/constants';
import type { Prisma } from '@/prisma/generated/client';
import type { REFUND_REASONS } from '../constants';
import type { Lot } from '../rules';

type Reason = (typeof REFUND_REASONS)[number];

/** The owners of the balances of a person: the user, and the chats that have none. */
export async function findOwners(
  tx: Runner,
  { userId, visitorId }: { userId: string | null; visitorId: string },
): Promise<Owner[]> {
  const [user, sessions] = await Promise.all([
    tx.prisma.user.findFirst({
      where: userId === null ? { visitorId } : { id: userId },
      select: { id: true },
    }),
    tx.prisma.chatSession.findMany({ where: { userId: null, visitorId }, select: { id: true } }),
  ]);
  return [
    ...(user ? [{ kind: 'user', id: user.id } as const] : []),
    ...sessions.map(({ id }) => ({ kind: 'session', id }) as const),
  ];
}

/** Whose balance an order was credited to; null when its person has deleted the account. */
export async function findOwner(tx: Runner, paymentId: string): Promise<Owner | null> {
  const order = await tx.prisma.payment.findUnique({
    where: { id: paymentId },
    select: { userId: true, visitorId: true, session: { select: { id: true, userId: true } } },
  });
  const userId = order?.userId ?? order?.session?.userId;
  if (userId) return { kind: 'user', id: userId };
  if (order?.session) return { kind: 'session', id: order.session.id };
  // The chat that was paid for is deleted, and its messages had moved into the wallet before.
  const { visitorId = null } = order ?? {};
  const user =
    visitorId === null
      ? null
      : await tx.prisma.user.findFirst({ where: { visitorId }, select: { id: true } });
  return user && { kind: 'user', id: user.id };
}

/** The orders whose messages went into an owner's balance. */
export const boughtBy = ({ kind, id }: Owner): Prisma.PaymentWhereInput =>
  kind === 'user'
    ? { OR: [{ userId: id }, { userId: null, session: { userId: id } }] }
    : { userId: null, sessionId: id };

const LOT = {
  ...{ id: true, orderId: true, amount: true, messageCount: true },
  refundRequests: { select: { id: true, reason: true, state: true, messages: true } },
  transfers: {
    where: { requestId: { not: null }, state: { not: 'failed' } },
    select: { amount: true },
  },
} satisfies Prisma.PaymentSelect;

/** Leaves out what another request asks back: what is approved is off the balance already. */
const toLot = (
  row: Prisma.PaymentGetPayload<{ select: typeof LOT }>,
  unused: ReadonlyMap<string, number>,
  isOther: (request: { id: string; reason: string }) => boolean,
): Lot => ({
  paymentId: row.id,
  amount: row.amount,
  messages: row.messageCount,
  left: row.refundRequests
    .filter((request) => request.state === 'asked' && isOther(request))
    .reduce((left, { messages }) => left - messages, unused.get(row.orderId) ?? 0),
  returned: row.transfers.reduce((sum, { amount }) => sum + Number(amount), 0),
});

/**
 * The paid orders of an owner, oldest first, without the messages that a request for another reason asks back.
 * @param unused messages of each order by its order id
 */
export async function findLots(
  tx: Runner,
  owner: Owner,
  unused: ReadonlyMap<string, number>,
  reason: Reason,
): Promise<Lot[]> {
  const orders = await tx.prisma.payment.findMany({
    where: { status: 'paid', ...boughtBy(owner) },
    orderBy: [{ paidAt: 'asc' }, { createdAt: 'asc' }],
    select: LOT,
  });
  return orders.map((order) => toLot(order, unused, (request) => request.reason !== reason));
}

/** One order, without the messages that other requests than this one ask back. */
export async function findLot(
  tx: Runner,
  paymentId: string,
  unused: ReadonlyMap<string, number>,
  requestId: string | null,
): Promise<Lot> {
  const row = await tx.prisma.payment.findUniqueOrThrow({ where: { id: paymentId }, select: LOT });
  return toLot(row, unused, ({ id }) => id !== requestId);
}

/** The newest paid order of an owner; null without one. */
export function findLatestOrder(tx: Runner, owner: Owner): Promise<{ id: string; orderId: string } | null> {
  return tx.prisma.payment.findFirst({
    where: { status: 'paid', ...boughtBy(owner) },
    orderBy: [{ paidAt: 'desc' }, { createdAt: 'desc' }],
    select: { id: true, orderId: true },
  });
}

import type { Runner } from '@/lib/kit/scope';

/** Whose orders have that number: ours, Cashfree's of the order, or Cashfree's of the payment. */
export async function findBuyers(db: Runner, number: string): Promise<string[]> {
  const orders = await db.prisma.payment.findMany({
    where: { OR: [{ orderId: number }, { cfOrderId: number }, { transactionId: number }] },
    select: { userId: true, session: { select: { userId: true } } },
  });
  return orders.flatMap(({ userId, session }) => userId ?? session?.userId ?? []);
}

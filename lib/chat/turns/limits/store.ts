import { dayInIndia } from '@/lib/ai/usage/rules';
import type { Runner } from '@/lib/kit/scope';

/** A send got no reply: it is none of the user's, nor of what they allow themselves on the day on which it began, as long as that lasts. */
export async function uncountSend(
  tx: Runner,
  id: string,
  turn: { cost: number; createdAt: Date },
): Promise<void> {
  await tx.prisma.user.updateMany({
    where: { id, totalMessagesSent: { gt: 0 } },
    data: { totalMessagesSent: { decrement: 1 } },
  });
  if (turn.cost === 0) return;
  const sendsDay = new Date(dayInIndia(turn.createdAt));
  await tx.prisma.user.updateMany({
    where: { id, sendsDay, sendsThatDay: { gt: 0 } },
    data: { sendsThatDay: { decrement: 1 } },
  });
}

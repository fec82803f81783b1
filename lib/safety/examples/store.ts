import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';

/** Keeps an example; once for each message. @returns whether it is new */
export async function insertExample(
  tx: Runner,
  example: Prisma.SafetyExampleCreateManyInput,
): Promise<boolean> {
  const { count } = await tx.prisma.safetyExample.createMany({ data: example, skipDuplicates: true });
  return count === 1;
}

/** All examples, the oldest first. */
export function listExamples(db: Runner) {
  return db.prisma.safetyExample.findMany({
    orderBy: [{ createdAt: 'asc' }, { messageId: 'asc' }],
    select: { kind: true, language: true, text: true, reason: true, createdAt: true },
  });
}

/** Examples from the chats of a user. */
export function listOf(db: Runner, userId: string) {
  return db.prisma.safetyExample.findMany({
    where: { session: { userId } },
    orderBy: { createdAt: 'asc' },
    select: { sessionId: true, messageId: true, kind: true, text: true, createdAt: true },
  });
}

/** Deletes the example that a message became, if it became one. */
export async function deleteExample(tx: Runner, messageId: string): Promise<void> {
  await tx.prisma.safetyExample.deleteMany({ where: { messageId } });
}

import type { Runner } from '@/lib/kit/scope';
import type { Prisma } from '@/prisma/generated/client';
import type { Said } from './rules';

/** Stores a rating; false when the session has one already. */
export async function insertFeedback(
  db: Runner,
  feedback: Prisma.ChatFeedbackCreateManyInput,
): Promise<boolean> {
  const { count } = await db.prisma.chatFeedback.createMany({ data: feedback, skipDuplicates: true });
  return count === 1;
}

/** What a chat's rating says, or null. */
export function findFeedback(db: Runner, sessionId: string): Promise<Said | null> {
  return db.prisma.chatFeedback.findUnique({
    where: { sessionId },
    select: { rating: true, selectedTags: true, feedbackText: true },
  });
}

/** The stars a chat was given, or null. */
export async function findRating(db: Runner, sessionId: string): Promise<number | null> {
  const feedback = await db.prisma.chatFeedback.findUnique({
    where: { sessionId },
    select: { rating: true },
  });
  return feedback?.rating ?? null;
}

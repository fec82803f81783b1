import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Runner } from '@/lib/kit/scope';

export type NewFeedback = {
  sessionId: string;
  userId: string | null;
  visitorId: string;
  companionId: string | null;
  rating: number;
  selectedTags: readonly string[];
  feedbackText: string | null;
  now: Date;
};

const INSERT = {
  name: 'feedback.insert',
  text: `INSERT INTO chat_feedback (id, session_id, user_id, visitor_id, companion_id, rating, selected_tags, feedback_text, created_at)
VALUES (gen_random_uuid(), $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6::text[], $7, $8::timestamptz)`,
};

/** Stores a rating; false when the session has one already. */
export async function insertFeedback(db: Runner, feedback: NewFeedback): Promise<boolean> {
  try {
    await db.run(INSERT, [
      feedback.sessionId,
      feedback.userId,
      feedback.visitorId,
      feedback.companionId,
      feedback.rating,
      feedback.selectedTags,
      feedback.feedbackText,
      feedback.now,
    ]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'chat_feedback_session_id_key')) return false;
    throw error;
  }
}

const RATING = {
  name: 'feedback.rating',
  text: 'SELECT rating FROM chat_feedback WHERE session_id = $1::uuid',
};

/** The stars a chat was given, or null. */
export async function findRating(db: Runner, sessionId: string): Promise<number | null> {
  const [row] = await db.run<{ rating: number }>(RATING, [sessionId]);
  return row?.rating ?? null;
}

const MOVE = {
  name: 'feedback.move',
  text: 'UPDATE chat_feedback SET user_id = $2::uuid WHERE user_id = $1::uuid',
};

/** Gives a guest's ratings to an account. */
export async function moveFeedback(tx: Runner, guestId: string, accountId: string): Promise<void> {
  await tx.run(MOVE, [guestId, accountId]);
}

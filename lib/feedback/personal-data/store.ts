import type { Runner } from '@/lib/kit/scope';

export type FeedbackRow = {
  sessionId: string;
  rating: number;
  selectedTags: string[];
  feedbackText: string | null;
  createdAt: Date;
};

const LIST = {
  name: 'feedback.of_person',
  text: `SELECT session_id AS "sessionId", rating, selected_tags AS "selectedTags", feedback_text AS "feedbackText", created_at AS "createdAt"
FROM chat_feedback WHERE user_id = $1::uuid OR session_id IN (SELECT id FROM chat_sessions WHERE user_id = $1::uuid) ORDER BY created_at`,
};

export async function listFeedback(db: Runner, userId: string): Promise<FeedbackRow[]> {
  return db.run<FeedbackRow>(LIST, [userId]);
}

const OF_PERSON = 'user_id = $1::uuid OR visitor_id = ANY($2::uuid[])';
const LOCK = {
  name: 'feedback.lock_of_person',
  text: `SELECT id FROM chat_feedback WHERE ${OF_PERSON} ORDER BY id FOR UPDATE NOWAIT`,
};
const DELETE = { name: 'feedback.erase', text: `DELETE FROM chat_feedback WHERE ${OF_PERSON}` };

/** Does not wait for a rating that a sign-in is moving. @throws an error that `isRowBusy` knows */
export async function deleteFeedback(
  tx: Runner,
  userId: string,
  visitorIds: readonly string[],
): Promise<void> {
  await tx.run(LOCK, [userId, visitorIds]);
  await tx.run(DELETE, [userId, visitorIds]);
}

import type { Runner } from '@/lib/kit/scope';
import { REVIEWS_SHOWN } from './constants';

export type ReviewRow = {
  id: string;
  userId: string | null;
  reviewerName: string;
  isVerified: boolean;
  isSample: boolean;
  rating: number;
  reviewText: string;
  createdAt: Date;
};

const LIST = {
  name: 'companions.reviews',
  text: `SELECT id, user_id AS "userId", reviewer_name AS "reviewerName", is_verified AS "isVerified", is_sample AS "isSample",
  rating, review_text AS "reviewText", created_at AS "createdAt"
FROM companion_reviews WHERE companion_id = $1::uuid ORDER BY is_sample, created_at DESC, id LIMIT ${REVIEWS_SHOWN}`,
};

/** The newest reviews of a companion, those of people before the samples. */
export function findReviews(db: Runner, companionId: string): Promise<ReviewRow[]> {
  return db.run<ReviewRow>(LIST, [companionId]);
}

export type NewReview = {
  companionId: string;
  userId: string;
  rating: number;
  reviewText: string;
  reviewerName: string;
  now: Date;
};

const SAVE = {
  name: 'companions.save_review',
  text: `INSERT INTO companion_reviews (id, companion_id, user_id, rating, review_text, reviewer_name, is_verified, created_at)
VALUES (gen_random_uuid(), $1::uuid, $2::uuid, $3, $4, $5, true, $6::timestamptz)
ON CONFLICT (user_id, companion_id) DO UPDATE SET rating = $3, review_text = $4, reviewer_name = $5, created_at = $6::timestamptz
RETURNING id`,
};

/** Stores the one review of a person about a companion; an earlier one gives way. Returns its id. */
export async function saveReview(db: Runner, review: NewReview): Promise<string | null> {
  const [row] = await db.run<{ id: string }>(SAVE, [
    review.companionId,
    review.userId,
    review.rating,
    review.reviewText,
    review.reviewerName,
    review.now,
  ]);
  return row?.id ?? null;
}

const DELETE = {
  name: 'companions.delete_review',
  text: 'DELETE FROM companion_reviews WHERE id = $1::uuid AND user_id = $2::uuid RETURNING id',
};

/** @returns whether there was such a review of that person */
export async function deleteReview(db: Runner, id: string, userId: string): Promise<boolean> {
  return (await db.run(DELETE, [id, userId])).length > 0;
}

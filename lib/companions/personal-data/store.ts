import type { Runner } from '@/lib/kit/scope';

export type ReviewRow = {
  companionName: string;
  rating: number;
  reviewText: string;
  reviewerName: string;
  createdAt: Date;
};

const LIST = {
  name: 'companions.reviews_of_person',
  text: `SELECT k.name AS "companionName", r.rating, r.review_text AS "reviewText", r.reviewer_name AS "reviewerName",
  r.created_at AS "createdAt" FROM companion_reviews r JOIN companions k ON k.id = r.companion_id
WHERE r.user_id = $1::uuid ORDER BY r.created_at`,
};

export async function listReviews(db: Runner, userId: string): Promise<ReviewRow[]> {
  return db.run<ReviewRow>(LIST, [userId]);
}

const DELETE = {
  name: 'companions.erase_reviews',
  text: 'DELETE FROM companion_reviews WHERE user_id = $1::uuid',
};

export async function deleteReviews(tx: Runner, userId: string): Promise<void> {
  await tx.run(DELETE, [userId]);
}

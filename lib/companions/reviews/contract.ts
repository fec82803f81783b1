import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

export const review = z.object({
  id: z.guid(),
  reviewerName: z.string(),
  /** Written after a real chat by a signed-in person. */
  isVerified: z.boolean(),
  /** Written for the demonstration data. */
  isSample: z.boolean(),
  rating: z.int().min(1).max(5),
  reviewText: z.string(),
  /** ISO 8601 */
  createdAt: z.string(),
  /** The caller wrote it and may delete it. */
  isOwn: z.boolean(),
});

export const listReviews = endpoint({
  route: 'GET /api/companions/profile/{id}/reviews',
  params: z.object({ id: z.guid() }),
  response: z.array(review),
});

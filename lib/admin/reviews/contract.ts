import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';

const review = z.object({
  id: z.guid(),
  companionId: z.guid(),
  companionName: z.string(),
  /** Who wrote it, for those who may look at people; null otherwise, and of samples. */
  userId: z.string().nullable(),
  rating: z.number(),
  text: z.string(),
  reviewerName: z.string(),
  isSample: z.boolean(),
  /** ISO 8601 */
  at: z.string(),
  hidden: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
});

const query = z.object({
  id: z.guid().optional(),
  state: z.enum(['shown', 'hidden'], { error: 'Please choose shown or hidden.' }).optional(),
  stars: z.coerce.number().int().min(1).max(5).optional(),
  companion: z.guid().optional(),
  q: z
    .string()
    .max(100)
    .regex(/^[^\0]*$/)
    .optional(),
  ...dayQuery,
  ...pageQuery(['when', 'stars'], 'uuid'),
});

/** Reviews, hidden ones too, the newest first unless another order is asked for. */
export const listReviews = endpoint({
  route: 'GET /api/admin/reviews',
  operators: ['owner', 'support', 'content'],
  query,
  response: z.object({ reviews: z.array(review), ...pageEnds }),
});

/** The same as CSV. */
export const exportReviews = endpoint({
  route: 'GET /api/admin/reviews/export',
  operators: ['owner', 'support', 'content'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

const id = z.object({ id: z.guid() });
const done = z.object({ success: z.literal(true) });

/** The author reads the reason. */
export const hideReview = endpoint({
  route: 'POST /api/admin/reviews/{id}/hide',
  operators: ['owner', 'support', 'content'],
  params: id,
  body: z.object({
    reason: z
      .string({ error: 'Please say why: its author reads it.' })
      .trim()
      .min(5, 'Please say why: its author reads it.')
      .max(300, 'Please keep it to 300 characters.')
      .regex(/^[^\0]*$/, 'It holds a letter that cannot be stored.'),
  }),
  response: done,
  limit: { points: 60, perSeconds: 600 },
});

export const showReview = endpoint({
  route: 'POST /api/admin/reviews/{id}/show',
  operators: ['owner', 'support', 'content'],
  params: id,
  response: done,
  limit: { points: 60, perSeconds: 600 },
});

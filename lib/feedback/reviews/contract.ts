import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { REVIEW_TEXT_MAX } from './constants';
import { REVIEW_CONSENT, REVIEW_PRIVATE, REVIEW_TOO_LONG, REVIEW_WORDS } from './copy';
import { namesContact } from './rules';

export const publishReview = endpoint({
  route: 'POST /api/companions/reviews',
  body: z.object({
    /** The rated chat; its stars become the review's. */
    sessionId: z.guid(),
    reviewText: z
      .string()
      .trim()
      .max(REVIEW_TEXT_MAX, REVIEW_TOO_LONG)
      .regex(/[\p{L}\p{N}]/u, REVIEW_WORDS)
      .refine((text) => !namesContact(text), REVIEW_PRIVATE),
    consent: z.literal(true, REVIEW_CONSENT),
  }),
  response: z.object({ success: z.literal(true), id: z.guid() }),
  limit: { points: 10, perSeconds: 60 },
});

export const deleteReview = endpoint({
  route: 'DELETE /api/companions/reviews/{reviewId}',
  params: z.object({ reviewId: z.guid() }),
  response: z.object({ success: z.literal(true) }),
});

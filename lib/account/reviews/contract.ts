import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** The reviews that the caller has written, the newest first; of one that operators have hidden, why. */
export const listOwnReviews = endpoint({
  route: 'GET /api/account/reviews',
  response: z.object({
    reviews: z.array(
      z.object({
        companionName: z.string(),
        /** 1 to 5 */
        rating: z.number(),
        text: z.string(),
        /** ISO 8601 */
        at: z.string(),
        hidden: z.object({ at: z.string(), reason: z.string() }).nullable(),
      }),
    ),
  }),
});

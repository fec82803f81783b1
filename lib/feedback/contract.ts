import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { FEEDBACK_TEXT_MAX } from './constants';
import { RATING_MISSING_DETAIL, RATING_OUT_OF_RANGE } from './copy';

export const submitFeedback = endpoint({
  route: 'POST /api/chat/feedback',
  body: z.object({
    sessionId: z.guid(),
    userId: z.guid().nullish(),
    companionId: z.guid().nullish(),
    rating: z.int(RATING_MISSING_DETAIL).min(1, RATING_OUT_OF_RANGE).max(5, RATING_OUT_OF_RANGE),
    selectedTags: z.array(z.string().max(60)).max(5).nullish(),
    feedbackText: z.string().trim().max(FEEDBACK_TEXT_MAX).nullish(),
  }),
  response: z.object({ success: z.literal(true) }),
});

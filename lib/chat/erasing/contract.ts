import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** Deletes a person's own words; what is deleted already stays so. */
export const eraseMessage = endpoint({
  route: 'DELETE /api/chat/message/{messageId}',
  words: true,
  params: z.object({ messageId: z.guid() }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 60 },
});

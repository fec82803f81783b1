import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** The person has seen a chat up to this message. */
export const markRead = endpoint({
  route: 'POST /api/chats/{sessionId}/read',
  words: true,
  params: z.object({ sessionId: z.guid() }),
  body: z.object({ messageId: z.guid() }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 120, perSeconds: 60 },
});

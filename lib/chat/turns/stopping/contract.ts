import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** Takes back a message whose reply has not come. */
export const stopReply = endpoint({
  route: 'POST /api/chat/stop',
  body: z.object({ sessionId: z.guid(), clientMessageId: z.guid() }),
  response: z.object({
    /** It was never sent, and cost nothing. Otherwise it has not come here yet, or its answer is there. */
    stopped: z.boolean(),
  }),
  limit: { points: 60, perSeconds: 60 },
});

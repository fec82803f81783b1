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
  // A reply that was stopped cost its model's work, and no message: a script with five free ones would have it 500 times a day.
  limit: { points: 30, perSeconds: 24 * 60 * 60 },
});

import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { message } from '../../contract';

/** Makes the newest reply of a companion once more, in other words. */
export const rewordReply = endpoint({
  route: 'POST /api/chat/reword',
  words: true,
  body: z
    .object({
      sessionId: z.guid(),
      /** A message of the reply. */
      messageId: z.guid(),
      /** Made by the client; the same id again gets the first answer. */
      clientMessageId: z.guid(),
      /** Messages that the person has been told it costs; it never costs more. */
      cost: z.union([z.literal(0), z.literal(1)]),
    })
    // The session's own id stands for its welcome.
    .refine((body) => body.clientMessageId !== body.sessionId, 'clientMessageId must be an id of its own.'),
  response: z.object({
    /** The reply in other words; or help, where the talk asks for it. */
    aiMessages: z.array(message),
    systemMessage: message.optional(),
    /** The messages in whose place they stand; none when help came instead. */
    replaced: z.array(z.guid()),
    /** Messages left after it. */
    messagesLeft: z.int(),
    /** A message of the answer holds helplines. */
    crisis: z.boolean(),
    /** It cost nothing, because the person was in a crisis less than a day ago. */
    free: z.boolean(),
    /** As in the session. */
    closed: z.string().nullable(),
  }),
  limit: { points: 40, perSeconds: 60 },
});

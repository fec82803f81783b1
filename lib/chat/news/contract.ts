import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** Whether anything has happened in a chat, in the fewest bytes: a chat in front of somebody asks every few seconds. */
export const lookForNews = endpoint({
  route: 'GET /api/chat/news/{sessionId}',
  words: 'poll',
  params: z.object({ sessionId: z.guid() }),
  /** A message near the end of what the caller has; none = from the beginning. */
  query: z.object({ after: z.guid().optional() }),
  response: z.object({
    /** How many messages there are after that one, up to a few more than anybody asks about. */
    messages: z.int(),
    /** Which of them carry a reaction or were removed, and how (`marksOf` in ./rules.ts); mostly empty. */
    marks: z.string(),
    /** As in the session. */
    messagesLeft: z.int(),
  }),
});

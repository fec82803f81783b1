import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { reason } from '../people/contract';

export const said = z.object({
  id: z.string(),
  /** user, ai, system */
  sender: z.string(),
  /** text, image, … */
  kind: z.string(),
  content: z.string(),
  /** ISO 8601 */
  at: z.string(),
});

/** Opens a person's talk, for a reason; each opening, a page further back too, is a line of the log and of that person's export. */
export const readTalk = endpoint({
  route: 'POST /api/admin/talks/{chatId}',
  operators: ['owner', 'safety'],
  params: z.object({ chatId: z.guid() }),
  body: z.object({
    reason,
    /** The first message that is shown; those before it are read. */
    before: z.guid().optional(),
  }),
  response: z.object({
    companion: z.string(),
    /** In the order in which they were said. */
    messages: z.array(said),
    /** There is more before them. */
    hasMore: z.boolean(),
  }),
  limit: { points: 60, perSeconds: 600 },
});

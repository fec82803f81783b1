import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { REACTIONS } from './constants';

/** Puts a reaction on a companion's message, in place of the one before; null takes it away. */
export const reactToMessage = endpoint({
  route: 'PATCH /api/chat/message/{messageId}',
  words: true,
  params: z.object({ messageId: z.guid() }),
  body: z.object({ reaction: z.enum(REACTIONS).nullable() }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 60 },
});

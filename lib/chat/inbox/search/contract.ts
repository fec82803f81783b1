import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { inboxChat } from '../contract';
import { SEARCH_MAX_CHARS } from './constants';

export const foundMessage = z.object({
  id: z.guid(),
  chat: inboxChat.pick({ id: true, chatType: true, companionName: true, imagePath: true, ownName: true }),
  own: z.boolean(),
  /** ISO 8601 */
  at: z.string(),
  /** A part of what it says, and which words of that were searched for. */
  parts: z.array(z.object({ text: z.string(), found: z.boolean() })),
});

/** Messages of the caller's chats with all of the words, the newest first. The words are no part of an address, which servers on the way write down. */
export const searchMessages = endpoint({
  route: 'POST /api/chats/search',
  words: true,
  body: z.object({
    words: z.string().max(SEARCH_MAX_CHARS, `A search can have at most ${SEARCH_MAX_CHARS} characters.`),
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: z.object({ messages: z.array(foundMessage), next: z.string().nullable() }),
  limit: { points: 90, perSeconds: 60 },
});

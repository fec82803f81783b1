import { z } from 'zod';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { endpoint } from '@/lib/kit/endpoint';
import { OWN_NAME_MAX_CHARS } from './constants';
import { NAME_EMPTY } from './copy';

export const inboxChat = z.object({
  id: z.guid(),
  chatType: z.enum(CHAT_TYPES),
  companionName: z.string(),
  imagePath: z.string().nullable(),
  /** What its person calls it. */
  ownName: z.string().nullable(),
  /** It goes a day after it was begun, and nothing of it is kept elsewhere. */
  incognito: z.boolean(),
  pinned: z.boolean(),
  /** ISO 8601: the last words, else the beginning. */
  lastAt: z.string(),
  /** Messages of the companion's that have not been read; no more than 100 are counted. */
  unread: z.int(),
  /** Their beginning, on one line; null while nothing has been said. */
  last: z.object({ own: z.boolean(), words: z.string() }).nullable(),
});

/** pinned_lastAt_id of the chat before. */
const cursor = /^[01]_\d{4}-\d\d-\d\dT[\d:.]+Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A person's chats, pinned ones first, then the one last talked in; or those in the archive. */
export const listInbox = endpoint({
  route: 'GET /api/chats',
  words: true,
  query: z.object({ archived: z.literal('1').optional(), after: z.string().regex(cursor).optional() }),
  response: z.object({
    chats: z.array(inboxChat),
    next: z.string().nullable(),
    /** How many chats the archive has. */
    archived: z.int(),
  }),
});

/** Pins, archives or names a chat; what is not named stays. */
export const arrangeChat = endpoint({
  route: 'PATCH /api/chats/{sessionId}',
  words: true,
  params: z.object({ sessionId: z.guid() }),
  body: z
    .object({
      pinned: z.boolean().optional(),
      archived: z.boolean().optional(),
      /** null = by its companion's name. */
      ownName: z
        .string()
        .trim()
        .max(OWN_NAME_MAX_CHARS, `A name can have at most ${OWN_NAME_MAX_CHARS} characters.`)
        .regex(/[^\s\p{C}]/u, NAME_EMPTY)
        .nullable()
        .optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), 'Nothing is to be changed.')
    .refine((body) => !(body.pinned && body.archived), 'A chat in the archive cannot be pinned.'),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 60 },
});

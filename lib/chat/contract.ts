import { z } from 'zod';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { endpoint } from '@/lib/kit/endpoint';
import { HELD_KINDS } from '@/lib/kit/held';
import { BREAK_MINUTES } from '@/lib/users/limits/constants';
import { MESSAGE_MAX_CHARS, MESSAGE_TYPES, SENDERS } from './constants';

export const message = z.object({
  id: z.guid(),
  sessionId: z.guid(),
  sender: z.enum(SENDERS),
  content: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  /** ISO 8601 */
  timestamp: z.string(),
  /** ms, on AI messages only */
  typingDelay: z.int().optional(),
  /** Operators have taken it out of the chat, or its person has deleted their words: the content says so. */
  removed: z.literal(true).optional(),
  /** A companion's reply that was said differently: another one stands in its place, and nothing is shown here. */
  replaced: z.literal(true).optional(),
  /** The beginning of the message that it answers; none when that is gone. */
  quote: z.object({ id: z.guid(), sender: z.enum(SENDERS), content: z.string() }).optional(),
  /** One of `REACTIONS`, on messages of the companion's only. */
  reaction: z.string().optional(),
  /** Its companion wrote first, because its person has chosen so, and asks how something went. */
  checkIn: z.literal(true).optional(),
  /** What a picture shows, on image messages only. */
  imageAlt: z.string().optional(),
  /** What a person's message came with; its content is the words beside it, and may be empty. Pixels. */
  picture: z.object({ id: z.guid(), width: z.int(), height: z.int() }).optional(),
});

export const session = z.object({
  id: z.guid(),
  chatType: z.enum(CHAT_TYPES),
  companionId: z.guid().nullable(),
  companionName: z.string(),
  companion: z.object({ imagePath: z.string().nullable() }),
  /** Messages the owner can still send here: the wallet of a user, else the session's own. */
  messagesLeft: z.int(),
  /** How many of them were bought; free ones are used first. */
  bought: z.int(),
  isPaid: z.boolean(),
  companionAvailable: z.boolean(),
  feedbackGiven: z.boolean(),
  /** A message that was sent at balance 0 is being answered after a purchase. */
  answering: z.boolean(),
  /** The first message of the companion's that its person has not read. */
  unreadFrom: z.guid().nullable(),
  /** Nothing is sold or asked here, and sending is free: the person was in a crisis less than a day ago. */
  sellsNothing: z.boolean(),
  /** A crisis was hours or days ago and nobody has asked how the person is: the welcome does, also in a chat that has one. */
  checksIn: z.boolean(),
  /** After how many minutes of chatting in a row the person wants to be told; null: never. */
  breakMinutes: z.literal(BREAK_MINUTES).nullable(),
  /** Why nothing more can be sent here, in the person's language; null while the chat is open. */
  closed: z.string().nullable(),
  /** The person is held as a minor, or suspended, in this chat and in every other one. */
  held: z.enum(HELD_KINDS).nullable(),
  /** Pictures can be sent here. */
  takesPictures: z.boolean(),
  /** ISO 8601: when it goes, an incognito chat; null: it stays. */
  goesAt: z.string().nullable(),
});

const NEEDS_TEXT = 'A message needs some text.';

const sessionParams = z.object({ sessionId: z.guid() });

export const startSession = endpoint({
  route: 'POST /api/chat/session',
  body: z.object({
    chatType: z.enum(CHAT_TYPES),
    companionId: z.guid().nullish(),
    referralCode: z.string().max(64).nullish(),
    browserFingerprint: z.string().max(200).nullish(),
    userId: z.guid().nullish(),
    /** Made by the client for one visit of the loading screen: the same id again gets the same session. */
    clientSessionId: z.guid().nullish(),
    /** Nothing of it is remembered, and it goes 24 hours later. */
    incognito: z.boolean().nullish(),
  }),
  response: z.object({ id: z.guid() }),
  limit: { points: 20, perSeconds: 60 },
});

export const getSession = endpoint({
  route: 'GET /api/chat/session/{sessionId}',
  params: sessionParams,
  response: session,
});

export const listMessages = endpoint({
  route: 'GET /api/chat/messages/{sessionId}',
  words: true,
  params: sessionParams,
  query: z.object({ before: z.guid().optional() }),
  response: z.array(message),
});

export const welcome = endpoint({
  route: 'POST /api/chat/welcome/{sessionId}',
  words: true,
  params: sessionParams,
  response: z.object({ aiMessages: z.array(message) }),
  limit: { points: 30, perSeconds: 60 },
});

export const sendMessage = endpoint({
  route: 'POST /api/chat/message',
  words: true,
  body: z
    .object({
      sessionId: z.guid(),
      sender: z.literal('user'),
      content: z
        .string()
        .trim()
        .max(MESSAGE_MAX_CHARS, `A message can have at most ${MESSAGE_MAX_CHARS} characters.`)
        // White space and marks that show nothing are no text.
        .regex(/^$|[^\s\p{C}]/u, NEEDS_TEXT),
      clientMessageId: z.guid().optional(),
      /** The message of this chat that it answers; one that is gone meanwhile is not quoted. */
      replyToId: z.guid().optional(),
      /** A picture that was taken in for this chat. */
      pictureId: z.guid().optional(),
    })
    .refine((body) => body.content !== '' || body.pictureId !== undefined, {
      path: ['content'],
      message: NEEDS_TEXT,
    })
    // The session's own id stands for its welcome.
    .refine((body) => body.clientMessageId !== body.sessionId, 'clientMessageId must be an id of its own.'),
  response: z.object({
    userMessage: message,
    aiMessages: z.array(message),
    rechargeRequired: z.boolean(),
    systemMessage: message.optional(),
    /** Messages left after this send. */
    messagesLeft: z.int(),
    /** The message was a sign of a crisis, or asked for lines: a message of the answer holds them. */
    crisis: z.boolean(),
    /** It cost nothing, because the person was in a crisis less than a day ago. */
    free: z.boolean(),
    /** As in the session. */
    closed: z.string().nullable(),
    /** The person is held as a minor from now on. */
    held: z.literal('minor').optional(),
  }),
  limit: { points: 40, perSeconds: 60 },
});

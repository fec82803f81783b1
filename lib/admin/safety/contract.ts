import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';
import { reason } from '../people/contract';
import { EVENT_KINDS, EVENT_MARKS } from './constants';

const event = z.object({
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  rule: z.string(),
  /** ISO 8601 */
  at: z.string(),
  /** Null when the chat is gone or the event is about nobody any more. */
  chatId: z.string().nullable(),
  userId: z.string().nullable(),
  /** The message is still there, and can be opened for a reason. */
  hasText: z.boolean(),
  /** Messages that the person wrote in that chat afterwards, counted up to 1,000. */
  later: z.int().nullable(),
  /** Helplines were shown. */
  helpShown: z.boolean(),
  /** When the next visit began with a question how the person is, and when the person said to be safe; after this event. */
  askedAt: z.string().nullable(),
  safeAt: z.string().nullable(),
  /** When an operator found the person to be an adult, after this event. */
  holdLiftedAt: z.string().nullable(),
  isFalseAlarm: z.boolean().nullable(),
  isKept: z.boolean(),
});

const query = z.object({
  kind: z.enum(EVENT_KINDS).optional(),
  mark: z.enum(EVENT_MARKS).optional(),
  ...dayQuery,
  ...pageQuery(['when'], 'uuid'),
});

/** What the safety rules noticed of crises and ages, the newest first, without a text. */
export const listSafety = endpoint({
  route: 'GET /api/admin/safety',
  operators: ['owner', 'safety'],
  query,
  response: z.object({ events: z.array(event), ...pageEnds }),
});

/** The same as CSV. */
export const exportSafety = endpoint({
  route: 'GET /api/admin/safety/export',
  operators: ['owner', 'safety'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

const params = z.object({ id: z.guid() });

/** Opens the message of an event, for a reason; it is listed in the person's export. */
export const readSafety = endpoint({
  route: 'POST /api/admin/safety/{id}/read',
  operators: ['owner', 'safety'],
  params,
  body: z.object({ reason }),
  response: z.object({ text: z.string() }),
  limit: { points: 60, perSeconds: 600 },
});

/** Marks an event as a false alarm or as a real one; `keep` collects the message, masked, as an example. */
export const markSafety = endpoint({
  route: 'POST /api/admin/safety/{id}/mark',
  operators: ['owner', 'safety'],
  params,
  body: z
    .object({ isFalseAlarm: z.boolean(), keep: z.boolean().optional(), reason: reason.optional() })
    .refine(({ keep, isFalseAlarm }) => !keep || isFalseAlarm, 'Only a false alarm is kept as an example.')
    .refine(({ keep, reason: why }) => !keep || why !== undefined, 'Please say why.'),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 120, perSeconds: 600 },
});

/** The examples as lines of a file of eval/: kind, language and text between tabs. */
export const exportExamples = endpoint({
  route: 'GET /api/admin/safety/examples',
  operators: ['owner', 'safety'],
  file: true,
  response: fileAnswer,
  limit: { points: 10, perSeconds: 600 },
});

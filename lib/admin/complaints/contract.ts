import { z } from 'zod';
import { CASE_KINDS, ISSUE_STATES, ISSUE_WORDS_MAX } from '@/lib/issues/constants';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';
import { reason } from '../people/contract';

const state = z.enum(ISSUE_STATES, { error: 'There is no such state.' });

const kind = z.enum(CASE_KINDS, { error: 'There is no such kind.' });

const complaint = z.object({
  number: z.string(),
  kind,
  userId: z.string().nullable(),
  name: z.string(),
  detail: z.string(),
  state,
  assignee: z.string().nullable(),
  /** ISO 8601 */
  at: z.string(),
  /** When the next word of ours is due; null once closed. */
  dueAt: z.string().nullable(),
  isLate: z.boolean(),
});

const query = z.object({
  kind: kind.optional(),
  state: state.optional(),
  /** The operator's own ones. */
  assignee: z.literal('me', 'There are only your own ones to choose.').optional(),
  /** A number (SA-1001) or the id of a person. */
  q: z.string().max(60).optional(),
  ...dayQuery,
  ...pageQuery(['due', 'when'], 'number'),
});

/** Complaints, the one that is due first on top and closed ones last unless another order is asked for. */
export const listComplaints = endpoint({
  route: 'GET /api/admin/complaints',
  operators: ['owner', 'support', 'safety'],
  query,
  response: z.object({ complaints: z.array(complaint), ...pageEnds }),
});

/** The same as CSV. */
export const exportComplaints = endpoint({
  route: 'GET /api/admin/complaints/export',
  operators: ['owner', 'support', 'safety'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

const number = z.object({ number: z.string().regex(/^SA-\d{1,9}$/) });

export const getComplaint = endpoint({
  route: 'GET /api/admin/complaints/{number}',
  operators: ['owner', 'support', 'safety'],
  params: number,
  response: complaint.extend({
    mobileNumber: z.string(),
    /** Of a reported message that is still there. */
    report: z
      .object({
        companion: z.string(),
        chatType: z.string(),
        /** The person sees "This message was removed." in its place; by which operator, and why. */
        removed: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
      })
      .nullable(),
    /** Of a review that is still there. */
    review: z
      .object({
        id: z.guid(),
        companionName: z.string(),
        rating: z.number(),
        text: z.string(),
        isHidden: z.boolean(),
      })
      .nullable(),
    closedAt: z.string().nullable(),
    words: z.array(
      z.object({ kind: z.enum(['note', 'answer']), author: z.string(), text: z.string(), at: z.string() }),
    ),
  }),
});

const words = z
  .string()
  .trim()
  .min(1, 'Please write something.')
  .max(ISSUE_WORDS_MAX, `Please keep it to ${ISSUE_WORDS_MAX} characters.`);

/** Answers, notes, assigns or closes; a field that is left out stays. */
export const changeComplaint = endpoint({
  route: 'POST /api/admin/complaints/{number}',
  operators: ['owner', 'support', 'safety'],
  params: number,
  body: z
    .object({
      answer: words.optional(),
      note: words.optional(),
      /** Made by the browser: words that come twice are written once. */
      requestId: z.guid().optional(),
      state: state.optional(),
      /** `me`, or nobody. */
      assignee: z.literal('me').nullable().optional(),
    })
    .refine(({ answer, note }) => answer === undefined || note === undefined, 'Please write one at a time.')
    .refine(
      ({ requestId: _, ...change }) => Object.values(change).some((value) => value !== undefined),
      'Please change something.',
    ),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 120, perSeconds: 600 },
});

/** Opens what was said around a reported message, for a reason; a line of the log and of its person's download. */
export const readReportedTalk = endpoint({
  route: 'POST /api/admin/complaints/{number}/talk',
  operators: ['owner', 'safety'],
  params: number,
  body: z.object({ reason }),
  response: z.object({
    companion: z.string(),
    /** In the order in which they were said. */
    messages: z.array(
      z.object({
        id: z.string(),
        /** user, ai, system */
        sender: z.string(),
        /** text, image, … */
        kind: z.string(),
        content: z.string(),
        at: z.string(),
        isReported: z.boolean(),
      }),
    ),
  }),
  limit: { points: 60, perSeconds: 600 },
});

/** Takes the reported message out of the chat for a reason, or puts it back. */
export const setReportedMessage = endpoint({
  route: 'POST /api/admin/complaints/{number}/message',
  operators: ['owner', 'safety'],
  params: number,
  body: z.object({ removed: z.boolean(), reason }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 600 },
});

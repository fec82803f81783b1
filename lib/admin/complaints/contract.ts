import { z } from 'zod';
import { ISSUE_STATES, ISSUE_WORDS_MAX } from '@/lib/issues/constants';
import { endpoint } from '@/lib/kit/endpoint';

const state = z.enum(ISSUE_STATES, { error: 'There is no such state.' });

const complaint = z.object({
  number: z.string(),
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

/** Complaints, the one that is due first on top, 50 a page. */
export const listComplaints = endpoint({
  route: 'GET /api/admin/complaints',
  operators: ['owner', 'support'],
  query: z.object({
    state: state.optional(),
    /** A number (SA-1001) or the id of a person. */
    q: z.string().max(60).optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
  }),
  response: z.object({ complaints: z.array(complaint), hasMore: z.boolean() }),
});

const number = z.object({ number: z.string().regex(/^SA-\d{1,9}$/) });

export const getComplaint = endpoint({
  route: 'GET /api/admin/complaints/{number}',
  operators: ['owner', 'support'],
  params: number,
  response: complaint.extend({
    mobileNumber: z.string(),
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
  operators: ['owner', 'support'],
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
